import type { Entry } from './entry.ts'

/** Bites, fights and animals that can carry rabies. */
export const bites: readonly Entry[] = [
  {
    id: 'attacked',
    finding: 'attacked or shaken by another animal',
    kind: 'sign',
    phrases: [
      '(?:hawk|owl|eagle|bird){w}{0,3} (?:dropped|carried|picked|grabbed|took|got|swooped)',
      'attacked (?:by|him|her|my|our)',
      '(?:mauled|shaken|grabbed|picked up|carried off|scooped|snatched) by (?:a |an |another |the |our |my |some |two )?(?:\\w+ |\\w+s ){0,3}?(?:dogs?|coyotes?|raccoon|fox|hawk|owl|husky|pit ?bull|shepherd|lab|animal|bobcat|wolf|bear|eagle|boar|mastiff|rottweiler)',
      '(?:dog|husky|coyote|shepherd|lab|pit ?bull|hawk|owl|raccoon|rottweiler|mastiff|hound|eagle|bobcat|neighbor\\w*){w}{0,5} (?:attacked|shook|picked (?:him|her|it)|mauled|latched|snatched|had (?:him|her|it) (?:by|in)|grabbed (?:him|her|it|his|my))',
      '(?:picked|grabbed|had|held){w}{0,6} (?:shook|shake|shaking|shaken)(?: |$)',
      '(?:shook|shaken|shake) (?:him|her|it)(?: (?:hard|like|around|violently|good|badly))*(?! (?:head|ears?|body|fur|coat))',
      'in (?:his|her|its) (?:mouth|jaws) and sh\\w+',
      'coyote',
    ],
    unless: [
      'on tv|bark\\w* at (?:a|the) coyote|shook (?:his|her|its|a|the) (?:paw|foot|leg|wet|hand|fur|coat|tail|treat|toy|bag)',
      'shook (?:his|her|its) head|shook (?:himself|herself|it off|off)|shook a (?:bunch|lot)|play bit|shook (?:like )?\\d+ times|shake (?:his|her|its) head|flea|tick\\b|mosquito|bug|heard coyotes?|coyotes? (?:howl|around|in the area)',
    ],
    means: { answers: { context: ['fight_or_bite'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'bitten',
    finding: 'bitten by another animal',
    kind: 'sign',
    phrases: [
      '(?:bitten|bit|jumped|pounced on|clawed|scratched|swatted) by (?:a |an |another |the |our |my |some )?(?:\\w+ |\\w+s ){0,3}?(?:dogs?|cats?|animal|raccoon|rat|squirrel|possum|bat|neighbors)',
      '(?:got|been|was) in (?:a |another )?(?:cat |dog )?(?:fight|scuffle|scrap|brawl)',
      '(?:dog|cat|raccoon|squirrel|rat){w}{0,3} bit (?:him|her|it|his|my)',
    ],
    means: { answers: { context: ['fight_or_bite'] } },
  },
  {
    id: 'seized-by-animal',
    finding: 'seized, shaken or carried by another animal',
    kind: 'sign',
    phrases: [
      '(?:took|tore|ripped|bit|chewed|missing|gouged) (?:a |an |out a )?(?:big |huge |good |small )?(?:chunk|bite|piece|hunk|mouthful) (?:out )?(?:of|from)? ?(?:his|her|its|him)',
      '(?:jaws?|teeth|mouth|fangs){w}{0,3} (?:on|in|into|around|round|over|locked on){w}{0,2} (?:his|her|its|my \\w+ s) (?:neck|throat|belly|tummy|stomach|chest|head|face|back|ribs|side|flank|scruff|body|torso|skull|jaw|groin|butt|rump)',
      '{beast}{w}{0,8} (?:pinn\\w*|biting|bit|bites|chomp\\w*|chew\\w*|tore|tear\\w*|ripp\\w*|maul\\w*|shak\\w*|shook|lung\\w*|latch\\w*|clamp\\w*|sank|sunk|grabb\\w*|grip\\w*|crush\\w*|punctur\\w*|had|got){w}{0,4} (?:neck|throat|belly|tummy|stomach|chest|head|face|back|ribs|side|flank|scruff|body|torso|skull|jaw|groin|butt|rump)',
      '{beast}{w}{0,5} (?:had|has|got|grabb\\w*|took|pick\\w*|clamp\\w*|latch\\w*|lock\\w*|held|pull\\w*|tugg\\w*|toss\\w*|flung|whipp\\w*|thrash\\w*|bit|ripp\\w*|went for|tore|chomp\\w*){w}{0,5} (?:by|around|on|onto|on to|at|in|into) (?:the|his|her|its) (?:\\w+ )?(?:scruff|neck|throat|chest|back|middle|belly|tummy|head|face|torso|ribs|waist|body|side)',
      '{beast}{w}{0,5} (?:shook|shak\\w*|maul\\w*|savag\\w*|attack\\w*|thrash\\w*|ragdoll\\w*|carr\\w* off|ran off with|took off with|made off with|snatch\\w*|flung|swung|tossed|ganged up|jumped|stomp\\w*|rolled) (?:up )?(?:him|her|it|my|our|on (?:him|her)|the (?:pup|puppy|kitten|little))',
      '(?:good|hard|violent|quick|bit of a|big) shak(?:e|ing)(?: |$)',
      '{beast}{w}{0,8} (?:tug toy|rope toy|tug of war|tug o war|rag ?doll|chew toy|squeaky toy|dish ?rag)',
      '(?:hawk|owl|eagle|falcon|vulture|raptor|osprey|gator|alligator){w}{0,6} (?:claws?|talons?|lift\\w*|grabb\\w*|carr\\w*|dropp\\w*|swoop\\w*|got (?:him|her|hold|ahold)|had (?:him|her)|bit|took|snatch\\w*|tried to)',
      '(?:attacked|mauled|savaged|jumped|shaken|ganged up on|ragdolled|snatched|tossed|carried off|grabbed|rolled) by (?:a|an|the|our|my|two|three|some|another|our neighbou?rs?|pack of|\\w+) ?(?:\\w+ ){0,3}{beast}',
      '(?:crackl\\w*|crunch\\w*|bubble wrap|rice krispies|crinkl\\w*|squishy air|air (?:bubbles? )?(?:trapped )?under){w}{0,4} (?:skin|hide)|skin{w}{0,6} (?:crackl\\w*|bubble wrap|rice krispies|crunchy)',
    ],
    unless: [
      'on tv|play(?:s|ing)? (?:tug|with)|wrestl\\w* and play|heard|we hear|howl\\w*|(?:year|years|yrs) ago|bark\\w* at|flea|bug|toy (?:dog|fox)|shake (?:his|her) head|head shak\\w*|protein shake|chases?',
    ],
    means: { answers: { context: ['fight_or_bite'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'bite-or-scrap',
    finding: 'a bite or a fight',
    kind: 'sign',
    phrases: [
      '(?:bite|bit|bites|bitten|nip|nips|nipped|puncture|punctures|punctured|tooth mark|teeth marks?|fang marks?|tooth hole|gash|scratch|scratched|scratches|clawed|chomp\\w*){w}{0,6} (?:from|by|off) (?:a|an|the|our|my|his|her|another|some|one of) ?(?:\\w+ ){0,2}{beast}',
      '{beast}{w}{0,5} (?:bit|nipp\\w*|nips|punctur\\w*|chomp\\w*|snapp\\w*|clawed|scratch(?:ed|es)) (?:him|her|it|his|its|my|the)',
      '(?:scrap|scuffle|fight|fought|tangl\\w*|tussl\\w*|set to|dust up|brawl|kerfuffle|altercation|run in|spat|squabble|rumble|beef|skirmish|disagreement){w}{0,3} (?:with|between) (?:a|an|the|our|my|his|her|another|some|one of) ?(?:\\w+ ){0,2}{beast}',
      '(?:{beast} fight|cat fight|dog fight|got beat up|got into it with)',
      '(?:two|few|couple|several|\\d) (?:small |tiny |little |deep )?(?:puncture|holes|tooth|teeth|fang)',
      'had (?:a few |some )?words with (?:\\w+ ){0,3}(?:tom|cat|dog|stray|raccoon|fox)',
    ],
    unless: [
      'play ?(?:bit|fight|nip)|flea|tick\\b|mosquito|\\bbug|fly bit|on tv|(?:year|years|yrs) ago|play\\w*|stuffed|toy|button holes',
    ],
    means: { answers: { context: ['fight_or_bite'] } },
  },
  {
    id: 'rabies-animal',
    finding: 'contact with an animal that can carry rabies',
    kind: 'sign',
    phrases: [
      '(?:caught|catch|killed|ate|chew\\w*|brought|carr\\w*|batting|swatt\\w*|play\\w* with|found|mouth\\w*|bit|bitten by|scratched by|fought|got|had|has|met|holding|crunch\\w*|licking|dropped){w}{0,5} (?:a|the|dead|sick|live|little|brown|fruit|this|some) bats?(?! (?:toy|man|boy|ears?|signal|wing costume))(?: |$)',
      '(?:dead|live|sick|injured|brown|fruit|little) bats?(?! (?:toy|man))(?: |$)',
      'bats?{w}{0,5} (?:in|on|off|from) (?:the|our|my|her|his) (?:bedroom|house|room|attic|carpet|floor|mouth|porch|bed|jaws|kitchen)',
      '(?:tangl\\w*|fight\\w*|fought|scuffl\\w*|tussl\\w*|set to|nip\\w*|bit|bite|bitten|scratch\\w*|attack\\w*|brawl\\w*|run in|into it|wrestl\\w*|corner\\w*|killed|caught|ate|chew\\w*|nose to nose|face to face|cornered){w}{0,6} (?:raccoons?|coons?|skunks?|fox(?:es)?|groundhog|woodchuck|coyotes?|bobcat|mongoose|wild ?life|wild animal|feral)',
      '(?:raccoons?|coons?|skunks?|fox(?:es)?|groundhog|woodchuck|coyote|bobcat){w}{0,7} (?:fight|fought|bit|bite|scratch\\w*|attack\\w*|set to|scuffle|into it|nip\\w*|tussl\\w*|went at it|hiss\\w* match)',
    ],
    means: { keys: ['wildlife'] },
  },
  {
    id: 'torn-nail',
    finding: 'a torn nail',
    kind: 'sign',
    phrases: [
      '(?:nail|toenail|claw|dewclaw|dew claw){w}{0,4} (?:split|torn|ripped|cracked|hanging|snapped|broken off|bent|pulled out|half off)',
      '(?:split|tore|ripped|cracked|snapped|yanked|caught|broke){w}{0,3} (?:nail|toenail|dewclaw|dew claw|claw)',
    ],
    unless: ['healed|healing|glued|last (?:week|month)|stopped (?:right|in)'],
    means: { answers: { limb_signs: ['open_wound'] } },
  },
]
