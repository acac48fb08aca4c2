import { LaterClosestVet } from '#web/closest-vet/later-closest-vet.ts'
import { LaterAnswer } from '#web/features/assessment/waiting/later-answer.ts'
import { LaterDetails } from '#web/features/assessment/result/later-details.ts'
import { LaterFinder } from './later-finder.ts'

/** Whom to call in an emergency, and what an answer is shown by, fetched before there is one. */
export const PARTS_OF_RESULT = [LaterClosestVet, LaterAnswer, LaterDetails, LaterFinder]
