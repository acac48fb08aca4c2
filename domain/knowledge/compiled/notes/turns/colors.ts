// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** A color. */
export const COLOR = /\b(?:red|reddish|pink|pinkish|white|whitish|pale|black|brown|brownish|yellow|yellowish|orange|blue|bluish|gr[ae]y|purple|tan|rust\w*|blood|bloody)\b/

/** What has a color of its own; not what urine or blood is found on, such as a bed or a box. */
export const COLORED = /\b(?:gums?|tongue|lips?|teeth|tooth|pees?|peed|urine|poops?|poos?|stools?|vomit|eyes?|noses?|belly|tummy|skin|chest|ears?|fur|coat|paws?|muzzle|face|chin|beard|whiskers?|lab|labrador|retriever|dog|cat|kitten|puppy|collar|harness|toys?|bowl)\b/

/** A clause tells how something is. */
export const TELLS_OF_IT = /\b(?:is|are|was|were|looks?|normal|normally|fine|good|ok|okay|moist|wet|shiny|healthy|clear|like|usual|red|pink|white|black|brown|yellow)\b/

/** The same holds of another, as in "his tongue is blue, gums too". */
export const TOO = /\b(?:too|also|as well|both|all|same)\b/
