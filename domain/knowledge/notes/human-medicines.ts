import { PAIN, PEOPLES_ONLY, SHARED } from './drug-names.ts'
import type { Entry } from './entry.ts'
import { named, PEOPLE, PILLS, thing } from './thing.ts'

const withForms = (phrases: readonly string[]): readonly string[] =>
  phrases.map((phrase) => phrase.replaceAll('PILLS', PILLS))

const NO_MIX_UP =
  '^(?!.*(?<!\\w)(?:bottle|empty|missing|chewed|whole|double|twice the|too much|extra|stole|got into|accident\\w*|mistake|wrong|(?:found|ate|took|got) my|ate (?:them|all|the rest)|(?:him|her|it) (?:the|my|our) (?:\\w+ )?(?:dog|cat) s|instead|mixed|mine|my (?!vet|dog|cat|pup)|overdos\\w*|gone)(?!\\w)).*(?<!\\w)'

/** A medicine the pet's own vet ordered, unless the sentence also tells of a theft or a mix-up. */
export const ORDERED_BY_VET = `${NO_MIX_UP}(?:prescribed|prescribes|prescription|vets? (?:\\w+ )?(?:gave|gives|has (?:him|her|them) on|put|started|recommend\\w*|ok(?:ay)?ed|approved|ordered|wants (?:him|her) on)|vets? (?:\\w+ )?(?:said|told (?:me|us)) (?:that )?(?:to (?:give|use|try)|it is|it was|(?:he|she|we|i) (?:can|could)|(?:\\w+ ){0,3}(?:is|was|would be) (?:ok|okay|fine|safe|alright))|from (?:the|our|my|his|her) vet|as (?:directed|told|prescribed|instructed|labeled)|per (?:the |our |my )?(?:vet|label|box))`

/** A medicine the pet takes every day. */
const TAKES_DAILY = `${NO_MIX_UP}(?:(?:is|been|was|takes|stays|went|goes|put) (?:\\w+ )?on (?:\\w+ ){0,2}(?:mg )?\\w+(?: \\w+){0,2} (?:daily|every|twice a day|once a day|for (?:his|her))|(?:he|she) (?:is|was) on|takes (?:his|her|a|one))`

/** The puffs an asthmatic pet gets every day, unless the inhaler was bitten. */
const OWN_INHALER =
  '^(?!.*(?:bit|bite|chew\\w*|punctur\\w*|tooth|teeth|hiss\\w*|crunch\\w*|my inhaler|broke\\w*)(?!\\w)).*inhaler(?: \\w+){0,3} (?:twice|once|daily|every|as (?:always|usual|prescribed|needed)|through|with (?:a|the|his|her) (?:mask|spacer|chamber))'

/** Human medicines, and what people call them. */
export const humanMedicines: readonly Entry[] = [
  thing('pain-medicine', 'human pain medicine', ['human_pain_medicine'], PAIN, {
    unless: [ORDERED_BY_VET],
    neverAMedicine: true,
    keys: named,
  }),
  thing('other-medicine', 'human medicine or a wrong dose', ['other_medicine'], withForms(PEOPLES_ONLY), {
    unless: [
      ORDERED_BY_VET,
      OWN_INHALER,
      'ran out of|forgot|missed (?:a|his|her|one)|gummy vitamins?, dog got none',
    ],
    keys: ['medicine'],
  }),
  thing(
    'dangerous-medicine',
    'a high-risk medicine',
    ['other_medicine'],
    withForms(PEOPLES_ONLY).filter(
      (phrase) =>
        !/vitamins|vitamin|flintstones|birth control|viagra|finasteride|statin|lipitor/.test(phrase),
    ),
    {
      unless: [ORDERED_BY_VET, OWN_INHALER, 'ran out of|forgot|missed (?:a|his|her|one)'],
      keys: named,
    },
  ),
  thing(
    'shared-medicine',
    'human medicine or a wrong dose',
    ['other_medicine'],
    [
      `^(?:${SHARED.join('|')})$`,
      `(?:my|${PEOPLE}) (?:\\w+ )?(?:${SHARED.join('|')})`,
      `(?:${SHARED.join('|')})(?: \\w+){0,3} (?:bottle|mine|box|pack|packet|bag|missing|gone|empty|spilled|all over|everywhere)`,
      `(?:ate|eaten|swallowed|chewed|stole|got into|bottle of|box of|gobbled|took|grabbed)(?: \\w+){0,5} (?:${SHARED.join('|')})`,
      `(?:ate|eaten|swallowed|chewed|stole|got into|gobbled|scarfed|snatched|raided|found)(?: \\w+){0,4} (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|dozen|whole|half|most|all|handful|box|bottle|pack|packet|blister|bag|tube|vial|strip|sheet)(?: \\w+){0,4} (?:${SHARED.join('|')})`,
    ],
    { unless: [ORDERED_BY_VET, TAKES_DAILY], keys: ['medicine'] },
  ),
  thing(
    'some-medicine',
    'human medicine or a wrong dose',
    ['other_medicine'],
    [
      `my (?:\\w+ ){0,2}${PILLS}`,
      `${PEOPLE} (?:\\w+ ){0,2}${PILLS}`,
      `(?:week|month|day|days|handful|bunch|few|couple|some|lot|bottle|box|pack|packet|sheet|baggie) (?:worth )?of (?:\\w+ ){0,3}${PILLS}`,
      '(?:weekly|daily) (?:pill )?(?:box|boxes|organizer|planner)',
      'pill ?(?:bottles?|organizers?|box(?:es)?|cases?|minders?|packs?|pouch)',
      'blister ?packs?',
      'medicine (?:cabinet|bag|bottle)',
      'bottle of (?:pills|\\w+ pills|meds|medication)',
      '(?:unknown|random|some|mystery|stray) (?:pills?|meds|medication|tablets?)',
      'a pill (?:off|from|on) (?:the|a) (?:\\w+ )?(?:floor|ground|street|sidewalk|carpet|counter|table)',
      'overdos\\w*',
    ],
    {
      unless: [
        ORDERED_BY_VET,
        'pill pocket|(?:dog|cat|puppy|kitten)(?: s)? (?:pills?|meds?|medicine)|heartworm pill|flea pill',
        'ran out|forgot|missed',
        '(?:nothing|no pills?|none) (?:was |is |were )?(?:in|inside) (?:it|there|them)|(?:it|box|bottle|organizer) (?:was|is) (?:already |long )?empty already',
      ],
      keys: ['medicine'],
    },
  ),
]
