import { questionWords } from './words.ts'

/** What a question is about whose own words do not say it. */
const TOPICS: Readonly<Record<string, string>> = {
  danger_signs: 'the danger signs',
  neurologic_signs: 'walk, balance, twitching, mind and sight',
  reproductive_status: 'heat, pregnancy, birth and discharge',
  body_changes: 'weight, belly, restlessness, breath and urine',
  pain_signs: 'touch, belly, neck, trembling and restlessness',
  urine_signs: 'urine and urinating',
  skin_signs: 'sores, lumps, hair loss and parasites',
  skin_location: 'the skin trouble',
  labor_progress: 'pushing, discharge and time since the last young',
  baby_signs: 'nursing, warmth, strength and weight',
  context: 'accidents, heat, surgery, vaccines, medicine, food, contact and stress',
  exposure_amount: 'what it met',
  exposure_details: 'what it met',
  exposure_things: 'what it met',
}

/** A question as it is named beside others. */
export const namedQuestion = (id: string): string => {
  const topic = TOPICS[id]
  return topic === undefined ? questionWords(id) : `${questionWords(id)} (${topic})`
}

export const TOPIC_QUESTIONS: readonly string[] = Object.keys(TOPICS)
