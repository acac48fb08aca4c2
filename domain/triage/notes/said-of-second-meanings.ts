import type { Said } from './said-in-tests.ts'

const ears = { ear_signs: ['none'] }
const calling = {
  vocal_when: ['mating_behavior'],
  pain_signs: ['none'],
  reproductive_status: ['heat_last_2_months'],
}
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
]
