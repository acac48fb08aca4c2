// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** What comes next is what the owner thought had happened. */
export const SUSPECTED = /\b(?:thought (?:he|she|it|they)(?: \w+){0,5}) ?$/

/** The owner answers their own fear, as in "but I found it". */
export const FOUND_OUT = /^(?:(?:but|turn(?:ed|s) out)\b.*\b(?:counted|found|turned (?:out|up)|showed up|was just|it was only|not missing|none (?:is|are) missing|all (?:of them |of it )?(?:is |are )?(?:there|here)|still (?:there|here|full|sealed|closed)|unopened))\b/

/** A sign that may be part of the name of a thing, as "seizure meds". */
export const MAY_BE_PART_OF_A_NAME = /\b(?:seizures?|fits?|bloat|nausea|pain|cough|choking|itch|bleeding|collapse|poison)$/

/** The thing in such a name, as "meds" in "seizure meds". */
export const THING_NAMED = /^ (?:meds?|medicines?|medications?|pills?|tablets?|drugs?|control|prevent\w*|disorder|diet|food|syrup|alert|hazard|kit|number|line|hotline)\b/

/** A worry, in which the name of a disease tells of no disease. */
export const WORRY = /\b(?:worried|worry|worries|worrying|afraid|scared|scares|fear|fears|paranoid|could (?:it|this|he|she|that)|is (?:it|this|that|he|she)|might|may be|maybe|wonder\w*|google\w*|internet|read (?:that|about|online)|signs? of|watch\w* (?:for|out)|think it|panic\w*|freak\w*|in case|symptoms? of|possible|possibly|what about|this is not that|not that|heard (?:of|about))\b/

/** What comes next is only supposed. */
export const SUPPOSED = /\b(?:(?:what if|in case|what to do if|how (?:do|would|will) i know if|watch(?:ing)? (?:for|out for)|look(?:ing)? (?:out )?for|checked for|so (?:he|she|it) does not|avoid|prevent|(?:afraid|scared) of|(?:afraid|scared) (?:he|she|it) (?:will|would|might|could|may)|(?:worr\w*|nervous|paranoid) about(?! (?:his|her|the|this|these|its|how|him))|(?:risk|chance|danger|possibility|odds) (?:of|that|he|she|it)|(?:can|could|will|does) (?:it|this|that) (?:cause|lead to|turn into|become|mean)|worried (?:that )?(?:he|she|it) (?:will|would|might|could))(?: \w+){0,7}) ?$/

/** What the pet would do. */
export const IF_PET = /\b(?:(?:if|unless|should) (?:he|she|it|they|the \w+)(?: (?:(?!(?:he|she|i|it|we|you)\b|move|walk|stand|lie|lay|run|touch|pick|try|tries)\w+)){0,4}) ?$/

/** Which box was ticked, which is judged elsewhere. */
export const ABOUT_THE_FORM = /\b(?:i (?:only |just |also )?(?:clicked|ticked|chose|selected)(?: \w+){0,3}|i (?:only |just |also )?(?:picked|checked|marked)(?: the| off)?) ?$/

/** The sentence turns to the pet as it is. */
export const AND_MY_PET = /\b(?:(?:and|but|now|so) (?:he|she|his|her|its))\b/

/** This pet is meant. */
export const OF_MY_PET = /\b(?:he|she|him|his|her|its|my (?:dog|cat|boy|girl))\b/

/** What comes next was read or heard somewhere. */
export const READ_SOMEWHERE = /\b(?:google\w*|internet|website|article|forum|facebook|reddit|chatgpt|tiktok|youtube|i (?:have )?read (?:that|about|of|how|somewhere)|i (?:have )?heard (?:about|of|somewhere)|i (?:have )?heard that (?:it|this|they|dogs?|cats?|you)|they say|people say|your (?:list|page|site|app) (?:of|says|said|mentions))\b/
