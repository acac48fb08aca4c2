/** What is known of the pet a product is looked for. Texts are the owner's own words or our labels. */
export type OtcPet = {
  readonly species: 'dog' | 'cat'
  /** In kilograms, over 0. */
  readonly weightKg: number
  readonly ageYears: number
  readonly conditions: readonly string[]
  readonly allergies: readonly string[]
  readonly medications: readonly string[]
  /** What the owner reports today. */
  readonly signs: readonly string[]
}

type Judge = (pet: OtcPet) => boolean

const said = (texts: readonly string[], pattern: RegExp): boolean =>
  texts.some((text) => pattern.test(text.toLowerCase()))

const has =
  (pattern: RegExp): Judge =>
  ({ conditions, signs, medications }) =>
    said([...conditions, ...signs, ...medications], pattern)

const isAllergic =
  (pattern: RegExp): Judge =>
  ({ allergies, conditions }) =>
    said([...allergies, ...conditions.filter((text) => /allerg|intoleran|sensitiv/i.test(text))], pattern)

/** Stool that does not come: nothing that firms it. */
const isHeldUp = has(
  /constipat|strain|hard (?:stool|poop)|no (?:stool|poop)|not poop|can'?t poop|impact|megacolon/,
)
const vomits = has(/vomit|retch|throw(?:s|ing)? up|threw up|puk|barf|regurgitat|nause/)
const thirstIsOff = has(
  /thirst|drink|polydipsia|diabet|insulin|kidney|renal|\bckd\b|cushing|thyroid|addison|hypercalc|liver/,
)
const isExpecting: Judge = (pet) => neverWith['pregnant']?.(pet) === true

type Contents = { readonly words: string; readonly isSwallowed: boolean }

/**
 * What no label says and still holds for whole kinds of products: what firms the stool is not for a pet that strains,
 * fiber and clay are not for one that vomits, a fountain does not answer a changed thirst, and a mother, or one to be,
 * swallows nothing without her vet.
 */
export const isWrongKind = ({ words, isSwallowed }: Contents, pet: OtcPet): boolean =>
  (/kaolin|pectin|bismuth|montmorillonite|bentonite|clay|attapulgite/.test(words) &&
    (isHeldUp(pet) || vomits(pet))) ||
  (/fib(?:er|re)|psyllium|pumpkin|bran\b|husk/.test(words) && vomits(pet)) ||
  (/fountain/.test(words) && thirstIsOff(pet)) ||
  (isSwallowed && isExpecting(pet))

const wound = /\bwound|gash|lacerat|\bgaping|\bcut|puncture|\bbite|\bbitten|abscess/
const eyeTrouble = /\beyes?\b|squint|cornea|glaucoma|cloudy|vision|blind|uveitis/

/**
 * Each finding of the catalogue's "not with" lists and how it is recognised.
 * Words are read widely: leaving a product out costs nothing, offering a wrong one may harm.
 */
export const neverWith: Readonly<Record<string, Judge>> = {
  bite_wound: has(wound),
  bleeding_disorder: has(
    /bleeding disorder|clot|h(?:a)?emophil|willebrand|thrombocyt|platelet|blood thinner|warfarin|rivaroxaban|clopidogrel|aspirin/,
  ),
  blockage_suspected: has(/block|obstruct|foreign|swallowed|stuck|not pooping|constipat|strain/),
  blood_in_stool: has(/blood|bloody|melena|black stool|tarry/),
  breathing_trouble: has(/breath|asthma|airway|trachea|cough|lung|pant/),
  cat_benzocaine: ({ species }) => species === 'cat',
  /** Nobody can promise that no cat lives there or visits, so such a product is never offered. */
  cat_in_home: () => true,
  cloudy_eye: has(eyeTrouble),
  deep_wound: has(wound),
  diabetes: has(/diabet|insulin|glargine|lantus|prozinc|vetsulin|bexagliflozin|velagliflozin/),
  eardrum_rupture: has(/eardrum|tympan|ear (?:infection|surgery|pain)|deaf|head tilt/),
  eye_contact: has(eyeTrouble),
  eye_injury: has(/eye (?:injur|wound|scratch|ulcer)|scratched eye|cornea|ulcer|proptos/),
  eyelid_swelling_severe: has(/swollen eye|eyelid|eye swell|swelling|puffy/),
  fever: has(/fever|temperature|feels hot/),
  fish_allergy: isAllergic(/fish|salmon|tuna|krill|sea ?food/),
  food_allergy: ({ allergies, conditions }) =>
    allergies.length > 0 || said(conditions, /food (?:allerg|sensitiv|intoleran)|ibd|inflammatory bowel/),
  head_tilt: has(/tilt|vestibular|balance|circling|wobbl/),
  heart_disease: has(/heart|cardi|murmur|pimobendan|vetmedin|furosemide|lasix/),
  heat: has(/heat ?stroke|overheat|hot car|heat exhaustion|pant/),
  heavy_bleeding: has(/bleed|blood/),
  immune_suppressed: has(
    /immun|leuk|felv|fiv\b|chemo|cancer|lymphoma|cyclosporine|atopica|pred|steroid|apoquel|oclacitinib/,
  ),
  kidney_disease: has(/kidney|renal|\bckd\b|azot/),
  liver_disease: has(/liver|hepat|shunt|cirrho/),
  milk_protein_allergy: isAllergic(/milk|dairy|whey|casein|lactose|cheese|colostrum/),
  not_drinking: has(/not drinking|won'?t drink|dehydrat|drinking less/),
  not_eating: has(/not eating|won'?t eat|appetite|anorex|eating less/),
  open_sores: has(/sore|raw|ulcer|wound|open|bleed/),
  pancreatitis: has(/pancrea/),
  pregnant: has(
    /pregnan|nursing|lactat|labor|whelp|queening|expecting|(?:gave|given|giving) birth|(?:new|recent) (?:birth|mother|mom|litter)|postpartum|had (?:her |a )?(?:first )?(?:puppies|kittens|pups|litter|babies|c-?section)|c-?section|in milk|mastitis|eclampsia|milk fever|bred\b|\bmated\b/,
  ),
  puppy_or_kitten: ({ ageYears }) => ageYears < 1,
  /** Another animal of the home: unknown, so never offered. */
  rabbit_in_home_contact: () => true,
  sedative_medicine: has(
    /sedat|trazodone|gabapentin|acepromazine|fluoxetine|prozac|reconcile|alprazolam|xanax|clomipramine|sileo|phenobarb|tramadol|selegiline/,
  ),
  seizure_history: has(
    /seizure|epilep|convuls|\bfits?\b|phenobarb|bromide|levetiracetam|keppra|zonisamide|tremor/,
  ),
  severe_ear_pain: has(/ear pain|painful ear|ear infection|cries|yelps|\bpain/),
  shellfish_allergy: isAllergic(/shell ?fish|shrimp|crab|mussel|lobster|krill|sea ?food/),
  skin_wound_neck: has(/neck|collar|wound|sore|hot spot/),
  squinting: has(eyeTrouble),
  steroid_medicine: has(
    /pred|steroid|cortisone|dexameth|budesonide|triamcin|cushing|carprofen|rimadyl|meloxicam|nsaid/,
  ),
  thyroid_disease: has(/thyroid|methimazole|felimazole|thyro/),
  urinary_disease: has(/urin|bladder|crystal|stone|struvite|oxalate|flutd|cystitis|blocked/),
  vomiting_repeated: has(/vomit|throwing up|threw up/),
}
