/** By symptom; words of its label and description need no repeating. */
export const LAY_WORDS: Readonly<Record<string, string>> = {
  itching:
    'itchy itch scratch fleas flea bites licking paws chewing feet allergy allergic mites scooting butt dragging',
  hair_loss: 'losing fur losing hair bald spots shedding mange balding patchy coat thin fur',
  rashes:
    'rash hot spot bump lump mass tumor growth cyst abscess pimple acne scab wound cut sore hives welts tick ringworm skin infection red skin bite mark bruise dandruff flaky',
  eye_redness:
    'red eye pink eye bloodshot squinting closed eye cloudy eye swollen eyelid cherry eye eye infection sore eyes scratched eye blind',
  eye_discharge: 'eye goop eye gunk boogers runny eyes weepy watery eyes tears crusty eye pus in eye gooey',
  head_shaking:
    'ear infection ears smelly ear mites scratching ears head tilt ear pain wax deaf waxy dirty ears shakes head tilted',
  decreased_appetite:
    'not eating wont eat refuses food off food no appetite picky stopped eating lost appetite loss of appetite skipping meals anorexia losing weight weight loss bad breath teeth tooth mouth drooling',
  increased_appetite:
    'always hungry starving ravenous begging eating a lot overeating stealing food greedy gaining weight',
  decreased_thirst: 'not drinking wont drink dehydrated no water dehydration refuses water',
  increased_thirst: 'drinking a lot thirsty always drinking drinks too much water excessive thirst',
  lethargy:
    'lethargic tired sleepy weak lazy no energy wont get up listless dull depressed not himself not herself acting weird off sluggish fainted collapse wobbly shaking trembling shivering fever hot sick unwell under the weather',
  hiding:
    'hides scared withdrawn under bed antisocial aggressive grumpy clingy anxious behavior change fearful',
  excessive_vocalization:
    'crying whining howling meowing yowling barking screaming whimpering yelping moaning noisy restless pacing pain',
  vomiting:
    'throwing up threw up throw up puking puke barf barfing vomit vomits vomited nothing comes up nothing comes out hairball hairballs heaving gagging regurgitating spitting up nausea nauseous sick to stomach bloat bloated upset stomach tummy ache dry heaving',
  diarrhea:
    'loose poop runny poop the runs watery poop liquid stool soft poop bloody poop blood in stool mucus poop accident worms gas upset stomach squirts pooping a lot',
  straining:
    'cant poop cannot poop trying to poop pushing hunched hard time pooping scooting poop stuck unable',
  constipation:
    'constipated no poop hasnt pooped hard poop dry poop blocked not pooping backed up impacted nothing comes out',
  limping:
    'limp lame hurt leg sore paw holding up leg not using leg broken leg favoring leg injured foot hopping torn nail sprain swollen leg cut paw three legs',
  stiffness:
    'stiff arthritis back pain sore joints hard to get up trouble walking cant jump slow old hips wobbly hunched wont jump stairs neck pain dragging legs hip',
  coughing: 'cough kennel cough hacking honking choking gagging asthma something stuck in throat',
  sneezing:
    'sneeze sneezes cold runny nose stuffy nose snot nosebleed bloody nose congestion congested reverse sneezing snorting flu',
  labored_breathing:
    'panting breathing fast heavy breathing hard to breathe trouble breathing wheezing short of breath gasping open mouth breathing cant breathe rapid breathing struggling to breathe raspy noisy breathing',
  straining_urinate:
    'cant pee cannot pee trying to pee blocked urinary blockage uti painful urination peeing often going to litter box a lot in and out of the box sits in the box squatting nothing comes out only drops unable not peeing hasnt peed bladder infection crystals',
  accidents:
    'peeing in the house peeing outside the litter box leaking pee wetting the bed incontinence incontinent spraying marking dribbling peed on bed accident urinating inside peeing everywhere',
  blood_urine: 'blood in pee bloody pee bloody urine pink pee red pee pink urine dark pee peeing blood',
}

/** What is not among the symptoms because everyone is asked about it next. */
export type AskedNext = {
  readonly label: string
  /** Each alone means it, in any words around it; the words of one may stand apart. */
  readonly phrases: readonly string[]
  readonly isMet?: boolean
}

const phrases = (text: string): readonly string[] => text.split(', ')

export const ASKED_NEXT: readonly AskedNext[] = [
  {
    label: 'Struggling to breathe, or choking',
    phrases: phrases(
      'cant breathe, cannot breathe, struggling breathe, struggles breathe, not breathing, stopped breathing, gasping, choking, choke, suffocating, blue gums, blue tongue',
    ),
  },
  {
    label: 'Seizure or fit',
    phrases: phrases(
      'seizure, seizures, fit, fits, convulsion, convulsions, convulsing, epilepsy, epileptic, twitching',
    ),
  },
  {
    label: 'Poison, or something swallowed',
    isMet: true,
    phrases: phrases(
      'poison, poisoned, poisoning, toxic, swallowed, chocolate, grapes, raisins, xylitol, sugar free gum, tylenol, ibuprofen, advil, aspirin, mouse bait, rat bait, antifreeze, lily, lilies, mushroom, marijuana, weed, edibles, bleach, battery, batteries, magnet, magnets, overdose, ate, eaten, chewed up, licked up, onion, onions, garlic, wrong pill, wrong pills, cleaner, chemical',
    ),
  },
  {
    label: 'Accident, fall or fight',
    phrases: phrases(
      'hit by car, run over, accident car, fell, dropped, injured, injury, trauma, dog fight, cat fight, attacked, was bitten, got bitten, kicked, stepped on, crushed, broken bone, broken leg',
    ),
  },
  {
    label: 'Bleeding',
    phrases: phrases('bleeding, bleeds, bleed, wont stop blood, gash, deep cut, laceration, hemorrhage'),
  },
  {
    label: 'Collapse or fainting',
    phrases: phrases(
      'collapse, collapsed, fainted, passed out, unconscious, unresponsive, paralyzed, cant stand, cannot stand, cant walk, cannot walk',
    ),
  },
  {
    label: 'Swollen belly',
    phrases: phrases(
      'bloat, bloated, swollen belly, swollen stomach, big belly, hard belly, hard stomach, gdv, twisted stomach, distended',
    ),
  },
  {
    label: 'Swollen face, sting or snake bite',
    phrases: phrases(
      'swollen face, face swelling, bee sting, stung, wasp, allergic reaction, hives, snake bite, snakebite, bitten snake, bit snake, spider bite, anaphylaxis',
    ),
  },
  {
    label: 'Heat, burn, smoke or water',
    phrases: phrases(
      'heat stroke, heatstroke, overheated, hot car, burned, burnt, burn, fire, smoke, electric shock, shocked cord, drowning, drowned, hypothermia, freezing',
    ),
  },
  {
    label: 'Birth or pregnancy',
    phrases: phrases(
      'giving birth, in labor, labor, pregnant, pregnancy, whelping, having puppies, having kittens, vulva, nursing',
    ),
  },
]
