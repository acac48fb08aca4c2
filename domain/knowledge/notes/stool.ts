import type { Entry } from './entry.ts'

/** Stool and what hangs from the body. */
export const stool: readonly Entry[] = [
  {
    id: 'diarrhea',
    finding: 'diarrhea',
    kind: 'sign',
    phrases: [
      'diarrhea',
      '(?:the )?runs(?: from| since|$)',
      'squirts',
      '(?:loose|liquid|watery|runny|explosive) {poop}',
      '{poop}(?: (?:{be}|{very})){0,4} (?:water|liquid|watery|runny)',
    ],
    means: { symptoms: ['diarrhea'] },
  },
  {
    id: 'stool-bloody',
    finding: 'a lot of blood in the stool',
    kind: 'sign',
    phrases: [
      '{poop}(?: (?:{be}|{very}|pure|mostly)){0,5} (?:all|mostly|pure|full of|nothing but|straight|solid) blood',
      '(?:all|mostly|pure|nothing but|straight) blood',
      'raspberry jam',
      '(?:strawberry|cherry|raspberry) (?:jam|jelly)',
      'bloody (?:{poop}|diarrhea|liquid|water|mess)',
      '(?:pooping|passing|pooped|passed|squirting|leaking|crapping|dripping) (?:out )?(?:pure |straight |red |lots of |a lot of |bright red )*blood',
      'red water',
      'blood (?:is |was )?(?:pouring|gushing|coming|dripping|running|leaking|squirting)(?: \\w+){0,3} (?:butt|bottom|rear|anus|rectum|behind|backside|back end)',
      '(?:lots?|a lot|tons?|so much|large amounts?|puddles?|pools?) of blood(?: \\w+){0,4} {poop}',
    ],
    unless: [
      '(?:drops?|streaks?|specks?|flecks?|spots?|little|tiny bit|bit) (?:of )?(?:bright )?(?:red |fresh )?blood',
    ],
    means: { answers: { stool_appearance: ['bloody'] }, symptoms: ['diarrhea'] },
  },
  {
    id: 'stool-some-blood',
    finding: 'some blood in the stool',
    kind: 'sign',
    phrases: [
      'blood(?: \\w+){0,4} (?:in|on|with) (?:his|her|the|its)? ?{poop}',
      '{poop}(?: \\w+){0,5} (?:streaks?|drops?|specks?|spots?|bit) of (?:bright |fresh |red )*blood',
    ],
    means: { answers: { stool_appearance: ['blood_streaks'] } },
  },
  {
    id: 'stool-black',
    finding: 'black, tar-like stool',
    kind: 'sign',
    phrases: [
      '(?:black|tarry|tar like|tar colored|jet black|coffee colored|dark and sticky)(?: \\w+){0,3} {poop}',
      '{poop}(?: (?:{be}|{very}|s)){0,5} (?:black|tarry|jet black|pitch black|tar)',
    ],
    means: { answers: { stool_appearance: ['black_tarry'] } },
  },
  {
    id: 'rectal-prolapse',
    finding: 'tissue sticking out under the tail',
    kind: 'sign',
    phrases: [
      'tissue(?: \\w+){0,2} (?:hanging|sticking|coming|poking|protruding) out',
      'tissue hanging',
      '(?:prolaps\\w*|rectum (?:is )?(?:out|sticking|hanging)|(?:intestines?|insides|guts) (?:is |are )?(?:coming|hanging|sticking|out|falling))',
      '(?:pink|red|dark|fleshy|meaty)(?: \\w+){0,3}? (?:sausage|tube|tissue|flesh|meat|donut|bulge|thing|mass)(?: \\w+){0,6} (?:stick|sticks|sticking|hanging|hangs|coming|poking|pokes|out|protrud\\w*)',
    ],
    unless: ['(?:eye|eyelid|corner|penis|lipstick|red rocket)', 'disc prolapse'],
    means: { answers: { stool_appearance: ['tissue_protruding'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'string-hanging',
    finding: 'string hanging from the body',
    kind: 'sign',
    phrases: [
      '(?:string|thread|ribbon|yarn|tinsel|floss|fishing line|dental floss|hair)(?: \\w+){0,4} (?:hanging|sticking|coming|dangling|trailing|poking)(?: \\w+){0,4} (?:butt|bottom|rear|anus|rectum|behind|backside|bum|mouth|throat)',
    ],
    means: { answers: { stool_appearance: ['string_hanging'] } },
  },
  {
    id: 'string-tongue',
    finding: 'string around the tongue',
    kind: 'sign',
    phrases: [
      '(?:string|thread|ribbon|yarn|tinsel|floss|fishing line|dental floss|hair tie|rubber band)(?: \\w+){0,6} (?:around|under|underneath|beneath|on|wrapped)(?: \\w+){0,4} tongue',
      'tongue(?: \\w+){0,6} (?:string|thread|ribbon|yarn|tinsel|floss|fishing line)',
    ],
    means: { answers: { mouth_signs: ['string_under_tongue'] } },
  },
]
