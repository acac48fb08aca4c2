// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** What comes next was thought. */
export const THOUGHT = /\b(?:(?:thought|sure|convinced|afraid|terrified|panick\w*|freak\w* out|scared|swore|thinking)(?: (?:(?:that|it|he|she|they|was|is|were|had|has|a|an|about|my|the|having)))*) ?$/

/** What comes next was thought or feared. */
export const FEARED = /\b(?:(?:(?:thought|sure|convinced|afraid|terrified|panick\w*|freak\w* out|scared|swore|thinking)|sound(?:s|ed)? like|look(?:s|ed)? like|like|as if|as though)(?: (?:(?:that|it|he|she|they|was|is|were|had|has|a|an|about|my|the|having)))*) ?$/

/** Choking that is only heard in a cough, as in "my husband swears he is choking". */
export const FEARED_CHOKING = /\b(?:(?:keeps? thinking|swears|insists|convinced)(?: (?:that|it|he|she|is))*) ?$/

/** What came before was only thought. */
export const SO_I_THOUGHT = /^(?: \w+){0,2}(?: \.)? ?(?:or )?(?:at least )?so (?:i|we) thought\b/

/** It took only moments. */
export const BRIEF = /\b(?:(?:\d\d?|ten|fifteen|twenty|thirty|a few|few|several|couple of|couple) ?(?:s|sec|secs|seconds?)|for a (?:sec|second|moment)|half a minute|a (?:sec|second|moment)|(?:one|two|2) coughs?|cough\w* it (?:right |straight |back )?(?:up|out))\b/

/** The pet eats, plays and breathes as always. */
export const WELL_AFTER_A_COUGH = /\b(?:(?:eats|plays|sleeps) (?:and )?(?:plays|sleeps|eats|fine|normal\w*|well|quiet\w*)|breath\w* (?:is )?(?:easy|quiet\w*|normal\w*|fine)|(?:back|off|straight|right) (?:to|with|after) (?:his|her|the|its) (?:\w+ )?(?:ball|rope|toys?|tug|game|nap|food|bowl)|(?:fine|normal) (?:right|straight) after\w*)\b/

/** The pet is as always. */
export const WELL_AFTER = /\b(?:trot\w* (?:off|away)|r(?:an|uns?|unning) (?:off|around|laps)|(?:totally|completely|perfectly|back to|all|been) (?:normal|fine|good)|(?:fine|normal|good|great|ok|okay) (?:now|since|after|ever since)|(?:was|is|he s|she s) (?:fine|normal|ok|okay)|nothing (?:stuck|there|in (?:his|her|its|the) (?:throat|mouth))|panic over|false alarm|like nothing happened|(?:ate|eating|gobbl\w*|ask\w* for|begg?\w* for|want\w*|back to)(?: \w+){0,2} (?:dinner|breakfast|supper|lunch|food|treats?|eating|playing|sleep|normal)|(?:went|off) to play|playing again|tail wagging|wag\w*|purring|reverse sneez\w*)\b/

/** What it was. */
export const EXPLAINED = /\b(?:dream\w*|turned out|turns out|false alarm|panic over|was (?:just|only) (?:in a )?(?:deep )?(?:asleep|sleeping|sleep|dreaming|playing|stretching)|beet|ketchup|jam|walk\w* (?:normal\w*|fine)|bears? weight|like nothing happened|r(?:an|uns?|unning) laps)\b/

/** Trouble that goes on or comes back. */
export const TROUBLE = /\b(?:again|still|keeps?|worse|cannot|could not|will not|blue\w*|bluish|pale|white|gr[ae]y|purple|gasp\w*|labou?red|hard|fast|weak\w*|limp\w*|collaps\w*|stiff\w*|paddl\w*|drool\w*|wobbl\w*|stagger\w*|foam\w*|blood\w*|bleed\w*|faint\w*|passed out|unconscious|unresponsive|struggl\w*|wheez\w*|pawing|swollen|swelling|every|another|twice|times|now his|now her|but now)\b/

/** Words of turn.TROUBLE that are said of being well, as in "still fine". */
export const WELL_SAID = /\b(?:(?:once|twice|\d times|a few times|a couple of times|couple times) (?:a|per|every) (?:week|month|year)|still (?:fine|ok|okay|good|normal|eating|playing|happy|pink|bright|himself|herself|going strong)|(?:play\w*|normal|fine|happy|eating|wagging|himself|herself|asleep|food) again|gags? (?:up )?(?:a (?:little|bit of) )?(?:white )?foam|not (?:again|weak|pale|blue|drooling|limping|wobbly)|st(?:ood|ands?|anding) (?:stiff|(?:stock |very |dead )?still)|wag\w* hard|(?:runs?|running|ran) fast|no (?:blood|drool|swelling|wheez\w*|limp\w*)|every(?:thing|one|body))\b/
