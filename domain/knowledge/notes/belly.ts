import type { Entry } from './entry.ts'

/** Belly, empty retching and vomit. */
export const belly: readonly Entry[] = [
  {
    id: 'empty-retching',
    finding: 'trying to vomit with little or nothing coming up',
    kind: 'sign',
    phrases: [
      'burp\\w*(?: up)?(?: \\w+){0,3} (?:spit|foam|drool|air)',
      '(?:{retch}|{try} to {vomit}|trying to be sick)(?: [\\w,]+){0,12}? (?:nothing|no vomit|(?:only|just)(?: \\w+){0,3} (?:foam|spit|saliva|slime|drool|mucus|phlegm|froth|air)|only a little|(?:foam|spit|saliva) (?:only|comes)|unproductive\\w*|without (?:bringing|getting|anything))',
      'nothing (?:comes?|came|coming|is coming|will come)(?: \\w+)? (?:up|out)(?: [\\w,]+){0,8} (?:{retch}|{vomit})',
      '(?:unproductive|nonproductive|non productive|dry) (?:retch\\w*|heav\\w*|vomiting)',
      '(?:cannot|could not|but will not|can not) (?:seem to )?(?:{vomit}|bring (?:it|anything) up|get it up)',
      '(?:keeps|keep|kept) (?:{retch}|trying to {vomit})',
    ],
    unless: ['cough\\w*|hack\\w*|kennel', 'hairball|fur ?ball'],
    unlessSaid: ['hair ?balls?', 'fur ?balls?', '(?:wad|clump|tube|log|cigar) of (?:hair|fur)'],
    means: {
      answers: { danger_signs: ['unproductive_retching'], vomit_frequency: ['retching_nothing'] },
      symptoms: ['vomiting'],
    },
  },
  {
    id: 'belly-swollen',
    finding: 'a swollen or tight belly',
    kind: 'sign',
    phrases: [
      '(?:belly|stomach|abdomen|tummy)(?: \\w+){0,3} (?:sticks|sticking|bulges|bulging|poking|poofed|popped|stuck) out',
      'looks?(?: \\w+){0,3} pregnant',
      '{belly}(?: (?:{be}|{very}|his|her|its)){0,7} (?:swollen|swelled|swelling|bloated|bloating|distended|huge|enormous|tight|taut|ballooned|ballooning|blown up|drum|bigger|enlarged|hard|rock|basketball|balloon|watermelon|softball|football|beach ball|rounder|puffed|puffy|stretched)',
      '(?:swollen|bloated|distended|tight|hard|huge|ballooned|tense|big round|enlarged|rock hard) (?:\\w+ )?{belly}',
      'round in the (?:middle|belly|tummy|stomach)',
      '{belly}(?: \\w+){0,3} (?:looks|look|seems) like (?:he|she|it) (?:ate|swallowed|is pregnant)',
      '(?:looks|look) (?:pregnant|like (?:he|she|it) swallowed)',
      '{belly}(?: \\w+){0,3} (?:getting|got) (?:big|bigger|round|rounder|larger|tight|hard)(?: |$)',
      'bloated (?:up|like)',
      'blew up like',
    ],
    unless: [
      'always (?:been|had)|pot ?bell\\w*|worms?|dewormed|over (?:the last|several|a few) (?:weeks|months)|for (?:weeks|months)|barrel',
    ],
    means: { answers: { danger_signs: ['swollen_belly'] } },
  },
  {
    id: 'bloat-name',
    finding: 'bloat',
    kind: 'name',
    phrases: [
      'bloat',
      'gdv',
      '(?:twisted|flipped|torsion of (?:the|his|her)|turned) stomach',
      'stomach (?:has |is )?(?:twisted|flipped|torsion)',
    ],
    unless: ['bloat (?:surgery|survivor|op)', 'tack\\w*|gastropexy'],
    means: { keys: ['life_threat_words'], answers: { danger_signs: ['swollen_belly'] } },
  },
  {
    id: 'vomiting',
    finding: 'vomiting',
    kind: 'sign',
    phrases: ['{vomit}'],
    unless: [
      '(?:try|tries|trying|tried|wants?|going|about|look(?:s|ed)? like|would|might|could) (?:to |he would |she would )?{vomit}',
    ],
    means: { symptoms: ['vomiting'] },
  },
  {
    id: 'vomit-nonstop',
    finding: 'vomiting that does not stop',
    kind: 'sign',
    phrases: [
      '(?:cannot|will not|does not|has not|would not) (?:stop|quit)(?:ped)? {vomit}',
      '{vomit}(?: \\w+){0,3} (?:non ?stop|constantly|continuously|every (?:few|five|ten|15|10|5|20|30|half) ?(?:minutes|mins|min|hour)|every hour|all (?:day|night) long|over and over)',
      '(?:non ?stop|constant|continuous) {vomit}',
    ],
    means: { answers: { vomit_frequency: ['nonstop'] }, symptoms: ['vomiting'] },
  },
  {
    id: 'vomit-many',
    finding: 'vomiting many times',
    kind: 'sign',
    phrases: [
      '{vomit}(?: [\\w]+){0,4}? (?:at least |about |like |maybe |over |around )?(?:[4-9]|\\d\\d|four|five|six|seven|eight|nine|ten|a dozen|many|several)(?: more)? (?:x|times)',
      '(?:[4-9]|\\d\\d|four|five|six|seven|eight|nine|ten|a dozen) (?:vomits|pukes|rounds of vomit\\w*|piles of vomit)',
    ],
    unless: [
      '(?:this|a|per|last) (?:month|year)|over the (?:past|last) (?:weeks?|months?)|in (?:his|her) life',
    ],
    means: { answers: { vomit_frequency: ['four_or_more'] }, symptoms: ['vomiting'] },
  },
  {
    id: 'vomit-very-many',
    finding: 'vomiting eight times or more',
    kind: 'sign',
    phrases: [
      '{vomit}(?: [\\w]+){0,4}? (?:at least |about |like |maybe |over |around )?(?:[8-9]|\\d\\d|eight|nine|ten|eleven|twelve|a dozen|a million|countless)(?: more)? (?:x|times)',
    ],
    unless: [
      '(?:this|a|per|last) (?:month|year)|over the (?:past|last) (?:weeks?|months?)|in (?:his|her) life|since (?:spring|summer|fall|winter|christmas)',
    ],
    means: { answers: { vomit_frequency: ['nonstop'] }, symptoms: ['vomiting'] },
  },
  {
    id: 'vomit-blood',
    finding: 'blood in vomit',
    kind: 'sign',
    phrases: [
      '{vomit}(?: \\w+){0,6}? (?:blood|bloody|bright red|dark red|coffee grounds?)',
      '(?:blood|bloody|coffee grounds?)(?: \\w+){0,4} (?:in|with) (?:his|her|the|its)? ?{vomit}',
      'bloody {vomit}',
      'coffee grounds',
    ],
    unless: [
      '(?:streaks?|flecks?|specks?|spots?|dots?|tinge\\w*|drops?|tiny|little|bit)(?: \\w+){0,3} (?:blood|red|pink)',
      '(?:blood|red|pink) (?:streaks?|flecks?|specks?|spots?|dots?|tinge\\w*)',
      '(?:ate|eaten|got into|garbage|trash)(?: \\w+){0,6} coffee grounds',
    ],
    means: { answers: { vomit_content: ['fresh_blood'] }, symptoms: ['vomiting'] },
  },
  {
    id: 'water-back-up',
    finding: 'cannot keep water down',
    kind: 'sign',
    phrases: [
      '(?:cannot|could not|does not|will not|unable to|not able to|is not) keep(?:ing)? (?:any|even|any of|his|her)?(?: \\w+){0,2}? ?(?:water|anything|fluids?|liquids?|it)(?: \\w+){0,3} down',
      '(?:water|drink|drinks|drank|drinking)(?: [\\w,]+){0,6} (?:comes?|came|coming) (?:right |straight )?back up',
      '{vomit}(?: \\w+){0,4} (?:every time|whenever|after) (?:he|she|it) drinks',
      '{vomit}(?: \\w+){0,3} (?:plain |even |the )?water',
    ],
    means: { answers: { water_intake: ['drinks_and_vomits'] } },
  },
  {
    id: 'belly-pain',
    finding: 'a sore belly',
    kind: 'sign',
    phrases: [
      '(?:hunched|hunching)(?: (?:over|up))?(?! (?:over|by) (?:the|his|her) (?:bowl|food))',
      'pray(?:er|ing) (?:position|pose|stance)',
      'downward dog',
      '(?:butt|rear|behind|back end) (?:is )?(?:up )?in the air(?: \\w+){0,6} (?:front|chest|elbows|stretch\\w*)',
      'stretch\\w*(?: \\w+){0,3} (?:with )?(?:his|her|its)? ?(?:butt|rear) up',
      '{belly}(?: (?:{be}|{very})){0,4} (?:painful|sore|tender|hurts?|hurting)',
      '(?:painful|sore|tender) {belly}',
      '(?:yelp|cries|cried|growl|growls|growled|whimper|whines|bit|bites|snaps?|snapped|groans?|groaned)\\w*(?: \\w+){0,8} (?:touch|touched|press|pressed|picked|pick|felt|feel|push|pushed)(?: \\w+){0,6} {belly}',
      '(?:groan|moan)s? when (?:he|she|it) (?:lies|lays)',
    ],
    unless: ['poop\\w*|mating|heat|calling|back end and rolls'],
    means: { answers: { pain_signs: ['belly_guarding'] } },
  },
  {
    id: 'restless',
    finding: 'cannot get comfortable',
    kind: 'sign',
    phrases: [
      '(?:cannot|could not|will not|does not) (?:settle|get comfortable|lie down|lay down|lie still|sit still|relax)',
      'pac(?:es|ing)\\b',
      'keeps? (?:getting up and down|looking at (?:his|her|its) (?:side|belly|stomach|flank)s?)',
      'restless',
    ],
    unless: [
      'fireworks|thunder|storm|doorbell|excited|visitors?|vet|car ride|hungry|dinner|for food|breakfast',
    ],
    means: { answers: { pain_signs: ['restless'] } },
  },
]
