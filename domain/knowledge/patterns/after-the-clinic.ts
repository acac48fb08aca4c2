import { ageAtLeast, all, answer, any, only, species, symptom } from '#domain/triage/condition.ts'
import type { Condition } from '#domain/triage/condition.ts'
import { aCat, aDog } from '../examples.ts'
import { provenBy, wellAnswers } from './cases.ts'
import {
  UNDER_A_DAY,
  UP_TO_3_DAYS,
  UP_TO_A_WEEK,
  besides,
  calm,
  ifAsked,
  illBesides,
  nearlyBright,
  since,
} from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

const operated = all(
  calm('surgery_or_anesthesia', 'new_or_missed_medicine'),
  answer('context', 'surgery_or_anesthesia'),
)
const vaccinated = all(calm('recent_vaccine'), answer('context', 'recent_vaccine'))
const pinkGums = ifAsked('gum_color', 'pink')
const noNerveSign = ifAsked('neurologic_signs', 'none')
const eatsABit: Condition = ifAsked(
  'eating',
  'normal',
  'more_than_usual',
  'reduced',
  'treats_only',
  'none_under_12h',
)
const drinksABit = ifAsked('water_intake', 'normal', 'less_than_usual', 'more_than_usual')
const mildPain = ifAsked('pain_signs', 'none', 'will_not_jump_or_climb', 'restless')
const passesUrine = ifAsked('urine_output', 'normal', 'large_volume')
const quiet = (onset: string, more = {}) =>
  wellAnswers(onset, {
    energy_level: 'slightly_low',
    context: ['surgery_or_anesthesia'],
    eating: 'reduced',
    water_intake: 'normal',
    gum_color: 'pink',
    neurologic_signs: ['none'],
    pain_signs: ['none'],
    mouth_signs: ['none'],
    urine_output: 'normal',
    vaccination_status: 'complete',
    ...more,
  })

/** The days after an operation or a vaccine. */
export const afterClinicPatterns: readonly BenignPattern[] = [
  {
    id: 'benign.quiet-after-anesthesia',
    name: 'Quiet after anesthesia',
    because:
      'For a day or two after anesthesia pets are sleepy and eat less, and a bit better with each meal.',
    finding: symptom('lethargy', 'decreased_appetite', 'constipation'),
    requires: all(
      operated,
      // fasting and anesthesia leave the bowel empty for a day or two
      ifAsked('last_stool', 'under_24h', 'hours_24_to_48'),
      nearlyBright,
      eatsABit,
      drinksABit,
      pinkGums,
      noNerveSign,
      mildPain,
      passesUrine,
      ageAtLeast(4),
      ifAsked('mouth_signs', 'none', 'drooling'),
      ifAsked('body_changes', 'none', 'restless', 'weight_gain'),
      ifAsked('reproductive_status', 'none'),
      ifAsked('vaccination_status', 'complete', 'started'),
      since(...UP_TO_3_DAYS),
    ),
    excludes: illBesides('lethargy', 'decreased_appetite', 'constipation'),
    explains: ['RF-099', 'RF-101', 'RF-213', 'RF-215'],
    returnWhen:
      'Go at once for pale gums, weakness, repeated vomiting or an open wound. Call if not better in two days.',
    sources: ['P10', 'P3'],
    examples: provenBy(
      'the evening after a spay',
      aDog(['lethargy'], quiet('hours_6_to_24'), { gender: 'female', ageMonths: 5, weightKg: 10 }),
      ['pale gums', { gum_color: 'pale_white' }],
      'gum_color',
    ),
  },
  {
    id: 'benign.pink-incision',
    name: 'A slightly pink incision',
    because: 'The edges of a fresh incision are a little pink and firm for some days while they heal.',
    finding: symptom('rashes', 'itching', 'hair_loss'),
    requires: all(
      operated,
      nearlyBright,
      said('incision', 'surgery', 'clipped'),
      only('skin_signs', 'none', 'red_bumps', 'scabs_crusts', 'lump'),
      ifAsked('itch_severity', 'not_itchy', 'mild'),
      since(...UP_TO_A_WEEK),
    ),
    excludes: any(besides('lethargy'), said('foul', 'openIncision')),
    explains: ['RF-150', 'RF-213'],
    returnWhen:
      'Go at once if it opens or bleeds; see a vet for pus, heat, a bad smell or swelling that grows.',
    sources: ['P3', 'P10'],
    examples: provenBy(
      'pink edges on day three',
      aDog(
        ['rashes'],
        wellAnswers('days_1_to_3', {
          context: ['surgery_or_anesthesia'],
          skin_signs: ['red_bumps'],
          itch_severity: 'mild',
        }),
        { notes: 'Her incision is a little pink.' },
      ),
      ['gaping', {}, { notes: 'Her incision came open.' }],
      'skin_signs',
    ),
  },
  {
    id: 'benign.cough-after-breathing-tube',
    name: 'A mild cough after anesthesia',
    because: 'The breathing tube tickles the windpipe, so a dry cough for two or three days is common.',
    finding: symptom('coughing'),
    requires: all(
      operated,
      nearlyBright,
      ifAsked('breathing_at_rest', 'normal_quiet'),
      ifAsked('cough_signs', 'occasional', 'dry_honking', 'ends_in_gag', 'exercise_or_leash'),
      eatsABit,
      pinkGums,
      ageAtLeast(4),
      since(...UP_TO_3_DAYS),
    ),
    excludes: any(
      illBesides('coughing', 'lethargy', 'decreased_appetite'),
      answer('context', 'sick_contact'),
    ),
    explains: ['RF-021', 'RF-022', 'RF-213'],
    returnWhen:
      'See a vet for a wet cough, fever, no appetite or a cough past three days; go at once for hard breathing.',
    sources: ['P10', 'P3'],
    examples: provenBy(
      'dry cough since the dental',
      aCat(
        ['coughing'],
        wellAnswers('hours_6_to_24', {
          context: ['surgery_or_anesthesia'],
          breathing_at_rest: 'normal_quiet',
          cough_signs: ['occasional'],
          eating: 'normal',
        }),
      ),
      ['wet cough', { cough_signs: ['wet_moist'] }],
      'breathing_at_rest',
    ),
  },
  {
    id: 'benign.one-vomit-after-anesthesia',
    name: 'One vomit after anesthesia',
    because: 'Anesthesia can upset the stomach. To vomit once on the first evening is common.',
    finding: symptom('vomiting'),
    requires: all(
      operated,
      nearlyBright,
      only('vomit_frequency', 'once', 'none_24h'),
      only('vomit_content', 'food', 'foam_or_bile'),
      ifAsked('water_intake', 'normal', 'less_than_usual'),
      eatsABit,
      pinkGums,
      noNerveSign,
      mildPain,
      passesUrine,
      ageAtLeast(4),
      ifAsked('vaccination_status', 'complete', 'started'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(illBesides('vomiting', 'lethargy', 'decreased_appetite'), said('nsaidTrouble')),
    explains: ['RF-099', 'RF-101', 'RF-213', 'RF-215'],
    returnWhen:
      'Call before the next pain pill; go at once for more vomiting, pale gums, a swollen belly or weakness.',
    sources: ['P10', 'P3'],
    examples: provenBy(
      'threw up once after coming home',
      aDog(['vomiting'], quiet('hours_1_to_6', { vomit_frequency: 'once', vomit_content: ['foam_or_bile'] })),
      ['four times', { vomit_frequency: 'four_or_more' }],
      'vomit_content',
    ),
  },
  {
    id: 'benign.whining-after-anesthesia',
    name: 'Whining after anesthesia',
    because: 'The drugs of the day make some pets whine and pace the first night without pain.',
    finding: symptom('excessive_vocalization'),
    requires: all(
      operated,
      nearlyBright,
      only('vocal_when', 'for_food_or_attention', 'at_night', 'when_alone'),
      eatsABit,
      pinkGums,
      noNerveSign,
      only('pain_signs', 'none', 'restless'),
      passesUrine,
      since(...UNDER_A_DAY),
    ),
    excludes: illBesides('lethargy', 'decreased_appetite', 'hiding'),
    explains: ['RF-213'],
    returnWhen:
      'Call the clinic if it goes on past the night; go at once for screaming, guarding the belly or pale gums.',
    sources: ['P10', 'K'],
    examples: provenBy(
      'whines the first night',
      aDog(['excessive_vocalization'], quiet('hours_1_to_6', { vocal_when: 'at_night' })),
      ['cries when touched', { vocal_when: 'when_moved_or_touched' }],
      'vocal_when',
    ),
  },
  {
    id: 'benign.hiding-after-the-clinic',
    name: 'A cat that hides after the clinic',
    because: 'After the carrier and strange smells many cats hide for a day.',
    finding: all(species('cat'), symptom('hiding', 'lethargy')),
    requires: all(
      any(operated, vaccinated),
      nearlyBright,
      eatsABit,
      pinkGums,
      noNerveSign,
      mildPain,
      passesUrine,
      ageAtLeast(4),
      ifAsked('vaccination_status', 'complete', 'started'),
      since(...UP_TO_3_DAYS),
    ),
    excludes: illBesides('hiding', 'lethargy', 'decreased_appetite'),
    explains: ['RF-099', 'RF-101', 'RF-213', 'RF-215'],
    returnWhen:
      'See a vet if it hides past a day or eats nothing for half a day; go at once if it passes no urine.',
    sources: ['P2', 'P7'],
    examples: provenBy(
      'under the bed since the neuter',
      aCat(['hiding'], quiet('hours_6_to_24')),
      ['no food for a day', { eating: 'none_24_to_48h' }],
      'urine_output',
    ),
  },
  {
    id: 'benign.puddles-after-fluids',
    name: 'More urine after a drip',
    because: 'Fluids given at the clinic come out again, so puddles are big for a day.',
    finding: symptom('accidents', 'increased_thirst'),
    requires: all(
      calm('surgery_or_anesthesia'),
      nearlyBright,
      said('tookFluids', 'surgery'),
      only('urine_output', 'normal', 'large_volume'),
      ifAsked('urine_signs', 'none', 'outside_box_or_house', 'wet_while_asleep'),
      ifAsked('water_intake', 'normal', 'more_than_usual'),
      ifAsked('body_changes', 'none', 'peeing_more'),
      eatsABit,
      ageAtLeast(4),
      since(...UNDER_A_DAY),
    ),
    excludes: illBesides('accidents', 'increased_thirst', 'lethargy'),
    explains: ['RF-136', 'RF-210', 'RF-213', 'RF-221'],
    returnWhen: 'See a vet if it goes on past a day; go at once for straining, drops only or blood.',
    sources: ['P10', 'K'],
    examples: provenBy(
      'a big puddle the night after surgery',
      aDog(
        ['accidents'],
        wellAnswers('hours_1_to_6', {
          context: ['surgery_or_anesthesia'],
          urine_output: 'large_volume',
          urine_signs: ['outside_box_or_house'],
        }),
        { notes: 'He was on a drip for his surgery.' },
      ),
      ['small drops', { urine_output: 'small_frequent' }],
      'urine_output',
    ),
  },
  {
    id: 'benign.tired-after-vaccine',
    name: 'Tired after a vaccine',
    because: 'A day or two of sleepiness and less appetite shows that the body answers to the vaccine.',
    finding: symptom('lethargy', 'decreased_appetite'),
    requires: all(
      vaccinated,
      nearlyBright,
      eatsABit,
      drinksABit,
      pinkGums,
      noNerveSign,
      mildPain,
      ifAsked('urine_output', 'normal'),
      ageAtLeast(2),
      ifAsked('skin_signs', 'none', 'lump'),
      ifAsked('baby_signs', 'none'),
      ifAsked('vaccination_status', 'complete', 'started'),
      ifAsked('mouth_signs', 'none'),
      ifAsked('body_changes', 'none', 'weight_gain'),
      since(...UP_TO_3_DAYS),
    ),
    excludes: any(illBesides('lethargy', 'decreased_appetite'), answer('skin_signs', 'hives')),
    explains: ['RF-099', 'RF-101', 'RF-219'],
    returnWhen:
      'Go at once for a swollen face, hives, vomiting, weakness or hard breathing; call if not well in two days.',
    sources: ['P4', 'P5'],
    examples: provenBy(
      'a puppy sleepy the day of its shots',
      aDog(
        ['lethargy'],
        quiet('hours_6_to_24', { context: ['recent_vaccine'], vaccination_status: 'started' }),
        { ageMonths: 4, weightKg: 7 },
      ),
      ['vomiting', {}, { symptoms: ['lethargy', 'vomiting'] }],
      'gum_color',
    ),
  },
  {
    id: 'benign.sore-leg-after-shot',
    name: 'A sore leg after a shot',
    because: 'The muscle where a shot was given can ache for two or three days.',
    finding: symptom('limping', 'stiffness'),
    requires: all(
      vaccinated,
      nearlyBright,
      ifAsked('weight_bearing', 'mild_limp'),
      ifAsked('limb_signs', 'none', 'licking_paw'),
      ifAsked('mobility_pattern', 'none', 'worse_after_rest', 'avoids_stairs_jumps'),
      noNerveSign,
      ifAsked('pain_signs', 'none', 'will_not_jump_or_climb'),
      pinkGums,
      since(...UP_TO_3_DAYS),
    ),
    excludes: besides('limping', 'stiffness'),
    explains: ['RF-045'],
    returnWhen: 'See a vet if the limp lasts past three days, moves to another leg, or comes with fever.',
    sources: ['P4', 'P5'],
    examples: provenBy(
      'limps a little the day after the shot',
      aDog(
        ['limping'],
        wellAnswers('hours_6_to_24', {
          context: ['recent_vaccine'],
          weight_bearing: 'mild_limp',
          limb_signs: ['none'],
          neurologic_signs: ['none'],
        }),
        { ageMonths: 9 },
      ),
      ['no weight at all', { weight_bearing: 'non_weight_bearing' }],
      'limb_signs',
    ),
  },
]
