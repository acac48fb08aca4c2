import type { Intake } from '#domain/logic/intake.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

type AdvicePair = { readonly one: RegExp; readonly other: RegExp; readonly why: string }

type ToldPair = {
  readonly told: string
  readonly isSo: (intake: Intake) => boolean
  readonly never: RegExp
  readonly why: string
  readonly level?: Urgency | readonly Urgency[]
}

export const NEVER_TOGETHER: readonly AdvicePair[] = [
  {
    one: /pour cool tap water over the body/i,
    other: /pour no water/i,
    why: 'a body that is too hot is cooled, a fever is not',
  },
  {
    one: /pour cool tap water|fan the wet fur/i,
    other: /warm bottle|wrap \w+ in blankets|warm up slowly/i,
    why: 'a pet is cooled or warmed, never both',
  },
  {
    one: /push (?:the chest )?twice a second|squeeze the chest|start CPR/i,
    other: /do not press on the chest/i,
    why: 'who is told to press must not read that pressing is wrong',
  },
  {
    one: /push in and up/i,
    other: /do not press on the (?:chest|belly of a pet that chokes)/i,
    why: 'a blocked airway is freed by pressing',
  },
  {
    one: /offer small sips of water/i,
    other: /give no food(?:,| or| and no)? (?:no )?(?:water|drink)/i,
    why: 'a pet that may not swallow drinks nothing',
  },
  {
    one: /give no food|before you feed/i,
    other: /feed small|feed in a slow bowl|give a small meal|offer half a normal meal|offer food in/i,
    why: 'a pet that may need surgery is not fed',
  },
  {
    one: /do not make \w+ vomit/i,
    other: /^make \w+ vomit/im,
    why: 'nobody brings up a poison or an object at home',
  },
  {
    one: /rinse the eye with clean water or eye wash/i,
    other: /if the eye is out/i,
    why: 'an eye out of its place is kept wet, not rinsed for minutes',
  },
  {
    one: /never take the water away/i,
    other: /leave small amounts of water/i,
    why: 'a thirsty pet is not kept short of water',
  },
  {
    one: /not an emergency right now/i,
    other: /call a vet (?:about \w+ )?now/i,
    why: 'a call that cannot wait is not played down',
  },
  {
    one: /in the next 24 to 48 hours|within 24 to 48 hours/i,
    other: /call a vet now|have a vet see \w+ today|seen today/i,
    why: 'one answer names one time',
  },
  {
    one: /not better in 48 hours/i,
    other: /nothing for 24 hours/i,
    why: 'a shorter time is not taken back by a longer one',
  },
  {
    one: /something swallowed|do not make \w+ vomit yourself/i,
    other: /slow bowl|weigh \w+/i,
    why: 'a swallowed object is no question of a bowl',
  },
  {
    one: /deadly for pets/i,
    other: /give (?:aspirin|tylenol|advil|ibuprofen)/i,
    why: 'no medicine for people is ever named to be given',
  },
  {
    one: /sweep out only what you can see|take out what you can see/i,
    other: /leave what sticks in the body/i,
    why: 'what blocks the throat is taken out',
  },
  {
    one: /press a clean cloth on it/i,
    other: /press a cloth around the object/i,
    why: 'nobody presses on what sticks in the body',
  },
  {
    one: /leave what sticks in the body/i,
    other: /sticks in the wound, leave it/i,
    why: 'it is said once',
  },
  {
    one: /burned mouth/i,
    other: /running water for 20 minutes/i,
    why: 'water that runs into a burned mouth runs into the lungs',
  },
  {
    one: /bring the package/i,
    other: /bring the bottle/i,
    why: 'it is said once',
  },
  {
    one: /wash it off the coat now/i,
    other: /if it is on the fur/i,
    why: 'the coat is washed by one plan',
  },
  {
    one: /cool, running water for 20 minutes/i,
    other: /take the babies away/i,
    why: 'a nursing mother that feels hot has no burn, and cannot wait 20 minutes',
  },
  {
    one: /perhaps from a blood clot/i,
    other: /onto a board|on a board/i,
    why: 'a cat with a clot is wrapped and moved little',
  },
  {
    one: /if your vet gave you an inhaler/i,
    other: /push in and up/i,
    why: 'an asthma attack is no choking',
  },
  {
    one: /call a vet now, or an open emergency clinic/i,
    other: /each day until the visit|do not wait for a visit/i,
    why: 'who calls now is not told of days to wait',
  },
  {
    one: /for three to five days/i,
    other: /rest for a day or two/i,
    why: 'one answer names one time of rest',
  },
  {
    one: /take up the food/i,
    other: /offer food in|warm the usual food|offer small bites|give a small meal|three or four small meals/i,
    why: 'food is taken away or offered, not both',
  },
  {
    one: /small amounts of water/i,
    other: /fresh water at all times|plenty of (?:fresh )?water|give more water/i,
    why: 'a pet that vomits gets its water little by little',
  },
  {
    one: /before you feed/i,
    other:
      /slow bowl|feed and play|food, water and a toilet|measured meals|wet food|usual food|chicken and rice/i,
    why: 'nothing is fed before a vet was asked',
  },
  {
    one: /^rest\. |on rest for|no walks/im,
    other: /calm walk/i,
    why: 'a pet that must rest is not taken for a walk',
  },
  {
    one: /brush gently once a day/i,
    other: /brush each day|brush the coat each day/i,
    why: 'the coat is brushed by one plan',
  },
  {
    one: /quiet place to rest/i,
    other: /rest in a quiet place|^rest\. /im,
    why: 'rest is asked for once',
  },
  {
    one: /keep \w+ cool|shade or a cool room/i,
    other: /warm and quiet|warm in a carrier|in blankets/i,
    why: 'a pet is kept cool or warm',
  },
]

export const NEVER_TOLD: readonly ToldPair[] = [
  {
    told: 'a cat',
    isSo: ({ pet }) => pet.species === 'cat',
    never:
      /\bleash|short walks|calm walk|for walks|walk early|more trips outside|other dogs|big dog|bulldog/i,
    why: 'a cat is not walked on a leash',
  },
  {
    told: 'a dog',
    isSo: ({ pet }) => pet.species === 'dog',
    never: /litter box|deadly for cats|cat flu|male cats|use a carrier, and/i,
    why: 'an owner of a dog has no use for what is said of cats',
  },
  {
    told: 'that it has been so for weeks, and the pet stays at home',
    isSo: ({ followUpAnswers: { onset } }) => onset === 'weeks_1_to_4' || onset === 'more_than_month',
    level: 'monitor_at_home',
    never: /48 hours|two days|better after a day|for a day or two/i,
    why: 'who has waited for weeks learns nothing from two days more',
  },
  {
    told: 'that it has been so for days, and the pet stays at home',
    isSo: ({ followUpAnswers: { onset } }) => onset === 'days_4_to_7',
    level: 'monitor_at_home',
    never: /lasts (?:more than two days|a day|over a day)|for over two days/i,
    why: 'the time to wait has passed already',
  },
  {
    told: 'of heat',
    isSo: ({ followUpAnswers }) =>
      has(followUpAnswers, 'context', 'heat_exposure') || has(followUpAnswers, 'danger_signs', 'overheated'),
    level: ['monitor_at_home', 'normal_vet'],
    never: /\bwarm(?:er)? (?:bed|place|and quiet|in a carrier)|soft, warm|in blankets|warm bottle/i,
    why: 'a pet from the heat is not kept warm',
  },
  {
    told: 'nothing of food that comes back up whole',
    isSo: ({ followUpAnswers }) => !has(followUpAnswers, 'vomit_content', 'regurgitated_food'),
    never: /slow bowl/i,
    why: 'a slow bowl answers a question nobody asked',
  },
  {
    told: 'that something was swallowed that may be stuck',
    isSo: ({ followUpAnswers }) =>
      ['foreign_object', 'string_thread', 'battery_magnet'].some((value) =>
        has(followUpAnswers, 'exposure', value),
      ),
    level: ['normal_vet', 'er_urgent'],
    never:
      /feed small, plain meals|offer food in|offer wet food|warm the usual food|measured meals|slow bowl/i,
    why: 'what may be stuck may need surgery, so nothing is fed unasked',
  },
  {
    told: 'that the pet is pregnant or nursing',
    isSo: ({ followUpAnswers }) =>
      has(followUpAnswers, 'reproductive_status', 'pregnant') ||
      has(followUpAnswers, 'reproductive_status', 'nursing'),
    never: /take up the food/i,
    why: 'a mother must not go without food',
  },
  {
    told: 'that the pet eats nothing',
    isSo: ({ followUpAnswers: { eating } }) => typeof eating === 'string' && eating.startsWith('none'),
    never: /take up the food|do not add more because of begging/i,
    why: 'food that is not eaten is not taken away',
  },
  {
    told: 'that the pet vomits',
    isSo: ({ selectedSymptoms }) => selectedSymptoms.includes('vomiting'),
    never: /fresh water at all times|plenty of fresh water|give more water/i,
    why: 'a lot of water at once brings on more vomiting',
  },
  {
    told: 'that the pet is spayed or neutered',
    isSo: ({ pet }) => pet.isNeutered === true,
    never: /about (?:neutering|spaying)/i,
    why: 'it has been done',
  },
  {
    told: 'of a female',
    isSo: ({ pet }) => pet.gender === 'female',
    never: /male cats can block|penis/i,
    why: 'she is no male',
  },
  {
    told: 'of a male',
    isSo: ({ pet }) => pet.gender === 'male',
    never: /under the tail\. |last heat was|nursing mother|take the babies/i,
    why: 'he is no mother',
  },
  {
    told: 'of an operation',
    isSo: ({ followUpAnswers }) => has(followUpAnswers, 'context', 'surgery_or_anesthesia'),
    level: ['monitor_at_home', 'normal_vet'],
    never: /keep the spot clean and dry\. use cool water/i,
    why: 'a fresh wound is not washed',
  },
]

const has = (answers: Intake['followUpAnswers'], question: string, value: string): boolean => {
  const given = answers[question]
  return given === value || (Array.isArray(given) && given.includes(value))
}
