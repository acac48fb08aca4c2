import { all, any, not, numberAtLeast, numberAtMost, sex, species, text } from '#domain/logic/condition.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

type Told = {
  readonly id: string
  /** The key the reader of notes gives. */
  readonly key: string
  readonly family: EmergencyFamily
  readonly because: string
  readonly sources: readonly string[]
  /** What an owner may write, with and without the danger. */
  readonly yes: string
  readonly no: string
}

const onWords = ({ id, key, family, because, sources, yes, no }: Told): Rule => ({
  id,
  when: text(key),
  atLeast: 'er_urgent',
  family,
  because,
  sources,
  examples: [
    { name: yes, given: aDog(['decreased_appetite'], {}, { notes: yes }), expect: 'yes' },
    { name: no, given: aDog(['decreased_appetite'], {}, { notes: no }), expect: 'no' },
  ],
})

/** Emergencies that only the note tells: accidents, crises of known diseases, and what a clinic or a meter measured. */
export const toldEmergencies: readonly Rule[] = [
  onWords({
    id: 'RF-340',
    key: 'strangled',
    family: 'breathing',
    because: 'Lungs can fill with fluid hours after a neck was squeezed, even when your pet looks fine.',
    sources: ['S160'],
    yes: 'Her collar got caught on the crate and she was hanging by the neck.',
    no: 'Her collar hangs on the hook by the door.',
  }),
  onWords({
    id: 'RF-341',
    key: 'near_drowning',
    family: 'near_drowning',
    because: 'Water in the lungs can stop the breath hours later, even when your pet looks fine.',
    sources: ['S160', 'S161'],
    yes: 'He went under in the pool and coughs now.',
    no: 'He likes the pool and swims well.',
  }),
  onWords({
    id: 'RF-342',
    key: 'gas_or_smoke',
    family: 'gas',
    because: 'Smoke and carbon monoxide take the oxygen from the blood. Get everybody into fresh air.',
    sources: ['S95', 'S162', 'K'],
    yes: 'The carbon monoxide alarm went off and he is wobbly.',
    no: 'We bought a carbon monoxide alarm and changed its battery.',
  }),
  onWords({
    id: 'RF-343',
    key: 'electric_shock',
    family: 'electric_shock',
    because: 'After an electric shock the heart and the lungs can fail hours later.',
    sources: ['S160', 'K'],
    yes: 'He bit the lamp cord, there was a spark and he yelped.',
    no: 'He sleeps beside the lamp cord.',
  }),
  onWords({
    id: 'RF-344',
    key: 'insides_out',
    family: 'prolapse',
    because: 'What belongs inside dries out and dies when it hangs outside the body.',
    sources: ['S165', 'K'],
    yes: 'A loop of gut is hanging out of his stitches.',
    no: 'His stitches are flat and dry.',
  }),
  onWords({
    id: 'RF-345',
    key: 'in_the_dryer',
    family: 'trauma',
    because: 'A running dryer overheats and hurts a pet inside, even when it looks fine.',
    sources: ['S166', 'K'],
    yes: 'We found him inside the dryer after it ran for some minutes.',
    no: 'He is afraid of the dryer.',
  }),
  {
    id: 'RF-346',
    when: all(species('cat'), not(sex('female')), text('tom_at_box'), not(text('passes_urine'))),
    atLeast: 'er_urgent',
    family: 'urinary',
    because:
      'A male cat that goes to the box again and again or cries in it may be blocked, which kills in a day or two.',
    sources: ['S12', 'S64'],
    examples: [
      {
        name: 'a tom that cries in the box',
        given: aCat(
          ['hiding'],
          {},
          { gender: 'male', notes: 'He goes back to the litter box every ten minutes and howls in it.' },
        ),
        expect: 'yes',
      },
      {
        name: 'a female cat that cries in the box',
        given: aCat(
          ['hiding'],
          {},
          { gender: 'female', notes: 'She goes back to the litter box every ten minutes and howls in it.' },
        ),
        expect: 'no',
      },
      {
        name: 'nobody knows whether the cat is male',
        given: aCat(
          ['hiding'],
          {},
          { gender: null, notes: 'Goes back to the litter box every ten minutes and howls in it.' },
        ),
        expect: 'unknown',
      },
    ],
  },
  onWords({
    id: 'RF-347',
    key: 'insulin_crisis',
    family: 'blood_sugar',
    because:
      'A pet on insulin that is weak, wobbly, sick or does not eat can lose its blood sugar within hours.',
    sources: ['S31', 'K'],
    yes: 'He is diabetic and walks like a drunk since his insulin.',
    no: 'He is diabetic and gets his insulin on time.',
  }),
  onWords({
    id: 'RF-348',
    key: 'adrenal_crisis',
    family: 'weakness',
    because: 'A pet with Addison disease that is weak, sick or missed its medicine can go into shock.',
    sources: ['S164'],
    yes: 'He has Addisons and is vomiting and weak today.',
    no: 'He has Addisons and gets his shot every month.',
  }),
  onWords({
    id: 'RF-349',
    key: 'neck_bent',
    family: 'nerves',
    because:
      'A neck that is bent, locked or cannot be lifted can mean a disease of the brain, the spine or the blood salts.',
    sources: ['K'],
    yes: 'His head is bent back and he cannot straighten it.',
    no: 'His head is up and he looks around.',
  }),
  {
    id: 'RF-350',
    when: any(
      numberAtLeast('refill_seconds', 2.1),
      numberAtMost('oxygen_percent', 92),
      numberAtMost('red_cell_percent', 20),
    ),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'This reading means that the body does not get enough blood or oxygen.',
    sources: ['S163', 'S167', 'K'],
    examples: [
      {
        name: 'the color comes back after 3 seconds',
        given: aDog(['lethargy'], {}, { notes: 'CRT 3 sec.' }),
        expect: 'yes',
      },
      {
        name: 'the color comes back after 1 second',
        given: aDog(['lethargy'], {}, { notes: 'CRT 1 sec, SpO2 98, PCV 42.' }),
        expect: 'no',
      },
      { name: 'nobody measured', given: aDog(['lethargy']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-351',
    when: numberAtMost('glucose_mg_dl', 60),
    atLeast: 'er_urgent',
    family: 'blood_sugar',
    because: 'A low blood sugar reading can turn into a seizure within minutes.',
    sources: ['S31', 'K'],
    examples: [
      {
        name: 'glucose 2.1 mmol',
        given: aCat(['lethargy'], {}, { notes: 'Glucose 2.1 mmol.' }),
        expect: 'yes',
      },
      { name: 'glucose 110', given: aCat(['lethargy'], {}, { notes: 'Glucose 110.' }), expect: 'no' },
      { name: 'nobody measured', given: aCat(['lethargy']), expect: 'unknown' },
    ],
  },
]
