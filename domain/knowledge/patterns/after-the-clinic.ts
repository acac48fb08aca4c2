import { ageAtLeast, ageUnder, all, any, only, species, symptom } from '#domain/triage/condition.ts'
import { aCat, aDog } from '../examples.ts'
import { provenBy, wellAnswers } from './cases.ts'
import {
  UNDER_A_DAY,
  UP_TO_3_DAYS,
  afterOnly,
  bright,
  ifAsked,
  illBesides,
  mildBesides,
  nearlyBright,
  since,
} from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

/**
 * The answers only say that an operation was within two weeks, and a wound of the bowel opens days after it. So what
 * explains the first hours needs the owner's word that it was today or yesterday.
 */
const operatedToday = all(afterOnly('surgery_or_anesthesia'), said('clinicToday'))
const vaccinated = afterOnly('recent_vaccine')
const grownNotOld = all(ageAtLeast(6), ageUnder(120))
const pinkGums = only('gum_color', 'pink')
const noNerveSign = only('neurologic_signs', 'none')
const eatsABit = only('eating', 'normal', 'reduced', 'treats_only', 'none_under_12h')
const drinksABit = ifAsked('water_intake', 'normal', 'less_than_usual')
const noPain = ifAsked('pain_signs', 'none')
const passesUrine = ifAsked('urine_output', 'normal')
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
    because: 'For a day after anesthesia pets are sleepy and eat less, and a bit better with each meal.',
    finding: symptom('lethargy'),
    requires: all(
      operatedToday,
      nearlyBright,
      eatsABit,
      drinksABit,
      pinkGums,
      noNerveSign,
      noPain,
      passesUrine,
      grownNotOld,
      ifAsked('body_changes', 'none', 'weight_gain'),
      ifAsked('mouth_signs', 'none'),
      ifAsked('reproductive_status', 'none'),
      ifAsked('vaccination_status', 'complete'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(illBesides('lethargy', 'decreased_appetite'), mildBesides(), said('incisionTrouble')),
    explains: ['RF-213'],
    returnWhen:
      'Go at once for pale gums, weakness, repeated vomiting or an open wound. Call if not well by the next day.',
    sources: ['P101', 'P102', 'P103'],
    examples: provenBy(
      'the evening after a spay',
      aDog(['lethargy'], quiet('hours_6_to_24'), {
        gender: 'female',
        ageMonths: 8,
        weightKg: 10,
        notes: 'She was spayed this morning.',
      }),
      [
        ['bleeding inside: pale gums', { gum_color: 'pale_white' }],
        ['a bowel wound that opens: dull since day four', { onset: 'days_1_to_3' }],
        ['an operation last week', {}, { notes: 'She was spayed last week.' }],
        ['a reaction to the pain pills', { context: ['surgery_or_anesthesia', 'new_or_missed_medicine'] }],
        ['the wound has a hole', {}, { notes: 'Spayed this morning. There is a hole in the wound.' }],
      ],
      'gum_color',
    ),
  },
  {
    id: 'benign.pink-incision',
    name: 'A slightly pink incision',
    because: 'The edges of a fresh incision are a little pink for some days while they heal.',
    finding: symptom('rashes', 'itching', 'hair_loss'),
    requires: all(
      afterOnly('surgery_or_anesthesia'),
      bright,
      said('incision'),
      only('skin_signs', 'none', 'red_bumps', 'scabs_crusts'),
      only('itch_severity', 'not_itchy', 'mild'),
      ageAtLeast(4),
      since(...UP_TO_3_DAYS),
    ),
    excludes: any(illBesides(), said('foul', 'openIncision', 'incisionTrouble')),
    explains: ['RF-213'],
    returnWhen: 'Go at once if it opens or bleeds; see a vet for pus, heat, a bad smell, a lump or swelling.',
    sources: ['P101', 'P104'],
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
      [
        ['an opening belly wound', {}, { notes: 'Her incision is pink and came open.' }],
        ['a hole one can look into', {}, { notes: 'Her incision has a small hole and I can see fat.' }],
        ['a rupture under the skin', { skin_signs: ['lump'] }],
        ['an infected wound', { skin_signs: ['wound_or_abscess'] }],
        ['an infection that makes her quiet', { energy_level: 'slightly_low' }],
      ],
      'skin_signs',
    ),
  },
  {
    id: 'benign.cough-after-breathing-tube',
    name: 'A mild cough after anesthesia',
    because: 'The breathing tube tickles the windpipe, so a dry cough for a day or two is common in dogs.',
    finding: all(species('dog'), symptom('coughing')),
    requires: all(
      operatedToday,
      nearlyBright,
      only('breathing_at_rest', 'normal_quiet'),
      only('cough_signs', 'occasional', 'dry_honking', 'ends_in_gag'),
      only('eating', 'normal', 'reduced'),
      ifAsked('gum_color', 'pink'),
      grownNotOld,
      since(...UP_TO_3_DAYS),
    ),
    excludes: illBesides('coughing'),
    explains: ['RF-213'],
    returnWhen:
      'See a vet for a wet cough, no appetite or a cough past two days; go at once for fast or hard breathing.',
    sources: ['P102', 'P105', 'P106'],
    examples: provenBy(
      'dry cough since the dental',
      aDog(
        ['coughing'],
        wellAnswers('hours_6_to_24', {
          context: ['surgery_or_anesthesia'],
          breathing_at_rest: 'normal_quiet',
          cough_signs: ['occasional'],
          eating: 'normal',
        }),
        { notes: 'He had a dental yesterday.' },
      ),
      [
        ['vomit in the lungs: a wet cough', { cough_signs: ['wet_moist'] }],
        ['vomit in the lungs: 36 breaths at rest', { resp_rate: '36' }],
        ['a swollen throat: noisy breath', { breathing_at_rest: 'noisy_but_easy' }],
        ['a torn windpipe in a cat', {}, { species: 'cat', weightKg: 4 }],
        ['heart failure', {}, { conditions: ['Heart disease'] }],
      ],
      'breathing_at_rest',
    ),
  },
  {
    id: 'benign.one-vomit-after-anesthesia',
    name: 'One vomit after anesthesia',
    because: 'Anesthesia can upset the stomach. To vomit once on the first evening is common.',
    finding: symptom('vomiting'),
    requires: all(
      operatedToday,
      nearlyBright,
      only('vomit_frequency', 'once'),
      only('vomit_content', 'food', 'foam_or_bile'),
      only('water_intake', 'normal', 'less_than_usual'),
      eatsABit,
      ifAsked('gum_color', 'pink'),
      ifAsked('neurologic_signs', 'none'),
      passesUrine,
      grownNotOld,
      ifAsked('vaccination_status', 'complete'),
      ifAsked('reproductive_status', 'none'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(illBesides('vomiting'), said('nsaidTrouble', 'incisionTrouble')),
    explains: ['RF-213'],
    returnWhen:
      'Call before the next pain pill; go at once for more vomiting, pale gums, a swollen belly or weakness.',
    sources: ['P101', 'P102'],
    examples: provenBy(
      'threw up once after coming home',
      aDog(
        ['vomiting'],
        quiet('hours_1_to_6', { vomit_frequency: 'once', vomit_content: ['foam_or_bile'] }),
        { notes: 'He was neutered today.' },
      ),
      [
        ['vomits on', { vomit_frequency: 'four_or_more' }],
        ['a leaking bowel wound days later', { onset: 'days_1_to_3' }],
        ['an ulcer from the pain pills', { context: ['surgery_or_anesthesia', 'new_or_missed_medicine'] }],
        ['a streak of blood', { vomit_content: ['blood_streak'] }],
        ['a young puppy', {}, { ageMonths: 4 }],
      ],
      'vomit_content',
    ),
  },
  {
    id: 'benign.hiding-after-the-clinic',
    name: 'A cat that hides after its shots',
    because: 'After the carrier, strange smells and a vaccine many cats keep to themselves for a day.',
    finding: all(species('cat'), symptom('hiding')),
    requires: all(
      vaccinated,
      nearlyBright,
      only('eating', 'normal', 'reduced', 'treats_only'),
      noNerveSign,
      noPain,
      passesUrine,
      ageAtLeast(6),
      ageUnder(120),
      ifAsked('vaccination_status', 'complete', 'started'),
      since(...UNDER_A_DAY),
    ),
    excludes: illBesides('hiding'),
    explains: [],
    returnWhen:
      'See a vet if it hides past a day or eats nothing for half a day; go at once if it passes no urine.',
    sources: ['P107', 'P136'],
    examples: provenBy(
      'under the bed since the shots',
      aCat(['hiding'], quiet('hours_6_to_24', { context: ['recent_vaccine'] })),
      [
        ['a blocked bladder', { urine_output: 'small_frequent' }],
        ['no food for a day', { eating: 'none_24_to_48h' }],
        ['a vaccine reaction: vomits', {}, { symptoms: ['hiding', 'vomiting'] }],
      ],
      'urine_output',
    ),
  },
  {
    id: 'benign.tired-after-vaccine',
    name: 'Tired after a vaccine',
    because: 'In the day after a vaccine some sleepiness and less appetite are common.',
    finding: symptom('lethargy'),
    requires: all(
      vaccinated,
      nearlyBright,
      only('eating', 'normal', 'reduced'),
      drinksABit,
      pinkGums,
      noNerveSign,
      noPain,
      passesUrine,
      ageAtLeast(3),
      ageUnder(120),
      ifAsked('skin_signs', 'none'),
      ifAsked('baby_signs', 'none'),
      ifAsked('vaccination_status', 'complete', 'started'),
      ifAsked('mouth_signs', 'none'),
      ifAsked('body_changes', 'none', 'weight_gain'),
      ifAsked('reproductive_status', 'none'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(illBesides('lethargy', 'decreased_appetite'), mildBesides()),
    explains: ['RF-099', 'RF-101'],
    returnWhen:
      'Go at once for a swollen face, hives, vomiting, weakness or hard breathing; call if not well in a day.',
    sources: ['P107', 'P108'],
    examples: provenBy(
      'a puppy sleepy the day of its shots',
      aDog(
        ['lethargy'],
        quiet('hours_6_to_24', { context: ['recent_vaccine'], vaccination_status: 'started' }),
        { ageMonths: 4, weightKg: 7 },
      ),
      [
        ['anaphylaxis: vomits', {}, { symptoms: ['lethargy', 'vomiting'] }],
        ['anaphylaxis: hives', { skin_signs: ['hives'] }, { symptoms: ['lethargy', 'itching'] }],
        ['pain: cries', {}, { symptoms: ['lethargy', 'excessive_vocalization'] }],
        ['parvovirus from the shelter', { context: ['recent_vaccine', 'sick_contact'] }],
        ['parvovirus in a puppy new at home', { context: ['recent_vaccine', 'stress_change'] }],
        ['parvovirus: will not eat', { eating: 'none_12_to_24h' }],
        ['no vaccine before this one', { vaccination_status: 'none_given' }],
        ['low blood sugar in a tiny puppy', {}, { ageMonths: 2 }],
        ['still tired after two days', { onset: 'days_1_to_3' }],
      ],
      'gum_color',
    ),
  },
  {
    id: 'benign.sore-leg-after-shot',
    name: 'A sore leg after a shot',
    because: 'The place where a shot was given can ache for a day or two.',
    finding: all(species('dog'), symptom('limping')),
    requires: all(
      vaccinated,
      bright,
      only('weight_bearing', 'mild_limp'),
      only('limb_signs', 'none'),
      noNerveSign,
      noPain,
      // before nine months a fever of the growing bones can follow a vaccine
      ageAtLeast(9),
      ageUnder(120),
      since(...UP_TO_3_DAYS),
    ),
    excludes: any(illBesides('limping'), mildBesides()),
    explains: ['RF-045'],
    returnWhen: 'See a vet if the limp lasts past two days, moves to another leg, or comes with fever.',
    sources: ['P107', 'P108', 'P145'],
    examples: provenBy(
      'limps a little the day after the shot',
      aDog(
        ['limping'],
        wellAnswers('days_1_to_3', {
          context: ['recent_vaccine'],
          weight_bearing: 'mild_limp',
          limb_signs: ['none'],
          neurologic_signs: ['none'],
        }),
        { ageMonths: 10 },
      ),
      [
        ['a broken leg', { weight_bearing: 'non_weight_bearing' }],
        ['a fever of the growing bones', {}, { ageMonths: 5 }],
        ['a fever of the joints: quiet and moving from leg to leg', { weight_bearing: 'several_legs' }],
        ['hurt at play', { context: ['recent_vaccine', 'strenuous_activity'] }],
        ['a clot in a cat', {}, { species: 'cat', weightKg: 4 }],
      ],
      'limb_signs',
    ),
  },
]
