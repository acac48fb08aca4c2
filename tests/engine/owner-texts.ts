import { adviceLasts, answerWords, followUpWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import { careByCondition } from '#domain/knowledge/compiled/care/by-condition.ts'
import { careBySymptom } from '#domain/knowledge/compiled/care/by-symptom.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import { careProducts } from '#domain/knowledge/compiled/care/products.ts'
import { standingAdvice } from '#domain/knowledge/compiled/care/standing-advice.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import { whatIfs } from '#domain/knowledge/compiled/what-ifs.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'

export type OwnerText = { readonly where: string; readonly text: string }

const under = (where: string, texts: readonly string[]): readonly OwnerText[] =>
  texts.map((text) => ({ where, text: text.replaceAll('{petName}', 'Pip') }))

const NOT_READ = new Set([
  'sources',
  'does',
  'against',
  'onlyFor',
  'notFor',
  'covers',
  'species',
  'topic',
  'waitsFrom',
])

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => (NOT_READ.has(key) ? [] : textsIn(inner)))
}

/** Without the names of the levels in the summary for the vet, and without the sentence the specification fixes. */
const { levelByRules: _forVets, notAtHome: _fixed, ...wordsForOwners } = answerWords

export const writtenTexts: readonly OwnerText[] = [
  ...rules.flatMap(({ id, because }) => under(id, [because])),
  ...atlas.flatMap(({ id, because, confirm, returnWhen }) => under(id, [because, ...confirm, returnWhen])),
  ...under('answer words', textsIn(wordsForOwners)),
  ...under('follow-up', [...textsIn(followUpWords), ...textsIn(adviceLasts)]),
  ...under('standing advice', textsIn(standingAdvice)),
  ...Object.entries(careBySymptom).flatMap(([id, care]) => under(`care for ${id}`, textsIn(care))),
  ...Object.entries(careByCondition).flatMap(([id, care]) => under(`care for ${id}`, textsIn(care))),
  ...Object.entries(firstAid).flatMap(([family, aid]) => under(`first aid, ${family}`, textsIn(aid))),
  ...careProducts.flatMap(({ name, notes, warnings }) =>
    under(`product ${name.dog}`, [notes.text, ...warnings.map(({ text }) => text)]),
  ),
  ...whatIfs.map(({ question, fact }) => ({
    where: `what if ${question}`,
    text: `If ${fact}, this would be an emergency.`,
  })),
  ...allConditions.flatMap(({ id, description }) => under(`condition ${id}`, [description])),
]

/** The summary for the vet is left out. */
export function textsOf({ assessment, summary }: EngineAnswer, where: string): readonly OwnerText[] {
  const { plan, treatment, trace } = summary
  const texts = [
    assessment.explanation,
    summary.triageRationale,
    summary.clinicalNotes.symptomSummary,
    ...assessment.differentialDiagnoses.map(({ description }) => description),
    ...assessment.recommendations.flatMap(({ description, actions }) => [description, ...actions]),
    ...plan.homeCareMeasures,
    ...plan.dietaryRecommendations,
    ...plan.monitoringInstructions,
    ...plan.worseningProtocol,
    ...plan.preArrivalTips,
    ...plan.otcMedications.flatMap(({ notes, warnings }) => [notes, ...warnings]),
    ...treatment.homeCare.map(({ instruction }) => instruction),
    ...treatment.dietaryRecommendations.map(({ description }) => description),
    treatment.followUpSchedule.nextCheckIn,
    treatment.followUpSchedule.veterinaryVisit.reason,
    ...treatment.warningSignsToWatch,
    treatment.generalNotes,
    ...trace.rules.map(({ because }) => because),
    ...trace.patterns.map(({ because }) => because),
    ...trace.doses.map(({ working }) => working),
    ...trace.unknown,
    ...trace.whatWouldChange.map(({ sentence }) => sentence),
  ]
  // What the owner wrote is quoted; how hard it is to read is not ours to say.
  return texts.map((text) => ({ where, text: text.replaceAll(/“[^”]*”/g, '“…”') }))
}
