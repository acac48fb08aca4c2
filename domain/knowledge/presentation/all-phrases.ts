import { breathAndBody } from './breath-and-body.ts'
import { dangersAndBelly } from './dangers-and-belly.ts'
import { lifeAndEvents } from './life-and-events.ts'
import type { QuestionPhrases } from './phrase.ts'

export const phrases: Readonly<Record<string, QuestionPhrases>> = {
  ...dangersAndBelly,
  ...breathAndBody,
  ...lifeAndEvents,
}

export const onsetPhrases: Readonly<Record<string, { readonly follows?: string; readonly says: string }>> = {
  within_last_hour: { follows: 'within the last hour', says: 'It began within the last hour.' },
  hours_1_to_6: { follows: '1 to 6 hours ago', says: 'It began 1 to 6 hours ago.' },
  hours_6_to_24: { follows: '6 to 24 hours ago', says: 'It began 6 to 24 hours ago.' },
  days_1_to_3: { says: 'It began 1 to 3 days ago.' },
  days_4_to_7: { says: 'It began 4 to 7 days ago.' },
  weeks_1_to_4: { says: 'It began 1 to 4 weeks ago.' },
  more_than_month: { says: 'It began more than a month ago.' },
}

export const onsetUnsure = 'when it began'

/** The questions that are answered by a number or in the owner's own words; `{told}` stands for it. */
export const writtenPhrases: Readonly<Record<string, string>> = {
  resp_rate: '{told} breaths a minute at rest.',
  temperature_f: 'Temperature: {told} °F.',
  exposure_things: 'What it was: {told}.',
  exposure_details: 'Told of what was met: “{told}”.',
  medication_details: 'Medicine: “{told}”.',
  last_normal: 'Told of the last normal day: “{told}”.',
}
