// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** Opens a story of breaths. */
export const OF_BREATHS = /\b(?:breath\w*|resp\w*|s?rrr?|\d\d (?:resting|(?:asleep|at rest|sleeping))|(?:sleep(?:ing)?|resting) (?:count|rate)s?|count\w*[^.!?]{0,30}\b(?:asleep|sleeping)|chest[^.!?]{0,40}(?:\d ?s\b|sec|min|rises|up and down)|(?:sides|ribs|chest|flanks|belly|tummy) (?:going|goes|go|rise|rises|rising|moves?|moving) (?:up|in|out))\b/

/** Must stand somewhere in the note, because a breath alone is named too often. */
export const COUNTS_BREATHS = /\b(?:count\w*|rates?|resps?|respirat\w*|s?rrr?|a min\w*|per min\w*|bpm|times|timed|breaths|sec|secs|seconds)\b|\/ ?min/

/** Something else was counted than breaths. */
export const NO_BREATHS = /\b(?:heart ?(?:rate|beats?)|pulse|weight|weigh\w*)\b/

/** Opens a story of heartbeats. */
export const OF_HEARTBEATS = /\b(?:heart ?(?:rate|beats?)|pulse|heart|(?<=\d )beats|hr(?= (?:is |was |of |at )?\d))\b/

/** Must stand somewhere in the note, because a heart alone is named too often. */
export const COUNTS_HEARTBEATS = /\b(?:rate|beats?|heart ?beats?|pulse|bpm|count\w*|minute|min|felt|resting|lying|asleep)\b/

/** Another heart, or something else was counted. */
export const NO_HEARTBEATS = /\bmy (?:own )?(?:heart|pulse)|\bpulse ?ox|heart ?(?:disease|failure|meds?|medicine|medication|pills?|tablets?|worm\w*|attack|problems?|condition|murmur|surgery)\b|\bbreath|\bresp/

/** The number that comes next is no count. */
export const BEFORE_ANOTHER_NUMBER = "(?:weigh\\w*|aged?|turned|cr|under|below|(?<!\\bmore )than|until|most|exceed\\w*|hits?|reach\\w*|room|at|by)"

/** What may follow a count. */
export const AFTER_A_COUNT = "(?:breaths?|breathes|beats?|bpm|times?|rises?|lifts?|per|a min\\w*|min\\w*|each|when|while|asleep|sleeping|resting|awake|at|in|on|and|but|or|then|which|whilst|now|tonight|today|yesterday|last|this|again|so|is|was|both|counted|after|before|usually|normally|lying|laying|with|the|for|to|he|she|it|i)"

/** The number that comes soon is of other days or of somebody else. */
export const SAID_OF_OTHER_DAYS = "(?:my own|mine|normal(?:ly)?|usual(?:ly)?|typical(?:ly)?|always|baseline|average|ordinar\\w*|used to|used to be|sits?|sit at|from|last (?:week|month|year|time|visit|checked)|(?:at|by) the vet|supposed to be|should be|in (?:summer|winter|spring|fall)|(?:has|had) been|previous\\w*|before)"

/** The story is back at now. */
export const SAID_OF_NOW = "(?:to|now|tonight|today|but|just|got|is)"

/** What may stand between a number and the days it is of. */
export const BESIDE_A_COUNT = "(?:breaths?|beats?|a min\\w*|per min\\w*|bpm|or so|ish|is|was|the|would be|for (?:him|her))"

/** The number just told is of other days. */
export const THEN_OF_OTHER_DAYS = "(?:normal\\w*|usual\\w*|typical\\w*|last (?:week|month|year)|at the vet|before|in (?:(?:summer|winter|spring|fall)|(?:january|february|march|april|may|june|july|august|september|october|november|december))|at (?:new years?|christmas|easter|thanksgiving)|(?:a|two|three|few) (?:weeks?|months?|years?) ago|when (?:he|she) (?:is|was) (?:well|healthy|fine))"

/** Takes the story on to another subject. */
export const OTHER_MATTER = /\b(?:weigh\w*|lbs?|pounds?|kg|years? old|months? old|walk\w*|ate|eats|kibbles?|dollars?|\$|birthday|route|highway|floor|street|outside|degrees|temp\w*)\b/

/** A number after "at" that is a count, as in "he is at 51 resting". */
export const TELLS_NO_TIME = "(?: ?\\/ ?min| (?:resting|(?:asleep|at rest|sleeping)|now|tonight|a min|per min|bpm|breaths))"

/** Counted at rest. */
export const WHILE_RESTING = "(?:while|when|asleep|at rest|sleeping|times a)"

/** A temperature was measured. */
export const MEASURED = /\b(?:thermometer|temp|temps|temperature|fever|rectal\w*|rectum|(?:up|in) (?:his|her|the|its) (?:bum|butt|bottom|behind|back ?end|backside|rear))\b/

/** A temperature was measured or felt. */
export const FELT = /\b(?:thermometer|temp|temperature|fever\w*|feels? (?:hot|warm|cold)|felt (?:hot|warm|cold)|burning|shiver\w*|hot ears|ears (?:are |feel )?(?:hot|burning|cold))\b/

/** A temperature of something else than the pet. */
export const NOT_THE_PET = /\b(?:outside|weather|room|water|oven|house|here|indoors|forecast|garage|car|heat(?:ing|er|wave)|my (?:own )?temp\w*)\b/

/** What may follow degrees. */
export const AFTER_DEGREES = "(?:f|c|deg\\w*|then|and|but|so|now|twice|again|which|both|is|on|in|at|rectal\\w*|just|today|tonight|this)"

/** A figure of the owner, of other days, or what a book says. */
export const NOT_OF_NOW = /\bmy (?:own )?(?:heart|hr|pulse|bg|sugar|glucose|temp|oxygen|sats?)|\blast (?:week|month|year|visit)|\b(?:weeks|months|years?) ago|\b(?:should be|supposed to be|normal range|used to be)\b/

/** The hours are of another time, place or pet. */
export const OF_OTHERS = /\b(?:(?<!anywhere )in the house|indoors|accidents?|last (?:week|month|year|summer|winter|litter)|(?:weeks|months|years) ago|neighbou?r|sister's|brother's|friend's)\b/

/** Nothing came out or went in. */
export const NO_OUTPUT = "(?:no|not|never|without|none|nothing|ha(?:s|ve)n'?t|has not|didn'?t|did not|won'?t|will not|can'?t|cannot|zero|refus\\w*|isn'?t)"

/** Passing urine. */
export const URINATES = "(?:pee|peed|peeing|urine|urinat\\w*|wee|weed|tinkle\\w*|piss\\w*|potty)"

/** Eating. */
export const EATS = "(?:eat|eats|eaten|eating|ate|food|bite|meal|meals|touch(?:ed)? (?:his|her) food)"

/** Labor. */
export const LABOR = /\b(?:push(?:es|ing|ed)?|contraction\w*|strain(?:s|ing|ed)?|labou?r(?! day)|whelping|queening)\b/

/** A birth or newborn young. */
export const YOUNG = /\b(?:pupp(?:y|ies)|pups?|kittens?|bab(?:y|ies)|birth|whelp\w*|pregnan\w*|in labou?r|litter(?! ?(?:box|tray|pan|robot))|born)\b/

/** No other young came. */
export const NO_NEXT = /\b(?:none|nothing|no (?:more|other|others|next|sign|pups?|kittens?|pupp(?:y|ies)|second|third))\b/
