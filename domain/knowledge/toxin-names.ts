/** How owners name a poison, and the option of the exposure question it belongs to. */
export type ToxinName = {
  readonly id: string
  readonly exposure: string
  readonly named: RegExp
  /** Left out when the name means the same for both. */
  readonly species?: 'dog' | 'cat'
  /** What is measured, in everyday words. */
  readonly substance: string
  /** What was eaten, where that is called differently. */
  readonly food?: string
}

/** Names of poisons in the order in which they are looked for. */
export const toxinNames: readonly ToxinName[] = [
  {
    id: 'chocolate',
    exposure: 'chocolate',
    named: /\b(?:choc\w*|cocoa|cacao|brownies?|hershey\w*|kit ?kats?|m&ms?|fudge|nutella|snickers)\b/,
    substance: 'theobromine',
    food: 'chocolate',
  },
  {
    id: 'caffeine',
    exposure: 'chocolate',
    named:
      /\b(?:caffeine|espresso|coffee(?! (?:tables?|shops?|mugs?|time|breaks?|colou?red|brown))|energy drinks?|no-?doz)\b/,
    substance: 'caffeine',
  },
  {
    id: 'xylitol',
    exposure: 'xylitol',
    named:
      /\b(?:xylitol|birch sugar|e967|sugar-?\s?(?:free|less) (?:\w+ )?(?:gum|mints?|candy)|(?:trident|orbit|ice breakers?|eclipse|spry|pur) (?:\w+ )?(?:gum|mints?))\b/,
    substance: 'xylitol',
  },
  {
    id: 'grapes',
    exposure: 'grapes_raisins',
    named: /\b(?:grapes?|raisins?|sultanas?|currants?|trail mix|cream of tartar)\b/,
    substance: 'grapes or raisins',
  },
  {
    id: 'allium',
    exposure: 'onion_garlic',
    named: /\b(?:onions?|garlic|leeks?|chives?|shallots?|scallions?)\b/,
    substance: 'onion',
  },
  { id: 'macadamia', exposure: 'other', named: /\bmacadamias?\b/, substance: 'macadamia nuts' },
  {
    id: 'alcohol',
    exposure: 'alcohol_dough',
    named: /\b(?:alcohol|beers?|wine|vodka|whiske?y|rum|liquor|tequila|(?:bread|raw|yeast) dough|dough)\b/,
    substance: 'alcohol',
  },
  {
    id: 'ibuprofen',
    exposure: 'human_pain_medicine',
    named: /\b(?:ibuprofen|advils?|motrin|nurofen|midol)\b/,
    substance: 'ibuprofen',
  },
  {
    id: 'naproxen',
    exposure: 'human_pain_medicine',
    named: /\b(?:naproxen|aleves?)\b/,
    substance: 'naproxen',
  },
  {
    id: 'aspirin',
    exposure: 'human_pain_medicine',
    named: /\b(?:aspirins?|excedrin|alka-?seltzer|ecotrin|pepto\w*|bismuth)\b/,
    substance: 'aspirin',
  },
  {
    id: 'acetaminophen',
    exposure: 'human_pain_medicine',
    named:
      /\b(?:acetaminophen|paracetamol|tylenols?|excedrin|nyquil|dayquil|theraflu|lemsip|(?:cold|flu) (?:and|&|n) (?:flu|cold) (?:powders?|sachets?|drinks?|tablets?|capsules?|medicine|remed(?:y|ies))|flu (?:powders?|sachets?|remed(?:y|ies))|percocet|vicodin|norco)\b/,
    substance: 'acetaminophen',
  },
  {
    id: 'permethrin',
    exposure: 'permethrin',
    named:
      /\b(?:permethrin|pyrethroids?|k9 advantix|vectra 3d|dog(?:s|'s)? (?:flea|tick)(?: and tick)? (?:drops?|products?|treatments?|meds?|medicine|sprays?|shampoos?|powders?|spot-?ons?|stuff)|(?:flea|tick) (?:drops?|products?|treatments?|meds?|medicine|sprays?|shampoos?|powders?|stuff) (?:for|meant for|made for) (?:a |the |large |small |big |medium )*dogs?)\b/,
    substance: 'permethrin',
  },
  {
    id: 'lily',
    exposure: 'lilies',
    named:
      /\b(?:lilium\w*|hemerocallis|day ?lil(?:y|ies)|(?:easter|tiger|stargazer|asiatic|oriental) ?lil(?:y|ies)|stargazers?)\b/,
    substance: 'lily',
  },
  {
    // For a cat any lily is taken for a true one, except the kinds that are known to be others.
    id: 'lily',
    exposure: 'lilies',
    species: 'cat',
    named: /(?<!\b(?:peace|calla|water|peruvian) )\blil(?:y|ies)\b(?! of the valley| pads?)/,
    substance: 'lily',
  },
  {
    id: 'ethylene_glycol',
    exposure: 'antifreeze',
    named: /\b(?:antifreeze|anti-freeze|coolant|ethylene glycol|brake fluid)\b/,
    substance: 'antifreeze',
  },
  {
    id: 'bromethalin',
    exposure: 'rodenticide',
    named: /\bbromethalin\b/,
    substance: 'bromethalin',
  },
  {
    id: 'anticoagulant',
    exposure: 'rodenticide',
    named:
      /\b(?:brodifacoum|bromadiolone|diphacinone|chlorophacinone|difethialone|warfarin|d-?con|tomcat|just one bite|ramik|bait (?:blocks?|stations?)|(?:rat|mouse|mice|rodent) (?:poison|bait|blocks?))\b/,
    substance: 'rat or mouse bait',
  },
  {
    id: 'cholecalciferol',
    exposure: 'rodenticide',
    named: /\b(?:cholecalciferol|vitamin d3?)\b/,
    substance: 'vitamin D',
  },
  {
    id: 'metaldehyde',
    exposure: 'pesticide_chemical',
    named: /\b(?:metaldehyde|slug|snail)\b/,
    substance: 'slug bait',
  },
  {
    id: 'thc',
    exposure: 'marijuana',
    named: /\b(?:thc|marijuana|cannabis|weed|pot (?:brownies?|cookies?|gummies)|edibles?|hash(?:ish)?)\b/,
    substance: 'THC',
  },
  {
    id: 'nicotine',
    exposure: 'other_medicine',
    named: /\b(?:nicotine|nicorette|zyn|juul|tobacco|cigarettes?|vapes?|vape (?:juice|liquid))\b/,
    substance: 'nicotine',
  },
  {
    id: 'iron',
    exposure: 'other_medicine',
    named: /\b(?:iron (?:pills?|tablets?|supplements?)|ferrous)\b/,
    substance: 'iron',
  },
  {
    id: 'pseudoephedrine',
    exposure: 'other_medicine',
    named:
      /\b(?:pseudoephedrine|phenylephrine|sudafed|decongestants?|(?:claritin|zyrtec|allegra|mucinex)-?d)\b/,
    substance: 'pseudoephedrine',
  },
  {
    id: 'amphetamine',
    exposure: 'other_medicine',
    named: /\b(?:amphetamines?|adderall|vyvanse|ritalin|concerta|focalin|methylphenidate)\b/,
    substance: 'stimulant pills',
  },
  {
    id: 'antidepressant',
    exposure: 'other_medicine',
    named:
      /\b(?:antidepressants?|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|venlafaxine|effexor|cymbalta)\b/,
    substance: 'antidepressants',
  },
  { id: 'htp5', exposure: 'other_medicine', named: /\b(?:5-?htp|griffonia)\b/, substance: '5-HTP' },
  {
    id: 'baclofen',
    exposure: 'other_medicine',
    named: /\b(?:baclofen|cyclobenzaprine|flexeril)\b/,
    substance: 'baclofen',
  },
  {
    id: 'heart_drugs',
    exposure: 'other_medicine',
    named:
      /\b(?:blood pressure (?:pills?|meds?|medicine)|amlodipine|diltiazem|metoprolol|atenolol|propranolol|digoxin|verapamil)\b/,
    substance: 'heart medicine',
  },
  { id: 'minoxidil', exposure: 'other_medicine', named: /\b(?:minoxidil|rogaine)\b/, substance: 'minoxidil' },
  {
    id: 'fluorouracil',
    exposure: 'other_medicine',
    named: /\b(?:fluorouracil|5-?fu|efudex|calcipotriene|calcipotriol)\b/,
    substance: 'fluorouracil',
  },
  { id: 'isoniazid', exposure: 'other_medicine', named: /\bisoniazid\b/, substance: 'isoniazid' },
  {
    id: 'albuterol',
    exposure: 'other_medicine',
    named: /\b(?:albuterol|salbutamol|ventolin|proair|inhalers?)\b/,
    substance: 'albuterol',
  },
  {
    id: 'opioid',
    exposure: 'other_medicine',
    named:
      /\b(?:opioids?|oxycodone|hydrocodone|fentanyl|morphine|zolpidem|ambien|xanax|alprazolam|sleeping pills?)\b/,
    substance: 'opioids or sleeping pills',
  },
  {
    id: 'cocaine_meth',
    exposure: 'marijuana',
    named: /\b(?:cocaine|methamphetamine|mdma|ecstasy)\b/,
    substance: 'street drugs',
  },
  { id: 'salt', exposure: 'other', named: /\b(?:table salt|play ?dough|salt dough)\b/, substance: 'salt' },
  {
    id: 'sago_palm',
    exposure: 'toxic_plant_mushroom',
    named: /\b(?:sago|cycads?)\b/,
    substance: 'sago palm',
  },
  {
    id: 'oleander',
    exposure: 'toxic_plant_mushroom',
    named: /\b(?:oleander|foxglove|lily of the valley|kalanchoe)\b/,
    substance: 'this plant',
  },
  {
    id: 'azalea',
    exposure: 'toxic_plant_mushroom',
    named: /\b(?:azaleas?|rhododendrons?)\b/,
    substance: 'azalea',
  },
  {
    id: 'tulip',
    exposure: 'toxic_plant_mushroom',
    named: /\b(?:tulips?|daffodils?|hyacinths?)\b/,
    substance: 'flower bulbs',
  },
  {
    id: 'dieffenbachia',
    exposure: 'toxic_plant_mushroom',
    named: /\b(?:dieffenbachia|philodendrons?|pothos|peace lil(?:y|ies)|calla lil(?:y|ies))\b/,
    substance: 'this plant',
  },
  {
    id: 'mushroom',
    exposure: 'toxic_plant_mushroom',
    named: /\b(?:mushrooms?|toadstools?)\b/,
    substance: 'wild mushrooms',
  },
  {
    id: 'blue_green_algae',
    exposure: 'other',
    named: /\b(?:blue-?\s?green algae|cyanobacteria|pond scum|algae bloom)\b/,
    substance: 'blue-green algae',
  },
  {
    id: 'mouldy_food',
    exposure: 'spoiled_fatty_food',
    named: /\b(?:mou?ldy|compost)\b/,
    substance: 'moldy food',
  },
  { id: 'hops', exposure: 'other', named: /\bhops\b/, substance: 'hops' },
  {
    id: 'battery',
    exposure: 'battery_magnet',
    named: /\b(?:batter(?:y|ies)|magnets?)\b/,
    substance: 'batteries or magnets',
  },
  {
    id: 'cleaner',
    exposure: 'pesticide_chemical',
    named:
      /\b(?:bleach|drano|ammonia|(?:drain|oven|toilet(?: bowl)?) cleaner|(?:detergent|laundry|dishwasher|tide) pods?)\b/,
    substance: 'strong cleaners',
  },
  {
    id: 'essential_oil',
    exposure: 'other',
    named: /\b(?:tea tree|essential oils?|melaleuca|pennyroyal|wintergreen)\b/,
    substance: 'essential oils',
  },
  {
    id: 'insecticide_op',
    exposure: 'pesticide_chemical',
    named: /\b(?:organophosphates?|carbamates?|fly bait|systemic rose)\b/,
    substance: 'insecticide',
  },
  {
    id: 'zinc_phosphide',
    exposure: 'rodenticide',
    named: /\b(?:zinc phosphide|alumini?um phosphide|gopher bait|mole bait)\b/,
    substance: 'gopher bait',
  },
  { id: 'zinc', exposure: 'foreign_object', named: /\b(?:penn(?:y|ies)|zinc)\b/, substance: 'zinc' },
]

/**
 * Products with a second active part beside the one that is counted: an opioid, a decongestant, caffeine, a sleep aid
 * or alcohol. The dose of one part never speaks for the whole.
 */
export const combinationProducts =
  /\b(?:excedrin|anacin|(?:goody'?s|bc) powders?|alka-?\s?seltzer|midol|pamprin|fioricet|fiorinal|percocets?|percodan|endocet|vicodin|norcos?|lortab|lorcet|vicoprofen|ultracet|co-?(?:codamol|dydramol)|solpadeine|(?:tylenol|acetaminophen|apap|paracetamol) (?:(?:#|number |no\.? ?)?[1-4]\b(?! (?:tab|pill|hour|time|mg))|w(?:ith|\/) ?codeine|and codeine)|(?:with|and) (?:codeine|oxycodone|hydrocodone|caffeine|diphenhydramine|pseudoephedrine|phenylephrine|decongestant)|(?:ny|day)\s?quil\w*|theraflu|lemsip|contac|dristan|sinutab|tylenol (?:pm|cold|sinus|flu|allergy)|(?:advil|motrin|aleve|ibuprofen|naproxen|acetaminophen|aspirin|bayer) (?:pm|-?d\b|allergy|sinus|congestion|cold|dual action|back (?:and|&) body)|(?:cold|sinus) (?:and|&|n) (?:sinus|flu|cold|allergy)|multi-?\s?symptom|(?:claritin|zyrtec|allegra|mucinex)-?\s?d\b|mucinex fast|robitussin (?:cf|dm|cold|multi|nighttime)|coricidin|unisom pm|doans? pm)\b/

/** The poison that an option of the exposure question stands for when nothing more is said. */
export const toxinOfOption: Readonly<Record<string, string>> = {
  chocolate: 'chocolate',
  xylitol: 'xylitol',
  grapes_raisins: 'grapes',
  onion_garlic: 'allium',
  permethrin: 'permethrin',
  lilies: 'lily',
  antifreeze: 'ethylene_glycol',
  marijuana: 'thc',
  battery_magnet: 'battery',
}
