/**
 * Words of hazards and alarms. When a note names one and nothing the reader knows accounts for it, somebody should
 * look at the pet. Written like the phrases of the lexicon.
 */
export const HAZARDS: readonly string[] = [
  // household chemicals
  '(?:bleach|detergent|ammonia|lye|solvents?|thinner|turpentine|kerosene|gasoline|petrol|diesel|lighter fluid|antifreeze|coolant|drain ?o|drano|lysol|pine sol|degreaser|descaler|super ?glue|gorilla glue|epoxy|cement|fertilizer|weed ?killer|herbicide|insecticide|pesticides?|fungicide|moth ?balls?|batter(?:y|ies)|fluoride|acid|formaldehyde|refrigerant|nicotine|vape|poison\\w*|toxic|venom\\w*|overdos\\w*|chemicals?|fumes|carbon monoxide|bait|bait (?:box(?:es)?|stations?)|smoke inhalation)',
  // machines and forces
  '(?:chain ?saw|lawn ?mower|mower|weed ?whacker|blender|escalator|treadmill|garage door|dryer|washing machine|recliner|tractor|forklift|drill|grinder|conveyor|elevator|car door|propeller|crush\\w*|squash(?:ed|ing)|trapped|pinned|wedged|caught in|stuck (?:in|under|between|inside)|snare|trap|hang\\w* by|strangl\\w*|chok\\w*|suffocat\\w*|electr(?:ic cord|ocut\\w*)|shocked|explo(?:ded|sion)|fire|scald\\w*|burn(?:s|ed|t)|boiling|hot (?:oil|water|grease|stove|pan|coals)|drown\\w*|submerg\\w*)',
  // sharp things
  '(?:knife|knives|scissors|razor|blade|box cutter|needle|hook|nail gun|barbed wire|glass|skewer|shrapnel|stab(?:s|bed|bing)?|impal\\w*|punctur\\w*|gun|gunshot|bb|pellet gun|arrow|dart|gash\\w*|slic(?:ed|ing) (?:his|her|its|open)|lacerat\\w*|quills?|porcupine)',
  // animals that wound or poison
  '(?:snakes?|scorpions?|black widow|brown recluse|tarantula|coyotes?|wolf|wolves|bear|cougar|mountain lion|bobcat|alligator|gator|hawk|eagle|boar|javelina|cane toad|jellyfish|stingray|rabid|mauled)',
  // what a body in danger does
  '(?:gush\\w*|spurt\\w*|pour(?:s|ed|ing) out|squirting blood|ha?emorrhag\\w*|artery|organs?|guts|intestines?|lifeless|unconscious|unresponsive|not respond\\w*|no pulse|heartbeat|convuls\\w*|seiz(?:ed|ing|ure|ures)|spasm\\w*|rigid|paraly\\w*|collaps\\w*|faint(?:s|ed|ing)|gasp\\w*|turn(?:s|ed|ing)? (?:blue|purple|gr[ae]y|white|yellow)|purple(?! (?:\\w+ )?(?:collar|toys?|harness|leash|bandana|blanket|balls?|bow|coat|shirt|sweater|bed|bowl|brush|shampoo|mouse|octopus|dinosaur|bandage|vet ?wrap|flowers?|carrier|box|kong))|bluish|blueish|foam\\w* at (?:the|his|her|its)|froth\\w*|agony|excruciating|unbearable|writh\\w*|screaming|delirious|comatose|septic|gangren\\w*|necro\\w*|maggots?|droop\\w*|dangl\\w*|limp as)',
  // amounts of blood
  '(?:lots? of|a lot of|so much|pools? of|puddles? of|covered in|soaked (?:in|with)|trail of|full of|dripping) blood',
  'blood (?:all over|everywhere|clots?|is|was|coming|dripp\\w*|pouring|on)',
  // bleeding that the owner says has stopped is no alarm
  '(?:bleed(?:s|ing)?|bled|blood|bloody)(?!(?: \\w+){0,12} (?<!not )(?:stopped|stops|quit|dried|clotted))',
  '(?:running|dripping|coming out|pouring|turned) red|towels? (?:full|soaked|covered)|ice packs?|pus',
  // the owner's own alarm
  'never (?:seen|heard|done|acted|been|happened)(?: \\w+){0,4} (?:this|like (?:this|that)|anything|before|so)',
  'something (?:is )?(?:very|really|terribly|seriously|badly|horribly|definitely) (?:wrong|off)',
  '(?:i am|we are) (?:terrified|panicking|freaking out|losing (?:him|her)|so scared|really scared|desperate|begging)',
  '(?:please|somebody|someone) (?:help|hurry)|help (?:me|us|him|her) (?:please|now|quick\\w*)|life or death|emergency|dying|about to die|going to die|not going to make it',
]

/** Weaker words, of swelling and sudden change; something ordinary that explains the trouble accounts for them too. */
export const WEAK_ALARMS: readonly string[] = [
  'swollen|swell\\w*',
  '(?:all of a sudden|out of nowhere|out of the blue|from one (?:minute|moment) to the next|overnight|within (?:minutes|seconds))',
]
