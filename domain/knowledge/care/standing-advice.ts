import { all, answer, not, sex, species, symptom } from '#domain/logic/condition.ts'
import { about, line, lineFor, lineIf, waiting } from './care-line.ts'

/** Sentences that hold for every answer of a level. */
export const standingAdvice = {
  emergency: {
    callAhead: line('Call ahead so they are ready for you.', 'S1', 'S3'),
    transport: [
      line('Ask someone to drive so you can watch {petName}.', 'S3', 'K'),
      line('Use a carrier, a box or a blanket to carry {petName}.', 'K'),
    ],
    noMedicine: line('Give no medicine made for people. Some are deadly for pets.', 'S23', 'S24'),
    noFood: line('Give no food or water until a vet says it is fine.', 'K'),
    noMeal: line('Give no full meal on the way.', 'K'),
    bring: line('Bring the medicines {petName} takes, and past vet records if they are close at hand.', 'K'),
    worse: [
      line('If {petName} stops breathing, stop where it is safe and start CPR.', 'S43', 'K'),
      line('If the first clinic is closed or full, call the next one.', 'K'),
      line('Do not wait to see if it passes, even if {petName} seems better.', 'S3', 'S8'),
    ],
  },
  visit: {
    book: line('Call a vet and book the first visit within 24 to 48 hours.', 'S7', 'S9'),
    tell: line('Tell them when it began and what has changed.', 'K'),
    bring: [
      line('Write down when it began, how often it happens, and what {petName} ate.', 'K'),
      line('Bring all medicines and supplements, or a photo of the labels.', 'K'),
      lineFor('dog', 'Use a crate or a leash, and keep other pets at home.', 'K'),
      lineFor('cat', 'Use a carrier, and keep other pets at home.', 'K'),
    ],
    watch: [
      line('Check every few hours how {petName} eats, drinks, moves and goes to the toilet.', 'S7', 'K'),
      line('Look at the gums once or twice a day. They should be pink and moist.', 'S3', 'S44'),
    ],
    food: line('Keep to the usual food and fresh water, unless a vet tells you otherwise.', 'K'),
    /** Where a visit cannot wait for the usual day or two. */
    bookWithin: {
      now: line('Call a vet now, or an open emergency clinic if yours is closed.', 'S7', 'S112'),
      today: line('Call a vet and have {petName} seen today.', 'S7', 'S9'),
    },
    askBeforeFeeding: line('Ask the vet on the phone before you feed {petName}.', 'S27', 'K'),
    noMedicine: line('Give no medicine made for people. Some are deadly for pets.', 'S23', 'S24'),
  },
  home: {
    watch: [
      line('Check a few times a day how {petName} eats, drinks, moves and goes to the toilet.', 'S7', 'K'),
      line('Write down what you see and when. It shows if {petName} gets better.', 'K'),
    ],
    food: line('Keep to the usual food, and keep fresh water in reach.', 'K'),
    rest: about('resting', line('Give {petName} a quiet place to rest.', 'K')),
    lasts: waiting(48, line('See a vet if it is not better in 48 hours, or gets worse.', 'S7', 'S38'), 'now'),
    /** For what has been there for weeks, when a day or two tell nothing. */
    lasting: line('See a vet if it gets worse, or if something new shows.', 'S7'),
    noMedicine: line('Give no medicine made for people. Some are deadly for pets.', 'S23', 'S24'),
  },
  /** What is an emergency whatever the problem was. */
  dangerSigns: [
    lineIf(
      answer('danger_signs', 'seizure'),
      'Go now for a second fit within a day, or one over five minutes.',
      'S13',
      'S14',
    ),
    lineIf(
      answer('context', 'surgery_or_anesthesia'),
      'Go now if the wound opens, bleeds on, or anything bulges out of it.',
      'S141',
      'K',
    ),
    line('Go now for hard breathing, a collapse, a fit, or white or blue gums.', 'S1', 'S3'),
    lineIf(
      all(
        species('cat'),
        not(sex('female')),
        not(symptom('straining_urinate', 'accidents', 'blood_urine', 'straining', 'constipation')),
      ),
      'Go now if {petName} tries and cannot pee. Male cats can block.',
      'S1',
      'S12',
    ),
  ],
  poisonSigns: line(
    'Go now for shaking, wobbling, a racing heart, or vomiting again and again.',
    'S24',
    'S17',
  ),
  /** Something swallowed a short while ago, while a vet may still bring it back up. */
  swallowed: {
    home: [
      line(
        'For a few hours a vet can often bring it back up safely. Call before you do anything else.',
        'S112',
      ),
      line('Do not make {petName} vomit yourself, unless the vet on the phone tells you how.', 'S112', 'S24'),
      line('Keep a piece of it, or a photo, for the vet.', 'S9'),
    ],
    goNow: [line('Go now for vomiting, drool, gulping, a sore belly, or straining.', 'S27', 'S112')],
  },
  keepFeeding: line('Feed little and often. A young pet must not go without food for long.', 'S31', 'K'),
  poisonReady: line('Have the package at hand. Tell them the weight, the amount and the time.', 'S24'),
  poisonLines: line(
    'Call a poison line: ASPCA Animal Poison Control at (888) 426-4435 or Pet Poison Helpline at (855) 764-7661. Fees may apply.',
    'S24',
  ),
} as const
