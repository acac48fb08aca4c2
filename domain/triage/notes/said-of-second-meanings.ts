import type { Said } from './said-in-tests.ts'

const ears = { ear_signs: ['none'] }
const calling = {
  vocal_when: ['mating_behavior'],
  pain_signs: ['none'],
  reproductive_status: ['heat_last_2_months'],
}
const stool = { diarrhea_frequency: 'one_to_two', stool_appearance: ['formed'] }
const limp = { weight_bearing: 'mild_limp', limb_signs: ['none'], trauma_details: ['seems_fine'] }
const quietBreath = { breathing_at_rest: 'normal_quiet', resp_rate: '20' }

/** Words with an ordinary meaning, and beside them the dangers told in the same words. */
export const saidOfSecondMeanings: readonly Said[] = [
  ['home', 'dog', 'itching', 'he drinks and there is just a drop left in the bowl'],
  ['er', 'dog', 'lethargy', 'he was playing and had a sudden drop to the ground'],
  ['home', 'dog', 'rashes', 'a faint pink line where the strap was, gone now'],
  ['er', 'dog', 'lethargy', 'he had a faint on the walk'],
  ['home', 'dog', 'itching', 'my kid comes in and she squeals and flops over for him'],
  ['er', 'dog', 'lethargy', 'she just flops over on walks and her gums are white'],
  ['home', 'dog', 'itching', 'her coat comes out in handfuls all over my house like every spring'],
  ['er', 'dog', 'vomiting', 'everything she eats comes right back out'],
  [
    'home',
    'dog',
    'head_shaking',
    'jumped out of the lake, then he was shaking it all over my shirt',
    { answers: ears },
  ],
  ['er', 'dog', 'lethargy', 'shaking all over and will not stop'],
  ['home', 'dog', 'itching', 'the little scab is dry, nothing coming out of it'],
  ['er', 'dog', 'lethargy', 'she has been in and out of it all morning and does not know us'],
  [
    'er',
    'dog',
    'diarrhea',
    'pulled half a white mushroom out of her mouth in the yard, the other half is gone',
  ],
  ['er', 'dog', 'lethargy', 'yelped in the weeds and there was a small snake hanging off his ear'],
  ['er', 'dog', 'lethargy', 'a copperhead latched on to her paw, I shook it off'],
  [
    'home',
    'cat',
    'excessive_vocalization',
    'sounds like she is dying, butt in the air, wants out, in heat',
    { gender: 'female', isNeutered: false, answers: calling },
  ],
  ['er', 'cat', 'lethargy', 'he sounds like he is dying, breathing with his mouth open'],
  [
    'vet',
    'dog',
    'labored_breathing',
    'raspy on every walk since june, his bark is hoarse. sleeping rate is 20',
    { answers: quietBreath },
  ],
  [
    'er',
    'dog',
    'accidents',
    'her period was done about six weeks ago, she drains bowl after bowl and skipped dinner and breakfast',
    {
      gender: 'female',
      isNeutered: false,
      answers: { eating: 'none_12_to_24h', reproductive_status: ['none'] },
    },
  ],
  [
    'er',
    'dog',
    'accidents',
    'her season was over five weeks ago. she empties the water bowl over and over and leaks at night',
    { gender: 'female', isNeutered: false, answers: { urine_signs: ['wet_while_asleep'] } },
  ],
  [
    'home',
    'dog',
    'itching',
    'she cleaned the dish again, bowl after bowl of kibble if I let her, a pig as always',
  ],
  [
    'home',
    'cat',
    'rashes',
    'pepper looking dots on his chin, he eats out of plastic bowls, new steel ones are coming',
  ],
  ['er', 'dog', 'vomiting', 'ate a chunk of plastic off the remote'],
  [
    'home',
    'cat',
    'excessive_vocalization',
    'Sounds like she is dying. Rolls on the rug, butt in the air, yells at the door, in heat',
    { gender: 'female', isNeutered: false, answers: calling },
  ],
  [
    'home',
    'dog',
    'diarrhea',
    'he barked at a garter snake but it slid off under the deck, one soft poop',
    { answers: stool },
  ],
  ['er', 'dog', 'limping', 'he slid off the deck and yelped', { answers: { ...limp } }],
  [
    'er',
    'dog',
    'straining_urinate',
    'lifts his leg at each bush since last night for three drips, I blamed the girl dog next door but his lower belly is hard as a ball and he threw up',
    { answers: { urine_output: 'not_sure', urine_signs: ['none'], energy_level: 'slightly_low' } },
  ],
  ['er', 'cat', 'itching', 'the dog next door and my cat both got into the rat poison in the shed'],
  [
    'home',
    'dog',
    'sneezing',
    'first time I thought he was choking. neck out, honks for 20 seconds, then wags and wants a treat. maybe twice a month for years',
    { answers: { nasal_signs: ['snorting_fits'], onset: 'more_than_month' } },
  ],
  [
    'vet',
    'dog',
    'blood_urine',
    'first heat, thought she was bleeding. a few red drops on the tile, her pee itself is plain yellow',
    {
      gender: 'female',
      isNeutered: false,
      ageMonths: 9,
      answers: {
        urine_signs: ['licking_genitals'],
        reproductive_status: ['heat_last_2_months'],
        onset: 'days_1_to_3',
      },
    },
  ],
  [
    'vet',
    'cat',
    'decreased_thirst',
    'sleeps in the closet, half her food, water barely moved',
    {
      answers: {
        energy_level: 'slightly_low',
        eating: 'reduced',
        water_intake: 'less_than_usual',
        onset: 'days_1_to_3',
        gum_color: 'pink',
        neurologic_signs: ['none'],
      },
    },
  ],
  ['er', 'dog', 'limping', 'chasing a lizard and he fell off the second floor balcony', { answers: limp }],
]
