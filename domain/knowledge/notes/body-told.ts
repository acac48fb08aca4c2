import type { Entry } from './entry.ts'
import { ONLY_WHEN_ALONE } from './whole-story.ts'

const MINUTES =
  '(?:[2-9]|\\d\\d|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|several|many|few)(?: full| long| whole)? ?min\\w*'
const JERKS = '(?:jerk\\w*|twitch\\w*|convuls\\w*|paddl\\w*|foam\\w*|thrash\\w*|spasm\\w*|shak(?:ing|es))'
const FIT_MOVES = '(?:the )?(?:shaking|jerking|twitching|paddling|stiffening|thrashing|shakes|jerks|paddles)'

/** Collapse, fits, breath and heat, told in the pictures that people use who have never seen one. */
export const bodyTold: readonly Entry[] = [
  {
    id: 'switched-off',
    finding: 'a collapse or faint',
    kind: 'sign',
    phrases: [
      '(?:like|as if|as though) (?:someone|somebody|you|i|a) (?:had |has )?(?:just )?(?:pull\\w* the plug|unplug\\w*|hit (?:the|his|her|an) off (?:switch|button)|switch\\w*(?: \\w+)? off|turn\\w* (?:him|her|it) off|flip\\w* (?:a|the|his|her) switch|cut (?:his|her|its|the) (?:power|strings?|cord))',
      '(?:fell|fall(?:s|en)?|went|goes|knocked|swept|dropp\\w*) (?:right |clean |completely )?off (?:his|her|its) (?:feet|legs|paws)',
      '(?:flat|limp|stretched out|lying|laying|sprawled|motionless)(?: \\w+){0,8} (?:eyes (?:are |were |wide )?open|not (?:answer\\w*|respond\\w*|reacting|hearing)|does not (?:answer|know|hear|respond|react)|no answer|nobody home|did not (?:answer|hear))',
      '(?:(?:pick|lift|raise|hold) (?:up )?(?:his|her|its) head(?: up)?|head)(?: \\w+){0,5} (?:(?:it|and it|then it|it just|just)(?: \\w+)? (?:drops?|falls?|flops?|sinks?)|drops? (?:back|right|straight)|flops? (?:back|right|down)|lolls?)(?: |$)',
      'legs? (?:\\w+ ){0,2}(?:fold\\w*|buckl\\w*|crumpl\\w*|collaps\\w*|give|gave|went)(?: \\w+)? (?:under|underneath|beneath|out|away)(?: |$)',
      '(?:went|goes|gone|is|lay|lies|lying|hung|hangs|hanging|just|all|body|kitten|puppy|pup) (?:\\w+ ){0,3}(?:floppy|boneless|like (?:a |an )?(?:wet |cooked |soggy |old |limp |dead |rag ?)?(?:rag|noodle|spaghetti|towel|dish ?rag|doll|sack of \\w+|bag of \\w+|fish|jelly|jello|puppet|weight))(?: |$)',
      '(?:power|battery|batteries|engine|motor)(?: \\w+){0,2} (?:ran out|cut out|died|shut down|went dead|shut off)(?=.*\\b(?:fell|drop|limp|legs|collaps|floor|ground|stand)\\w*)',
      '(?:toppl\\w*|tipp\\w*|keel\\w*|crash\\w*|slump\\w*|crumpl\\w*)(?: \\w+){0,3} (?:mid (?:step|walk|stride|run)|in the middle of|out of nowhere|on the walk|for no reason)',
    ],
    unless: [
      'harness|drama\\w*|tantrum|purr\\w*|play\\w*|when i (?:hold|pick)|nap\\b|asleep|sleep\\w*|snor\\w*|belly rubs?|bath|nail|groom\\w*|sun\\b|sunbath\\w*|toy|cuddl\\w*|floppy (?:ears?|disk|hat)|on (?:the |my )?(?:ice|wet)|slipper\\w*|into (?:his|her|my) (?:bed|lap)|leash|relax\\w*|happy|tail wag\\w*|car (?:battery|engine)|(?:toy|phone|car|remote)\\b',
    ],
    means: { answers: { danger_signs: ['collapse'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'fit-goes-on',
    finding: 'a seizure that goes on or repeats',
    kind: 'sign',
    phrases: [
      `${JERKS}(?: \\w+){0,3} (?:for|since|about|going on|nearly|almost|over|last\\w*)(?: \\w+){0,2} ${MINUTES}(?: |$)`,
      `${MINUTES}(?: \\w+){0,3} (?:of )?${JERKS}(?: |$)`,
      `(?:second|third|fourth|fifth|2nd|3rd|4th|another|two|three|four)(?: \\w+){0,4} (?:goes into|went into|started|starts|of|does|did) ${FIT_MOVES}(?: |$)`,
      `(?:goes|went|fell|falls) into ${FIT_MOVES}(?: \\w+){0,3} (?:again|twice|times|and again)(?: |$)`,
    ],
    means: {
      answers: { danger_signs: ['seizure'], seizure_activity: ['two_or_more_24h'] },
      keys: ['life_threat_words', 'seizure_words'],
    },
  },
  {
    id: 'not-come-round',
    finding: 'not aware',
    kind: 'sign',
    phrases: [
      '(?:will not|cannot|does not|did not|is not|not) (?:come|coming|snap\\w*) (?:back )?out of (?:it|this)(?: |$)',
    ],
    means: { answers: { neurologic_signs: ['disoriented'], energy_level: ['weak'] } },
  },
  {
    id: 'jolts',
    finding: 'shaking of the whole body',
    kind: 'sign',
    phrases: [
      '(?:jerk\\w*|twitch\\w*|jump\\w*|jolt\\w*|spasm\\w*|shak\\w*|trembl\\w*|vibrat\\w*|quiver\\w*|shiver\\w*) like (?:\\w+ ){0,4}(?:electric\\w*|electrocut\\w*|shock\\w*|zapp?\\w*|tas(?:er|ed)|current|live wire|leaf|washing machine|jack ?hammer|phone|plate|machine|earthquake|tuning fork)(?: |$)',
    ],
    unless: [
      'firework\\w*|thunder\\w*|storm|scared|fear\\w*|afraid|nervous|excit\\w*|\\bvets?\\b|bath|(?:is|was|it is|the) cold|snow|wet\\b|vacuum|purr\\w*|dream\\w*|asleep|sleep\\w*|head|\\bcar\\b|july|new year|dries|rain|squirrel|doorbell|mail\\w*',
    ],
    means: { answers: { neurologic_signs: ['tremors'] }, keys: ['whole_body_tremor'] },
  },
  {
    id: 'starts-at-nothing',
    finding: 'startling at things that are not there',
    kind: 'sign',
    phrases: [
      '(?:flinch\\w*|startl\\w*|duck\\w*|jump\\w*|recoil\\w*)(?: \\w+)? (?:at|from|away from) (?:everything|nothing|thin air|the air|shadows?|every (?:little )?(?:sound|noise|movement|touch)|invisible|things that)',
    ],
    means: { answers: { neurologic_signs: ['disoriented'] } },
  },
  {
    id: 'wet-breath',
    finding: 'hard work to breathe',
    kind: 'sign',
    phrases: [
      '(?:gurgl\\w*|bubbl\\w*|crackl\\w*|rattl\\w*|slosh\\w*|percolat\\w*|(?:water|fluid|liquid|bubbles|straw)\\b)(?: \\w+){0,8} (?:when|as|while|whenever|each time|every time|with (?:each|every)) (?:he |she |it )?(?:breath\\w*|inhal\\w*|exhal\\w*|lung\\w*)',
      '(?:breath\\w*|lungs?|chest)(?: \\w+){0,5} (?:like|full of|filled with|as if) (?:\\w+ ){0,4}(?:water|fluid|bubbles|straw|aquarium|milkshake|coffee (?:maker|machine|pot)|bellows|pump|accordion|saw|fish out of water|goldfish|scuba|vader|vacuum)(?: |$)',
      '(?:suck\\w*|pull\\w*|drag\\w*|haul\\w*|gulp\\w*)(?: in)?(?: \\w+)? (?:air|breaths?)(?: |$)(?!(?:through a toy|freshener))',
      '(?:cannot|could not|will not|does not) (?:pull|suck|draw)(?: \\w+){0,2} (?:air|oxygen|breath)(?: |$)',
      '(?:no|without|not enough) (?:air|oxygen) (?:goes|going|getting|gets|comes|coming)(?: \\w+)? (?:in|through)',
      'breath(?:es|ing)?(?: \\w+){0,6} (?:like (?:he|she|it) (?:\\w+ ){0,2}(?:ran|run|sprinted|finished)(?: \\w+){0,3} (?:marathon|mile|race)|marathon)(?: |$)',
      '(?:whole body|every muscle|shoulders?|ribs|tummy|belly|sides|flanks) (?:\\w+ ){0,3}(?:heav|work|mov|lift|rock|squeez|push|suck|pump|cav)\\w*(?: \\w+){0,4} (?:breath|breaths|inhale)(?: |$)',
    ],
    unless: [
      'after (?:a |our |his |her |the )?(?:run|walk|play\\w*|zoomies|fetch|exercise|chas\\w*)|reverse sneez\\w*|snor\\w*|purr\\w*|burp\\w*|stomach gurgl\\w*|water bowl|drink\\w* water|toy|straw hat|leash|pull\\w* on|normal\\w*|fine since',
    ],
    means: { answers: { danger_signs: ['breathing_distress'] }, symptoms: ['labored_breathing'] },
  },
  {
    id: 'lodged',
    finding: 'something stuck in the throat',
    kind: 'sign',
    phrases: [
      '(?:lodged|wedged|jammed|stuck|clogg\\w*|caught)(?: \\w+){0,8} (?:bug ?eyed|eyes (?:bulg\\w*|popp\\w*|wide)|paw(?:s|ing) at|claw(?:s|ing) at|panick\\w*|turning|drool (?:is )?pour\\w*|gagging|no (?:sound|noise|air))',
      '(?:drool|slobber|saliva|spit)\\w*(?: \\w+){0,3} (?:pour\\w*|stream\\w*|gush\\w*|running)(?: \\w+){0,6} (?:bones?|stick|ball|toy|chunk|rawhide|throat)(?: |$)',
    ],
    means: { answers: { danger_signs: ['breathing_distress'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'cooked-through',
    finding: 'overheating',
    kind: 'sign',
    phrases: [
      '(?:car|truck|van|shed|sun ?room|garage|green ?house|trailer|attic|conservatory|porch|balcony|patio|kennel|run|yard|beach|tent|camper|sun|heat|window)(?: \\w+){0,10} (?:hot (?:as|like)|burning (?:up|hot)|slobber\\w*|boiling|staring|cannot (?:walk|stand|get up)|legs (?:like|went|gave)|red gums?|gums (?:are |is )?red|limp|wobbl\\w*|collaps\\w*|tongue (?:a mile|dark|huge|swollen))(?: |$)',
      '(?:body|skin|he|she|belly|ears?)(?: \\w+){0,3} (?:(?:hot|burning|boiling) like|like (?:an? )?(?:oven|furnace|radiator|stove|fire|frying pan|hot plate|boil\\w*))(?=.*\\b(?:pant|sun|heat|hot|walk|run|car|fall|fell|drool|weak)\\w*)',
      '(?:pant\\w*(?: (?:and )?pant\\w*)|panting)(?: \\w+){0,4} (?:no stop|not stop|does not stop|will not stop|without stop\\w*|cannot stop)(?: |$)',
    ],
    unless: [
      'loves|likes|inside now|car ?sick\\w*|car rides?|excit\\w*|firework\\w*|thunder\\w*|storm|vets?\\b|toy|run (?:around|off|away)|in the car|hot (?:dog|tub|water bottle)|sunbath\\w*|window (?:staring|watching)|staring (?:out|at (?:birds|squirrels|the))',
    ],
    means: { answers: { danger_signs: ['overheated'], context: ['heat_exposure'] } },
  },
  {
    id: 'cold-mouth',
    finding: 'feels cold',
    kind: 'sign',
    phrases: [
      '(?:inside|inside of|in) (?:his|her|its|the) mouth(?: \\w+){0,3} (?:cold|icy|ice|cool)(?: |$)',
      '(?:cold|icy) (?:inside|in|to touch in) (?:his|her|its|the) mouth',
      '(?:slow|slowing|running|winding) (?:\\w+ ){0,3}(?:like (?:a )?)?(?:wind ?up|clockwork)(?: \\w+){0,2} (?:toy|running down|down)',
    ],
    means: { keys: ['cold_body'], answers: { baby_signs: ['cold'], energy_level: ['weak'] } },
  },
  {
    id: 'gums-likened-to-yellow',
    finding: 'a yellow tint of eyes, gums or skin',
    kind: 'sign',
    phrases: [
      '(?:gums?|whites? of (?:his|her|its|the)? ?eyes?|eyes?|inside (?:of )?(?:his|her|its|the) ears?|skin|tongue)(?: \\w+){0,4} (?:like|as|colou?r of) (?:\\w+ )?(?:custard|banana|lemon|mustard|butter|egg yolk|yolk|cheese|highlighter|post ?it|pumpkin|simpson|school bus|corn|turmeric)(?: |$)',
    ],
    means: { answers: { gum_color: ['yellow'], body_changes: ['yellow_tint'] } },
  },
  {
    id: 'hind-end-dead',
    finding: 'back legs that do not work',
    kind: 'sign',
    phrases: [
      '{rear}(?: \\w+){0,3} (?:dead|lifeless|useless|quit|gave up|gave out|not working|stopped working|broken|gone numb|numb|paraly\\w*|(?:just )?(?:drags|dragging|trails|trailing|follows|slides|sliding))(?: |$)(?!(?:him|her|his|its))',
      '(?:butt|bum|behind|bottom|back half|lower half|rear half|hind part|back part|tail end)(?: \\w+)? (?:is |are |was |just |now )+(?:dragging|drags|trailing|flopping|dead|paraly\\w*|sliding|following|not working)(?: |$)',
      '(?:like|as) (?:a )?(?:seal|mermaid|mermaid tail|sea lion|walrus|commando|army crawl\\w*|worm)(?=.*\\b(?:legs?|back|rear|hind|drag|pull|crawl|walk)\\w*)',
      '(?:pull|drag|haul|scoot)\\w* (?:him|her|it)self(?: \\w+){0,4} (?:front|elbows|forelegs|arms)',
    ],
    unless: [
      'carpet|rug|itch\\w*|glands?|scoot\\w* (?:his|her) (?:butt|bum)|bark\\w*|stretch\\w*|play\\w*|asleep|toy|sploot\\w*|dragging (?:his|her|its) (?:toy|blanket|feet home)|for (?:years|months)|wheel ?chair',
    ],
    means: { answers: { danger_signs: ['paralysis'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'screams-each-move',
    finding: 'great pain',
    kind: 'sign',
    phrases: [
      '(?:howl|scream|shriek|screech|wail|squeal)\\w* (?:out )?(?:(?:each|every) time|whenever|when|if|as soon as) (?:he |she |it |we |i |anyone )?(?:\\w+ )?(?:shifts?|moves?|moved|turns?|turned|breath\\w*|sits? up|gets up|stands?|tr(?:y|ies) to (?:move|get up|stand|lie)|(?:touch\\w*|pick\\w*)(?: up)? (?:him|her|them))(?: |$)',
      '(?:howl|scream|shriek|screech|wail)\\w*(?: \\w+){0,3} (?:bloody murder|blue murder|in pain|in agony|non ?stop|all night|with every (?:step|move))(?: |$)',
    ],
    unless: [
      'crate|bath|nails?|groom\\w*|alone|leave|left|attention|food|hungry|drama\\w*|diva|door|play\\w*|husky|in heat|mating|vets?\\b|harness|car\\b|sing\\w*|siren',
    ],
    unlessSaid: [ONLY_WHEN_ALONE],
    means: { answers: { danger_signs: ['severe_pain'] } },
  },
  {
    id: 'slow-heart',
    finding: 'a heart that beats too slowly or unevenly',
    kind: 'sign',
    phrases: [
      'heart(?: ?beat| rate|beats)?(?: \\w+){0,8} (?:slow|slowly|sluggish|faint|barely (?:there|beat\\w*)|hardly (?:there|beat\\w*)|long pauses?|pauses?|grandfather clock|then (?:waits?|nothing|stops?)|skips?|misses|missing beats?)(?: |$)',
      '(?:slow|faint|weak|barely any) (?:slow )?(?:heart ?beat|heart rate|pulse)(?: |$)',
    ],
    means: { keys: ['racing_heart'], answers: { pain_signs: ['restless'] } },
  },
  {
    id: 'legs-fold',
    finding: 'legs that give way',
    kind: 'sign',
    phrases: [
      'legs? (?:just |kind of |sort of |all )?(?:fold|folds|folding|folded|buckle|buckles|buckling|buckled|crumple|crumples|give way|gives way|giving way|gave way)(?: |$)',
    ],
    unless: [
      'arthritis|for (?:months|years)|old age|slipp\\w*|ice\\b|excit\\w*|laugh\\w*|scratch\\w*|play\\w*',
    ],
    means: { answers: { danger_signs: ['collapse'], energy_level: ['weak'] } },
  },
  {
    id: 'eye-grows-or-clouds',
    finding: 'an eye that is larger, cloudy or does not see',
    kind: 'sign',
    phrases: [
      'eye ?(?:ball)?(?: \\w+){0,6} (?:bigger|larger|huge|swollen up|twice the size|enlarged|fatter)(?: \\w+){0,2} (?:than|then|compared|as|next to)(?: |$)',
      'eye ?(?:ball)?(?: \\w+){0,8} (?:like|as)(?: \\w+){0,4} (?:marbles?|fish eye|milk|fog|foggy|bathroom glass|frosted|ice|glass|pearl|moonstone|cataract)(?: |$)',
      '(?:black|dark|center|middle)(?: (?:part|center|bit|circle|hole|of \\w+ eye|of the eye|of one eye))+(?: \\w+){0,5} (?:wide|huge|big|open|does not (?:close|shrink|change|move)|stays?)(?: |$)',
      '(?:bump\\w*|clip\\w*|walk\\w*|bang\\w*|hit\\w*|miss\\w*|run\\w*|knock\\w*)(?: \\w+){0,8} (?:on|with|to) (?:that|the one|one|the same|his left|his right|her left|her right|the left|the right|the bad) (?:side|eye)(?: |$)',
      '(?:eye|pupil)(?: \\w+){0,6} (?:does not|will not|is not|no longer) (?:react|close|shrink|respond|get small\\w*)(?: |$)',
    ],
    unless: [
      'always|since (?:he|she) was|for (?:years|months)|slow for years|photos?|pictures?|flash|camera|old age|cataract (?:for|since)|marble(?:d)? coat|blue eyes|born|limp\\w*|ear',
    ],
    means: { answers: { eye_signs: ['large_or_uneven_pupil'] } },
  },
]
