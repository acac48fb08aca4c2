import { AssessRequest, MEDIA_MAX, NOTES_MAX } from '#contract/assess/assess-request.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { MOST_CHECKS } from '#domain/engine/answer/check-question.ts'
import { unfitting } from '#domain/engine/ask/clarify.ts'
import { isSound } from '#domain/engine/ask/suggested.ts'
import { questionsOf } from '#domain/engine/assess.ts'
import { hasComplaint } from '#domain/engine/flow/has-complaint.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'
import { readAnswers } from '#service/assess/answers.ts'
import { checkMedia, type CheckedMedia, type MediaContent } from '#service/assess/media.ts'
import { validate, validationError, type FieldMessages } from '#service/http/body/validation.ts'

const NOT_AS_SENT = 'Send back the suggestions as they came with the questions, or none.'

const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^body$/, 'Please tell us about your pet and its symptoms.'],
  [/^pet$/, 'Please tell us about your pet.'],
  [/^pet\.name$/, 'Please tell us your pet’s name, in at most 100 characters.'],
  [/^pet\.species$/, 'Please choose dog or cat.'],
  [/^pet\.birthday$/, 'Use the date format YYYY-MM-DD for the birthday.'],
  [/^pet\.gender$/, 'Please choose male or female.'],
  [/^pet\.isNeutered$/, 'Please answer yes or no.'],
  [/^pet\.weight\.unit$/, 'Please choose lbs or kg.'],
  [/^pet\.weight/, 'Enter a valid weight greater than zero.'],
  [/^pet\.(?:conditions|allergies|medications)/, 'Send at most 100 entries of at most 200 characters.'],
  [/^selectedSymptoms$/, 'Please select symptoms first.'],
  [/^selectedSymptoms\./, 'Please select symptoms from the list.'],
  [/^followUpAnswers$/, 'Please send the answers by question.'],
  [/^followUpAnswers\./, `Please choose from the list, or write at most ${NOTES_MAX} characters.`],
  [
    /^clarifications/,
    `Answer at most ${MOST_CHECKS} of the short questions, each with the options it came with.`,
  ],
  [/^suggestions/, NOT_AS_SENT],
  [/^additionalNotes$/, `Notes can be at most ${NOTES_MAX} characters.`],
  [/^media/, `Send at most ${MEDIA_MAX} photos or videos, each with its content or its address.`],
]

const messageFor: FieldMessages = (path) => MESSAGES.find(([pattern]) => pattern.test(path))?.[1] ?? null

const DAY_MS = 86_400_000

/** A birthday a day or two ahead is another time zone or a wrong clock, so a newborn; later is a slip. */
const readBirthday = (birthday: string | null, now: Date): { ok: boolean; birthday: string | null } => {
  if (birthday === null) return { ok: true, birthday }
  const ahead = Date.parse(birthday) - now.getTime()
  if (ahead <= 0) return { ok: true, birthday }
  return ahead <= 3 * DAY_MS
    ? { ok: true, birthday: now.toISOString().slice(0, 10) }
    : { ok: false, birthday: null }
}

export type ReadIntake = {
  readonly intake: Intake
  readonly media: readonly CheckedMedia[]
  readonly photos: readonly MediaContent[]
}

type Surroundings = {
  readonly storageHost: string | null
  readonly now: Date
  /** Photos fill the memory, so they are kept only for a model that sees them. */
  readonly keepPhotos?: boolean
}

export const readIntake = (
  body: unknown,
  { storageHost, now, keepPhotos = false }: Surroundings,
): ReadIntake => {
  const request = validate(AssessRequest, body, messageFor)
  const faults = new Map<string, string>()
  const { ok, birthday } = readBirthday(request.pet.birthday, now)
  if (!ok) faults.set('pet.birthday', 'The birthday cannot be in the future.')
  if (request.selectedSymptoms.length === 0 && !hasComplaint(request))
    faults.set('selectedSymptoms', 'Please select symptoms first.')
  const unknown = request.selectedSymptoms.filter((symptom) => !symptomsByValue.has(symptom))
  if (unknown.length > 0) faults.set('selectedSymptoms', 'Please select symptoms from the list.')
  const { answers, wrong } = readAnswers(request.followUpAnswers, request.pet.name)
  for (const [id, message] of wrong) faults.set(`followUpAnswers.${id}`, message)
  const media: CheckedMedia[] = []
  const photos: MediaContent[] = []
  for (const [index, item] of request.media.entries()) {
    const checked = checkMedia(item, storageHost)
    if (!checked.ok) {
      faults.set(`media.${index}`, checked.message)
      continue
    }
    media.push(checked.media)
    if (keepPhotos && checked.media.kind === 'image' && checked.content !== null) photos.push(checked.content)
  }
  const { pet, selectedSymptoms, additionalNotes, suggestions } = request
  const words = { pet: { ...pet, birthday }, selectedSymptoms, followUpAnswers: answers, additionalNotes }
  const told: Intake = suggestions === undefined ? words : { ...words, suggestions }
  if (suggestions?.some((each) => !isSound(each, words)) === true) faults.set('suggestions', NOT_AS_SENT)
  if (faults.size > 0) throw validationError(faults)
  return { intake: clarifiedBy(told, request.clarifications, now), media, photos }
}

function clarifiedBy(told: Intake, clarifications: Answers, now: Date): Intake {
  if (Object.keys(clarifications).length === 0) return told
  const wrong = unfitting(questionsOf(told, now), clarifications)
  if (wrong.length === 0) return { ...told, clarifications }
  throw validationError(
    new Map(
      wrong.map(({ id, isKnown }) => [
        `clarifications.${id}`,
        isKnown
          ? 'Please choose from the options this question came with.'
          : 'This question was not asked. Send the assessment without it to see what is asked now.',
      ]),
    ),
  )
}
