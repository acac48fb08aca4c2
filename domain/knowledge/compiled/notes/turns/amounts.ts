// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** A time that is over. */
export const LONG_AGO = /\b(?:(?:\w+ )?(?:years?|months?|yrs?) (?:ago|back|before)|last (?:year|(?:summer|winter|spring|fall)|autumn|christmas|easter|halloween|thanksgiving)|as a (?:puppy|kitten|baby)|when (?:he|she|it) was (?:a )?(?:\w+ )?(?:puppy|kitten|pup|little|young|baby)|back in (?:19|20)\d\d|in (?:19|20)\d\d)\b/

/** A sentence of long ago comes back to these days. */
export const THESE_DAYS = /\b(?:now|today|tonight|just|again|this (?:morning|afternoon|evening|time|week)|last (?:night|week)|yesterday|(?:hours?|hrs?|minutes?|mins?|days?|weeks?) ago|also|too|same|still|keeps?)\b/

/** What was over has come back, or something else was met; not said of a pet that is only well now. */
export const COMES_BACK = /\b(?:just|again|also|too|same|still|keeps?|it|them|one|some|more|another|that|ate|eats?|eaten|eating|got|gets?|had|took|takes?|found|chew\w*|lick\w*|swallow\w*|drank|drinks?|gave|given|stole|into|this|last|yesterday|ago|tonight|today)\b/

/** A part of a sentence that tells of long ago. */
export const OVER_IN_A_WORD = /\b(?:last year|years? (?:ago|back)|yrs? (?:ago|back)|as an? (?:puppy|kitten)|in (?:19|20)\d\d|when (?:he|she) was)\b/

/** Words that deny, written without apostrophes and endings. */
export const NO_MATCH_WORDS = [
  "no",
  "not",
  "never",
  "without",
  "denie",
  "isnt",
  "doesnt",
  "didnt",
  "hasnt",
  "havent",
  "wasnt",
  "arent",
  "dont",
  "nobody",
  "none",
  "nor",
]

/** A sign of poisoning, also one that a note names only in passing. */
export const SIGN_IN_PASSING = /(?<!\b(?:(?:no|not|never|without|(?:is|has)n'?t|nor|or)|(?:should|do|can|could|shall) (?:i|we)(?: \w+){0,3} (?:make|get) (?:him|her|it|them))(?: \w+){0,2} )\b(?:(?:drool\w*|slobber\w*|foam\w*)|pant(?:s|ing)|shak(?:es|ing|y)|trembl\w*|twitch\w*|wobbl\w*|stagger\w*|restless|pacing|hyper|agitated|racing heart|(?:vomit\w*|threw up|throw\w* up|puk\w+|barf\w*|diarrhea|runny poop|loose (?:stools?|poops?))|letharg\w*|weak|sluggish|sleepy|gagg\w*|retch\w*|black (?:stools?|poops?)|not himself|not herself|off (?:his|her) food)\b/

/** An upset stomach, or drool. */
export const UPSET_IN_PASSING = /\b(?:vomit\w*|threw up|throw\w* up|puk\w+|barf\w*|diarrhea|runny poop|loose (?:stools?|poops?)|drool\w*|slobber\w*|foam\w*)\b/

/** Something was eaten, given or touched. */
export const TAKING = /\b(?:ate|eat(?:s|en|ing)?|chew\w*|lick\w*|swallow\w*|drank|drink\w*|got (?:in)?to|gave|giv(?:e|en|ing)|fed|feed\w*|shar(?:e|ed|ing)|took|stole|snatched|missing|gone|had|put|rubbed|applied|used|spray\w*|splash\w*|spill\w*|stepp\w* in|walked through|covered in|bathed|washed)\b/

/** Denies a poison that is named after it. */
export const NOT_TAKEN = "(?:no|not|never|without|nobody|none|(?:is|did|has|does)n'?t)"

/** The pet took coffee too, and not only the chocolate beside it. */
export const TAKES_CAFFEINE = /\b(?:caffeine|espresso|coffee[- ](?:beans?|grounds?|pods?|powder|filters?)|ground coffee|energy drinks?|no-?doz|(?:he|she|dog|cat|puppy|kitten|also|and) (?:also )?(?:drank|drinks?|lapped|licked|slurped|finished|ate)(?: up)?(?: \w+){0,3} coffee\b(?! table))\b/

/** A container was found empty, or nobody counted; what was told is the least that was eaten. */
export const EMPTIED = /\b(?:(?:(?:bottle|box|pack(?:et)?|blister|container|tube|jar|vial|tub)|package|tin|organi[sz]er|pill ?(?:box|minder|case))(?: \w+){0,4} (?:empty|emptied|all gone|chewed (?:up|open|through)|destroyed|shredded|torn open)|(?:empty|emptied|chewed(?:[- ]up)?)(?: \w+){0,3} (?:(?:bottle|box|pack(?:et)?|blister|container|tube|jar|vial|tub))|(?:not sure|no idea|don'?t know|do not know|unsure|can'?t tell) how (?:many|much))\b/

/** All of a container whose size nobody gives. */
export const WHOLE_PACK = /\b(?:(?:whole|entire|full|rest of the|all of the) (?:\w+ )?(?:bag|box|pack(?:age|et)?|tub|jar|tin|bar|bottle|carton|container))\b/

/** All of something, or more of it. */
export const ALL_OF_IT = /\b(?:whole|entire|all|rest|gone|empty|more(?! than))\b/

/** Which kind of chocolate, onion or grape it was. */
export const CHOCOLATE_OR_ALLIUM = /\b(?:white choc\w*|milk choc\w*|dark|semi-?sweet|bak(?:ing|er)\w*|unsweetened|cocoa powder|garlic|raisins?)\b/

/** An amount in figures or words. */
export const NUMBER_WORD = /\d|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|dozen|couple|few|several|whole/

/** It was given again, without a number of times. */
export const GIVEN_AGAIN = /\b(?:again|another (?:1|\d+|dose|pill|tablet|half|piece|bite)|(?:second|2nd|third|3rd) (?:dose|pill|tablet|one|time)|repeat\w*|keeps? (?:giving|eating|getting)|been giving|double dos\w*|(?:and|then|plus) (?:\d+(?:\.\d+)?|half|1)(?: \w+){0,3} (?:last night|this morning|yesterday|today|tonight|earlier|later|at noon|before bed))\b/

/** It was given on several days, nobody says how many. */
export const EVERY_DAY = /\b(?:(?:every|each) (?:day|night|morning|evening)|daily|since (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/

/** A piece that is counted. */
export const PIECES = "(?:tablets?|pills?|caplets?|capsules?|gel ?caps?|pieces?|sticks?|mints?|grapes?|raisins?|cloves?|rings?|nuts?|cigarettes?|gummies|gummy|bars?|squares?|kisses|kiss|chips?(?![\\s]+(?:cookies?|bags?|bars?|brownies?|muffins?|pancakes?|cakes?|ice|ahoy))|morsels?|cookies?|packs?|packets?|bags?|boxes?|box|lea(?:f|ves)|petals?|blocks?)"

/** A word after a count that is not what was counted. */
export const ENDS_A_COUNT = "(?:hours?|hrs?|mins?|minutes?|days?|weeks?|months?|years?|am|pm|times?|o'clock|kids?|dogs?|cats?|ate|eaten|eat|got|had|gave|took|found|chewed|swallowed|licked|and|then|with|about|maybe|handfuls?|bunch\\w*|clusters?|lots?|bowls?|weigh\\w*)"

/** The milligrams that come next are what was eaten, whatever a pill holds. */
export const BEFORE_AN_AMOUNT = "(?:ate|eaten|eat|eating|swallowed|got|had|took|gave|given|about|around|roughly|maybe|up to|at most|only|just|over|under|total(?:ing)?|of|than)"

/** The weight that comes next was eaten and is not the pet's own. */
export const EATING_BEFORE_A_WEIGHT = "(?:ate|eaten|eat|eating|swallowed|got|had|took|gave|given|of|worth)"

/** An amount that is not exact. */
export const ROUGH = "(?:about|around|roughly|maybe|up to|at most|only|just|over|under)"

/** An animal, whose weight is no amount eaten. */
export const KIND_OF_PET = "(?:dogs?|cats?|pups?|puppy|kitten|kitty|pets?|boys?|girls?|labs?|labradors?|mix|mutt|terriers?|chihuahuas?|yorkies?|poodles?|doodles?|beagles?|dachshunds?|doxies|pugs?|shih|maltese|pomeranians?|poms?|corgis?|shepherds?|retrievers?|husky|huskies|collies?|heelers?|spaniels?|bulldogs?|bullies|pit(?:bull|tie)?s?|rottweilers?|danes?|mastiffs?|schnauzers?|setters?|hounds?|greyhounds?|whippets?|pointers?|bernese|newfies?|havanese|bichons?|frenchies?|westies?|siamese|persians?|ragdolls?|coons?|tabby|tabbies|tuxedo|shorthairs?|longhairs?)"
