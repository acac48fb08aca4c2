import type { Entry } from './entry.ts'

/** Stool and what hangs from the body. */
export const stool: readonly Entry[] = [
  {
    id: 'diarrhea',
    finding: 'diarrhea',
    kind: 'sign',
    phrases: [
      'runny (?:butt|bum|bottom|behind|rear)',
      'squirt(?:s|ed|ing)? (?:poop|poo|out|liquid|brown|everywhere)',
      'the trots',
      'diarrhea',
      '(?<!(?:blender|dryer|machine|vacuum|engine|mower|motor|water|tap|nose|fan) )(?:the )?(?<!(?:blender|dryer|machine|vacuum|engine|mower|motor|water|tap|nose|fan) )runs(?: from| since|$)',
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
      '(?:pure|all|just|nothing but)(?: \\w+)? (?:red|bloody|blood) (?:liquid|water|fluid|stuff|jelly|juice)',
      '(?:red|bloody) (?:liquid|fluid|water|jelly|juice)(?: \\w+){0,5} (?:butt|bottom|rear|back end|the back|behind|bum|anus)',
      '(?:poured|pouring|gush\\w*) (?:blood|red)(?: \\w+){0,4} (?:butt|bottom|rear|behind|bum|anus)',
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
      '(?:poop|stool|poo|feces)s?(?: \\w+){0,5} (?:like|resembl\\w*) (?:road |melted )?(?:tar|licorice|molasses|asphalt|coffee grounds)',
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
      '(?:intestines?|insides|innards|guts|bowels?|organs?|rectum|colon)(?: \\w+){0,5} (?:hang\\w*|com\\w*|stick\\w*|pok\\w*|fall\\w*|fell|bulg\\w*|protrud\\w*)(?: \\w+)? ?(?:out)?(?: |$)',
      '(?:pink|red|dark|meaty|fleshy|tissue|flesh|tube|bulge|sausage|meat)(?: \\w+){0,7} (?:pok\\w*|stick\\w*|hang\\w*|com\\w*|protrud\\w*|popp\\w*|push\\w*)(?: \\w+){0,3} (?:butt ?hole|anus|butt|rectum|bum|bottom|behind|rear end|vulva|vagina|under (?:his|her|its|the) tail|her privates|hoo ha)',
      'tissue(?: \\w+){0,2} (?:hanging|sticking|coming|poking|protruding) out',
      'tissue hanging',
      '(?:prolaps\\w*|rectum (?:is )?(?:out|sticking|hanging)|(?:intestines?|insides|guts) (?:is |are )?(?:coming|hanging|sticking|out|falling))',
      '(?:pink|red|dark|fleshy|meaty)(?: \\w+){0,3}? (?:sausage|tube|tissue|flesh|meat|donut|bulge|thing|mass)(?: \\w+){0,6} (?:stick|sticks|sticking|hanging|hangs|coming|poking|pokes|out|protrud\\w*)',
    ],
    unless: [
      'worms?|grass|string|thread|lump|dingle\\w*|hair',
      '(?:eye|eyelid|corner|penis|lipstick|red rocket)',
      'disc prolapse',
    ],
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
  {
    id: 'diarrhea-long',
    finding: 'diarrhea for days',
    kind: 'sign',
    phrases: [
      '(?:diarrhea|loose|runny|squirt\\w*|the runs|trots|mush\\w*|liquid {poop}|watery)(?: \\w+){0,6} (?:for|going on|over|since|past|last) (?:about |over |almost |the (?:last|past) )?(?:(?:[4-9]|\\d\\d|four|five|six|seven|eight|nine|ten) days|a week|(?:one|two|three|several|a few|\\d+) weeks|weeks|months)',
      '(?:[4-9]|four|five|six|seven) days (?:of )?(?:diarrhea|loose|runny|squirt\\w*|the runs|trots|mush\\w*|liquid {poop}|watery)',
    ],
    unless: [
      '(?:no|not) (?:\\w+ )?(?:diarrhea|loose|runny)',
      'eyes?|nose|shedding|tooth|hair|skin|collar|leash',
    ],
    means: { answers: { onset: ['days_4_to_7'] }, symptoms: ['diarrhea'] },
  },
  {
    id: 'diarrhea-many',
    finding: 'diarrhea many times in a day',
    kind: 'sign',
    phrases: [
      '(?:diarrhea|loose|runny|squirt\\w*|the runs|trots|mush\\w*|liquid {poop}|watery)(?: \\w+){0,8} (?:[6-9]|\\d\\d|six|seven|eight|nine|ten|a dozen|a million|countless) (?:x|times)',
      '(?:[6-9]|\\d\\d|six|seven|eight|nine|ten|a dozen)(?: \\w+){0,2} (?:liquid|watery|explosive|runny) {poop}',
      '(?:gone|go|goes|going|went) out to squirt',
    ],
    unless: ['(?:this|a|per|last) (?:month|year|week)', 'eyes?|nose'],
    means: { answers: { diarrhea_frequency: ['six_or_more'] }, symptoms: ['diarrhea'] },
  },
  {
    id: 'no-stool-days',
    finding: 'no stool for days',
    kind: 'sign',
    phrases: [
      'last (?:{poop}|pooped|went)(?: \\w+){0,3} (?:[3-9]|three|four|five|six|seven) days',
      '(?:[3-9]|three|four|five|six|seven) days (?:with no|without(?: a)?|since (?:his|her|the) last) {poop}',
      '(?:no|has not|have not|had not|did not|without|not had|not) (?:\\w+ ){0,3}?{poop}(?: \\w+){0,3} (?:in|for|since) (?:about |over |almost |at least |more than |like |the (?:last|past) |a )?(?:[3-9]|three|four|five|six|seven|several|few) (?:full |whole )?days',
      '(?:no|has not|have not|had not|did not|without|not had|not) (?:\\w+ ){0,3}?{poop}(?: \\w+){0,3} (?:since|for) (?:the |last |a )*(?:weekend|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
      'last {poop}(?: \\w+){0,3} (?:[3-9]|three|four|five|six|seven) days',
    ],
    unless: ['diarrhea|soft|loose|runny|normal {poop}|bloody'],
    means: { answers: { last_stool: ['over_3_days'] }, symptoms: ['constipation'] },
  },
  {
    id: 'anal-swelling',
    finding: 'a swelling beside the anus',
    kind: 'sign',
    phrases: [
      '(?:swell\\w*|swollen|lump|bump|abscess|boil|hole|sore)(?: \\w+){0,5} (?:anus|butt ?hole|rectum|anal)(?: |$)',
      '(?:anus|butt ?hole|anal gland\\w*|anal sac\\w*)(?: \\w+){0,4} (?:swell\\w*|swollen|lump\\w*|burst\\w*|ruptur\\w*|infected|abscess\\w*|bleed\\w*)',
    ],
    unless: ['scoot\\w* only'],
    means: { answers: { stool_appearance: ['anal_swelling'] } },
  },
]
