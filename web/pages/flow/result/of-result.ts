import { LaterClosestVet } from '#web/closest-vet/later-closest-vet.ts'
import { LaterAnswer } from '#web/features/assessment/waiting/later-answer.ts'
import { LaterDetails } from '#web/features/assessment/result/later-details.ts'
import { LaterFinder } from './later-finder.ts'

export const PARTS_OF_RESULT = [LaterClosestVet, LaterAnswer, LaterDetails, LaterFinder]
