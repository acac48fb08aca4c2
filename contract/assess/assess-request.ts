import { z } from 'zod/mini'
import { orByDefault } from '#domain/logic/schema.ts'
import { MOST_CHECKS } from '#domain/engine/answer/check-question.ts'
import { MOST_SUGGESTIONS, Suggestion } from '#domain/logic/suggestion.ts'
import { UNIT_UNLESS_TOLD } from '#domain/pets/weight.ts'

export const NOTES_MAX = 2000
export const MEDIA_MAX = 6
export const MEDIA_BYTES = 10 * 1024 * 1024

const numericText = z.pipe(z.string().check(z.regex(/^\s*\d+(?:\.\d+)?\s*$/)), z.transform(Number))

const weightValue = z
  .union([z.number(), numericText])
  .check(z.refine((value) => value > 0 && value <= 1000, 'Enter a valid weight greater than zero.'))

const textList = z.pipe(
  z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
  z.transform((list) => list ?? []),
)

const AssessPet = z.object({
  id: z.pipe(
    z.nullish(z.string().check(z.maxLength(64))),
    z.transform((id) => id ?? null),
  ),
  name: z.string().check(z.trim(), z.minLength(1, 'Please tell us your pet’s name.'), z.maxLength(100)),
  species: z.enum(['dog', 'cat'], 'Please choose dog or cat.'),
  breed: z.pipe(
    z.nullish(z.string().check(z.maxLength(120))),
    z.transform((breed) => breed ?? null),
  ),
  birthday: z.pipe(
    z.nullish(z.iso.date('Use the date format YYYY-MM-DD for the birthday.')),
    z.transform((day) => day ?? null),
  ),
  gender: z.pipe(
    z.nullish(z.enum(['male', 'female'])),
    z.transform((gender) => gender ?? null),
  ),
  isNeutered: z.pipe(
    z.nullish(z.boolean()),
    z.transform((neutered) => neutered ?? null),
  ),
  weight: z.pipe(
    z.nullish(
      z.object({
        value: z.pipe(
          z.nullish(weightValue),
          z.transform((value) => value ?? null),
        ),
        unit: orByDefault(z.enum(['lbs', 'kg']), UNIT_UNLESS_TOLD),
      }),
    ),
    z.transform((weight) => weight ?? { value: null, unit: UNIT_UNLESS_TOLD }),
  ),
  conditions: textList,
  allergies: textList,
  medications: textList,
})

const AnswerValue = z.union([
  z.string().check(z.maxLength(NOTES_MAX)),
  z.array(z.string().check(z.maxLength(NOTES_MAX))).check(z.maxLength(60)),
  z.pipe(z.number(), z.transform(String)),
])

const AssessMedia = z.union([
  z.object({ data_url: z.string(), mime_type: z.string().check(z.maxLength(100)) }),
  z.object({ url: z.url().check(z.maxLength(2000)) }),
])

export const AssessRequest = z
  .object({
    pet: AssessPet,
    selectedSymptoms: z.array(z.string().check(z.maxLength(60))).check(
      z.maxLength(25),
      z.refine(
        (list) => new Set(list).size === list.length,
        'A symptom was sent twice. Send each symptom once.',
      ),
    ),
    followUpAnswers: z.pipe(
      z.nullish(
        z
          .record(z.string().check(z.maxLength(60)), AnswerValue)
          .check(
            z.refine(
              (answers) => Object.keys(answers).length <= 60,
              'There are too many answers. Send at most 60.',
            ),
          ),
      ),
      z.transform((answers) => answers ?? {}),
    ),
    additionalNotes: z.pipe(
      z.nullish(z.string().check(z.maxLength(NOTES_MAX, `Notes can be at most ${NOTES_MAX} characters.`))),
      z.transform((notes) => notes ?? ''),
    ),
    /** The problem is none of the symptoms: it is told in words or by what was eaten, and no symptom stands in for it. */
    toldInWords: z.optional(z.boolean()),
    clarifications: z.pipe(
      z.nullish(
        z
          .record(z.string().check(z.maxLength(80)), AnswerValue)
          .check(
            z.refine(
              (answers) => Object.keys(answers).length <= MOST_CHECKS,
              `Send at most ${MOST_CHECKS} clarifications.`,
            ),
          ),
      ),
      z.transform((answers) => answers ?? {}),
    ),
    suggestions: z.optional(
      z
        .array(
          z.extend(Suggestion, {
            id: z.string().check(z.maxLength(80)),
            quote: z.string().check(z.maxLength(NOTES_MAX)),
          }),
        )
        .check(z.maxLength(MOST_SUGGESTIONS, `Send at most ${MOST_SUGGESTIONS} suggestions.`)),
    ),
    media: z.pipe(
      z.nullish(
        z.array(AssessMedia).check(z.maxLength(MEDIA_MAX, `Send at most ${MEDIA_MAX} photos or videos.`)),
      ),
      z.transform((list) => list ?? []),
    ),
  })
  .check(
    z.refine(({ selectedSymptoms, toldInWords }) => selectedSymptoms?.length !== 0 || toldInWords === true, {
      path: ['selectedSymptoms'],
      message: 'Please select symptoms first.',
      // Said beside every other fault.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type AssessRequest = z.infer<typeof AssessRequest>
export type AssessRequestBody = z.input<typeof AssessRequest>
