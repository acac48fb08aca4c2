// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** Another animal of the home, an earlier one or somebody else's. */
export const OTHER_PET = /\b(?:his|her|its) (?:brothers?|sisters?|siblings?|mom|mother|dam|sire|dad|father|litter ?mates?)\b(?! s\b)|(?<!\b(?:by|than|then|unlike|compared (?:to|with))(?: the| his| her| my)? )\b(?:my |our |his |her |their |a |the |\w+ s )?(?:other|last|previous|first(?! (?:\w+ )?(?:pup|puppy|kitten))|late|childhood|sister ?s|brother ?s|friend ?s|neighbou?r ?s|mom ?s|dad ?s|cousin ?s|roommate ?s|aunt ?s|parents|coworker ?s|ex s|daughter ?s|son ?s) (?:\w+ )?(?:dogs?|cats?|pup|puppy|kitten|kitty|lab|one|pet|boy|girl|(?:poodle|chihuahua|pug|beagle|terrier|shepherd|husky|collie|mutt|tabby|frenchie|bulldog|corgi|boxer|doodle|dachshund|persian|siamese|retriever|spaniel|yorkie|dane))\b(?! s\b)/

/** Somebody else's pet, as in "my friend says her poodle". */
export const THEIR_PET = /\b(?:(?:(?:friend|sister|brother|neighbou?r|mom|dad|mother|father|cousin|aunt|uncle|coworker|boss|lady|guy|woman|man|son|daughter|grandma|grandpa|ex|colleague)|roommate)s?\b(?: \w+){0,6} (?:her|his|their) (?:\w+ )?(?:dogs?|cats?|pup|puppy|kitten|kitty|lab|tom|tomcat|rottie|pit ?bull|maltese|(?:poodle|chihuahua|pug|beagle|terrier|shepherd|husky|collie|mutt|tabby|frenchie|bulldog|corgi|boxer|doodle|dachshund|persian|siamese|retriever|spaniel|yorkie|dane)))\b/

/** The dog, where the pet is a cat. */
export const DOG_OF_THE_HOME = /\b(?:(?:my|our|the) dogs?)\b(?! (?:s\b))/

/** The cat, where the pet is a dog. */
export const CAT_OF_THE_HOME = /\b(?:(?:my|our|the) cats?)\b(?! (?:s\b))/

/** The owner, just before a mishap. */
export const MYSELF = /\b(?:(?:i|we)(?: (?:am|was|have|had|also|almost|nearly|just|even|then))*) ?$/

/** What may happen to a person, too. */
export const OWN_MISHAP = /^(?:fell|fall|collaps|faint|pass|black|threw up|vomit|puk|bleed|bled|chok|slip|trip|scream|cry|cried|diabet|limp|itch|cough|sneez|sick|weak|dizz|wobbl|shak|trembl|panick)/

/** A person of the family. */
export const PERSON = "(?:\\b(?:my|our|the) (?:wife|husband|mom|mother|dad|father|son|daughter|sister|brother|kid|aunt|uncle|friend|boyfriend|girlfriend|partner|neighbou?r|roommate|toddler)|\\b(?:grandma|grandmother|grandpa|grandfather|granny|nana))"

/** The person only saw it or says so, or this pet is named after the person. */
export const WITNESS = /\b(?:says?|said|told|tells|thinks?|thought|reports?|reported|notic\w*|saw|sees|heard|found|watch\w*|texted|called|swears|describ\w*|his|her|its|he|she|him|it|the (?:dog|cat|pup|puppy|kitten))\b/

/** The sentence turns back to the pet. */
export const BACK_TO_PET = /\b(?:he|she|him|this one|mine|and now|now|(?:my|our) (?:dog|cat|pup|puppy|kitten|boy|girl|baby|little (?:guy|girl|one))|(?:bit|bites|biting|tore|tears|attack\w*|grabbed|grabs|shook|maul\w*|scratch\w*|swip\w*|knock\w*|pinned|kicked|ripped|punctur\w*|slashed|hit|stepped on|sat on|landed on|fell on|jumped on|rolled on|ran into|ran over) (?:at |into )?(?:her|his|my)|watching|sitting|minding|fostering|babysitting|looking after|taking care of)\b/

/** This animal as the one it happened to. */
export const THIS_ONE = / (?:him|her|it)\b/

/** What another animal met, this one may have met. */
export const SHARED_WITH_MINE = /\b(?:he|she|it|him|her|mine|ours|this one|both|they|we)\b(?! (?:\w+ ){0,3}(?:not|never|no|nothing|none)\b)(?: \w+){0,5} (?:too|as well|also|some|(?:the )?rest|one|share|shared|joined|helped)\b|\b(?:not sure|do not know|no idea|cannot tell|unsure) (?:who|which|if (?:he|she|it|mine)|how many each)\b/
