// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** A painkiller for people or another substance that no pet is given without a vet. */
export const NEVER_FOR_PETS = /ibuprofen|naproxen|aspirin|acetylsalicylic|subsalicylate|acetaminophen|paracetamol|diclofenac|ketoprofen|celecoxib|loperamide|xylitol(?!-free)|phenylephrine|pseudoephedrine|tea tree|pennyroyal|hydrogen peroxide|tetrahydrozoline/

/** Deadly to cats, or harmful to them. */
export const NEVER_FOR_CATS = /permethrin|benzocaine|amitraz|essential oil|lidocaine/

/** A steroid, which thins the skin and hides an infection; a vet decides. */
export const STEROID = /cortisone|steroid/

/** A use in which the label sends the owner to a vet first. */
export const WITH_A_VET = /with a vet|way to the vet|ringworm|doubtful/

/** It firms the stool. */
export const FIRMS_STOOL = /kaolin|pectin|bismuth|montmorillonite|bentonite|clay|attapulgite/

/** Fiber. */
export const FIBER = /fib(?:er|re)|psyllium|pumpkin|bran\b|husk/

/** Stool that does not come. */
export const HELD_UP = /constipat|strain|hard (?:stool|poop)|no (?:stool|poop)|not poop|can'?t poop|impact|megacolon/

/** Vomiting. */
export const VOMITS = /vomit|retch|throw(?:s|ing)? up|threw up|puk|barf|regurgitat|nause/

/** A changed thirst, or an illness that changes it. */
export const THIRST_IS_OFF = /thirst|drink|polydipsia|diabet|insulin|kidney|renal|\bckd\b|cushing|thyroid|addison|hypercalc|liver/

/** A wound. */
export const WOUNDED = /\bwound|gash|lacerat|\bgaping|\bcut|puncture|\bbite|\bbitten|abscess/

/** Something about an eye. */
export const EYE_TROUBLE = /\beyes?\b|squint|cornea|glaucoma|cloudy|vision|blind|uveitis/

/** Blood that does not clot, or a medicine that keeps it from clotting. */
export const BLEEDING_DISORDER = /bleeding disorder|clot|h(?:a)?emophil|willebrand|thrombocyt|platelet|blood thinner|warfarin|rivaroxaban|clopidogrel|aspirin/

/** A blockage that is suspected. */
export const BLOCKAGE_SUSPECTED = /block|obstruct|foreign|swallowed|stuck|not pooping|constipat|strain/

/** Blood in the stool. */
export const BLOOD_IN_STOOL = /blood|bloody|melena|black stool|tarry/

/** Trouble breathing. */
export const BREATHING_TROUBLE = /breath|asthma|airway|trachea|cough|lung|pant/

/** Diabetes. */
export const DIABETES = /diabet|insulin|glargine|lantus|prozinc|vetsulin|bexagliflozin|velagliflozin/

/** An eardrum that may be torn. */
export const EARDRUM_RUPTURE = /eardrum|tympan|ear (?:infection|surgery|pain)|deaf|head tilt/

/** An injured eye. */
export const EYE_INJURY = /eye (?:injur|wound|scratch|ulcer)|scratched eye|cornea|ulcer|proptos/

/** A swollen eyelid. */
export const EYELID_SWELLING = /swollen eye|eyelid|eye swell|swelling|puffy/

/** A fever. */
export const FEVER = /fever|temperature|feels hot/

/** That a condition is an allergy. */
export const ALLERGY = /allerg|intoleran|sensitiv/

/** Fish. */
export const FISH = /fish|salmon|tuna|krill|sea ?food/

/** A food that the pet does not tolerate. */
export const FOOD_ALLERGY = /food (?:allerg|sensitiv|intoleran)|ibd|inflammatory bowel/

/** Balance that is off. */
export const HEAD_TILT = /tilt|vestibular|balance|circling|wobbl/

/** A disease of the heart. */
export const HEART_DISEASE = /heart|cardi|murmur|pimobendan|vetmedin|furosemide|lasix/

/** Heat that harms. */
export const TOO_HOT = /heat ?stroke|overheat|hot car|heat exhaustion|pant/

/** Bleeding. */
export const BLEEDS = /bleed|blood/

/** A weak defense against infections. */
export const IMMUNE_SUPPRESSED = /immun|leuk|felv|fiv\b|chemo|cancer|lymphoma|cyclosporine|atopica|pred|steroid|apoquel|oclacitinib/

/** A disease of the kidneys. */
export const KIDNEY_DISEASE = /kidney|renal|\bckd\b|azot/

/** A disease of the liver. */
export const LIVER_DISEASE = /liver|hepat|shunt|cirrho/

/** Milk. */
export const MILK = /milk|dairy|whey|casein|lactose|cheese|colostrum/

/** Drinking too little. */
export const NOT_DRINKING = /not drinking|won'?t drink|dehydrat|drinking less/

/** Eating too little. */
export const NOT_EATING = /not eating|won'?t eat|appetite|anorex|eating less/

/** Open skin. */
export const OPEN_SORES = /sore|raw|ulcer|wound|open|bleed/

/** An inflamed pancreas. */
export const PANCREATITIS = /pancrea/

/** A mother or one to be. */
export const EXPECTING = /pregnan|nursing|lactat|labor|whelp|queening|expecting|(?:gave|given|giving) birth|(?:new|recent) (?:birth|mother|mom|litter)|postpartum|had (?:her |a )?(?:first )?(?:puppies|kittens|pups|litter|babies|c-?section)|c-?section|in milk|mastitis|eclampsia|milk fever|bred\b|\bmated\b/

/** A medicine that makes drowsy or calm. */
export const SEDATED = /sedat|trazodone|gabapentin|acepromazine|fluoxetine|prozac|reconcile|alprazolam|xanax|clomipramine|sileo|phenobarb|tramadol|selegiline/

/** Seizures, or a medicine against them. */
export const HAD_SEIZURES = /seizure|epilep|convuls|\bfits?\b|phenobarb|bromide|levetiracetam|keppra|zonisamide|tremor/

/** An ear that hurts. */
export const SEVERE_EAR_PAIN = /ear pain|painful ear|ear infection|cries|yelps|\bpain/

/** Shellfish. */
export const SHELLFISH = /shell ?fish|shrimp|crab|mussel|lobster|krill|sea ?food/

/** A sore neck. */
export const WOUND_AT_THE_NECK = /neck|collar|wound|sore|hot spot/

/** A steroid, or a medicine that does not go with one. */
export const ON_STEROIDS = /pred|steroid|cortisone|dexameth|budesonide|triamcin|cushing|carprofen|rimadyl|meloxicam|nsaid/

/** A disease of the thyroid. */
export const THYROID_DISEASE = /thyroid|methimazole|felimazole|thyro/

/** A disease of the bladder. */
export const URINARY_DISEASE = /urin|bladder|crystal|stone|struvite|oxalate|flutd|cystitis|blocked/

/** Vomiting, even once. */
export const VOMITS_AGAIN = /vomit|throwing up|threw up/
