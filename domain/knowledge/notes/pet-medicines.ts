import type { Entry } from './entry.ts'
import { ORDERED_BY_VET } from './human-medicines.ts'
import { named, thing } from './thing.ts'

const PET_PILLS =
  '(?:rimadyl|carprofen|novox|meloxicam|metacam|galliprant|previcox|deramaxx|onsior|heartgard|interceptor|trifexis|sentinel|apoquel|cytopoint|bravecto|nexgard|simparica(?: trio)?|credelio|cosequin|dasuquin|proin|vetmedin|enalapril|denamarin|chewables?|chews|soft chews|joint (?:chews|supplements?)|calming (?:chews|treats)|supplements?|wormers?|dewormers?|heartworm (?:chews?|pills?|meds?)|flea (?:chews?|pills?)|(?:dog|cat|pet|his|her|their) (?:pills|meds|medicine|medication|pain meds|pain pills|vitamins))'

/** Tablets a vet orders, by name: given as told they are a treatment, swallowed by the handful a poison. */
const ORDERED_PILLS =
  '(?:rimadyl|carprofen|vetprofen|novox|meloxicam|metacam|galliprant|previcox|deramaxx|onsior|apoquel|proin|vetmedin|enalapril|denamarin|heartgard|interceptor|trifexis|bravecto|nexgard|simparica(?: trio)?|credelio|chewables|chewable (?:tablets|pills)|joint (?:chews|supplements?)|calming chews)'
/** The same where only their owner is named. */
const OWN_PILLS =
  '(?:dog|cat|pet|his|her|their) (?:own )?(?:pills|meds|medicine|medication|pain meds|pain pills|vitamins)'

/** More of them than any vet orders at once. */
const MANY =
  '(?:(?:about |around |maybe |like |at least |over )?(?:(?:[3-9]|[1-9]\\d)(?! (?:mg|ml|days?|weeks?|months?|years?|times|hours?|lbs?|pounds?|kg))|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)|a dozen|a bunch|a lot|lots|a handful|most|nearly all|almost all|all)'

const FLEA_FORM =
  '(?:drops?|spray|mist|shampoo|treatments?|medicines?|meds|med|medication|collars?|stuff|products?|tubes?|vials?|dip|powder|kind|pills?|chews?|preventives?|prevention|solution|spot ?-? ?ons?|foam|wipes?|bath|fogger)'
const DOGGY =
  '(?:dogs?(?: s)?|k ?-? ?9|canines?|puppy(?: s)?|pup(?: s)?|puppies|beagles?(?: s)?|labs?(?: s)?|labradors?(?: s)?|(?:golden )?retrievers?(?: s)?|(?:german )?sh[ea]p+h?erds?(?: s)?|gsds?|rotties?|rottweilers?|doodles?|poodles?|boxers?|danes?|collies?|bull ?dogs?|terriers?|pit ?bulls?|pitties|heelers?|spaniels?|mastiffs?|chihuahuas?|yorkies?|huskys?|husky|pitbulls?|pooch(?: s)?|large breed|mutts?)'

/** Medicines for pets, in the wrong pet or the wrong amount. */
export const petMedicines: readonly Entry[] = [
  thing(
    'pet-medicine-overdose',
    'too much of a pet medicine',
    ['other_medicine'],
    [
      `(?:whole|entire|full|half|half a|most of the|most of a|rest of the|all the|all of the|all of his|all of her|a few of|several|two|three|\\d+)(?: \\w+){0,2} ?(?:bottle|box|pack|packs|bag|jar|container|tub|month|months)(?: of)?(?: \\w+){0,3} ${PET_PILLS}`,
      `(?:bottle|box|pack|bag|jar|container|tub|tin) of(?: \\w+){0,3} ${PET_PILLS}`,
      `${PET_PILLS}(?: \\w+){0,12} (?:bottle|box|bag|jar|container|package|rest of the box|tub|lid)(?: \\w+){0,8}`,
      `${PET_PILLS}(?: \\w+){0,3} (?:empty|missing|gone|all gone)`,
      `${ORDERED_PILLS}(?: \\w+){0,4} ${MANY}(?: \\w+)? (?:of them|of those|pills?|tablets?|tabs|chews|chewables|pieces|at once)`,
      `${MANY} (?:of )?(?:\\w+ ){0,3}${ORDERED_PILLS}`,
      `(?:ate|eaten|swallowed|chewed|gobbled|scarfed)(?: \\w+){0,3} ${MANY} (?:of )?(?:\\w+ ){0,2}${OWN_PILLS}`,
      `(?:got into|broke into|stole|raided|chewed open)(?: \\w+){0,2} ${OWN_PILLS}`,
      `(?:got into|broke into|stole|raided|helped (?:him|her)self to|chewed (?:open|through|up)|found and ate)(?: \\w+){0,3} ${ORDERED_PILLS}`,
      '(?:double|twice the|two times the|triple|ten times the|10x the|10 times the|5 times the|extra|wrong|too big a|too much of a|second|another|too many|too much|human|adult|people) (?:dos\\w*|medicine|medication|meds|med|pills?|tablets?|insulin)',
      'wrong (?:pills?|medicine|medication|meds|bottle|syringe|dog s \\w+|cat s \\w+)',
      '(?:dose|pill|medicine|meds|insulin|shot|tablet)(?: \\w+)? (?:twice|two times|double)',
      '(?:twice|double)(?: \\w+){0,2} (?:insulin|medicine|meds|pill|dose|shot)',
      '(?:both|each)(?: of us)? (?:gave|dosed|medicated|fed)(?: \\w+){0,4} (?:insulin|medicine|meds|pills?|dose|shot|gabapentin|prednisone|phenobarb\\w*|methimazole|thyroid \\w+)',
      '(?:got|ate|took|given|gave|swallowed)(?: \\w+){0,3} (?:great danes?|chihuahuas?|big dogs?|other dogs?|other cats?|dogs?|cats?|brothers?|sisters?|horses?)(?: s)? (?:dose|pill|pills|meds|medicine|insulin|chew|tablet|medication|thyroid \\w+|heart \\w+)',
      '(?:dogs?|cats?|great danes?|horses?)(?: s)? (?:dose|pill|meds|medicine|insulin|tablet|medication) (?:instead|by mistake|by accident)',
      '(?:mixed|mix|switched|swapped|confused) (?:up )?(?:the |their |his |her )?(?:\\w+ )?(?:meds|pills|medicines?|syringes|doses)',
      '(?:accident\\w*|by mistake|mistakenly|oops)(?: \\w+){0,3} (?:gave|dosed|given|fed)(?: \\w+){0,3} (?:two|2|three|3|twice|double|both)(?: \\w+){0,2} (?:dos\\w*|pills?|tablets?|tabs|chews|capsules|shots?|times)',
      '(?:gave|given|got|took)(?: \\w+){0,3} (?:two|2|three|3|four|4|a whole|whole|full) (?:\\w+ )?(?:pills?|tablets?|tabs|capsules|chews|doses) (?:instead of|rather than|when it should have been)(?: \\w+){0,2} (?:one|1|half|a half|a quarter|quarter|two|2)',
      '(?:gave|given|got|took)(?: \\w+){0,3} (?:\\d+(?:\\.\\d+)?|one|two|a full|a whole) ?(?:ml|mls|cc|mg|units) (?:instead of|rather than|when it should have been)',
      '(?:forgot|did not (?:know|realize|see))(?: \\w+){0,8} (?:already )?(?:gave|given|had|got)(?: \\w+){0,4} (?:again|second|another|twice)',
      'decimal(?: point)? (?:wrong|error|off)',
      'ml instead of|mg instead of|units instead of',
      'overdos\\w*',
      'bag of (?:\\w+ )?(?:chews|supplements)',
      '(?:rest|half|most) of the box',
      'ivermectin',
      'ivomec',
      '(?:horse|cattle|livestock|sheep|goat|equine)(?: \\w+)? (?:wormer|dewormer|paste|pour on|medicine|gel)',
      'zimecterin|quest gel|equimax',
      'safe guard (?:horse|goat) \\w+',
    ],
    {
      unless: [
        ORDERED_BY_VET,
        'prescription (?:food|diet)|bag of (?:food|kibble)|heartgard (?:monthly|and)|wrong dose of sleep',
        'no (?:extra|double)|never (?:double|more)|twice a day|twice daily|missed|forgot|skip\\w*',
      ],
      keys: named,
    },
  ),
  thing(
    'permethrin',
    'a dog flea product',
    ['permethrin'],
    [
      'permethrin\\w*',
      'pyreth\\w*',
      'cyphenothrin',
      'deltamethrin',
      'k ?-? ?9 advantix',
      'k ?-? ?9 spot',
      'advantix',
      'vectra(?: 3d)?',
      'activyl',
      'hartz',
      'sergeant s',
      'sergeants',
      'pet ?armor plus',
      'zodiac',
      'bio ?spot',
      'adams (?:flea|spray|plus|dip)',
      'dollar (?:store|tree|general) flea \\w+',
      `${DOGGY}(?: \\w+){0,5} (?:fleas?|ticks?|spot ?-? ?on)(?: \\w+){0,3} ${FLEA_FORM}`,
      `${DOGGY}(?: \\w+){0,3} (?:spot ?-? ?on|flea and tick|flea)`,
      `(?:fleas?|ticks?)(?: and (?:fleas?|ticks?))?(?: \\w+){0,2} ${FLEA_FORM}(?: [\\w,]+){0,14} (?:for|meant for|made for|labeled for|of|from|on|with|says|said|is|was|box) (?:it is |it was |for |only |the |my |our |your |a |big |large |small |medium )*${DOGGY}`,
      `(?:fleas?|ticks?)(?: [\\w,]+){0,8} (?:for|meant for|made for|labeled for|of the) (?:\\w+ )?dogs?`,
      `(?:used|put|applied|sprayed|squirted|dosed|treated)(?: \\w+){0,6} ${DOGGY} (?:drops|kind|stuff|ones?|tubes?|collars?|treatments?|version|spray|shampoo|medicine|meds|product|formula|dose)`,
      `${FLEA_FORM}(?: \\w+){0,3} (?:only )?for dogs`,
      '(?:spot ?-? ?on|flea \\w+|tick \\w+)(?: \\w+){0,4} (?:dog|k9) (?:pack|box|one|version)',
      'not for (?:use on )?cats',
      'do not use on cats',
      '(?:yard|house|premise|carpet) flea (?:spray|powder|bomb)',
      'flea (?:bomb|fogger)',
      `(?:tubes?|drops?|stuff|pipettes?|vials?|squeeze \\w+)(?: \\w+){0,6} (?:meant |made |sold |bought |labell?ed |is |was )?(?:for|i use on|we use on|i put on|from|off) (?:\\w+ ){0,3}${DOGGY}(?=.*(?:neck|shoulder|back|fur|skin|flea|tick|twitch|shak|ear|scratch))`,
      '(?:fleas?|ticks?)(?: \\w+){0,3} (?:from|off) (?:the )?(?:feed|farm|dollar|hardware|corner|grocery) (?:store|shop|supply)',
      '(?:feed|farm) (?:store|supply)(?: \\w+){0,8} (?:fleas?|ticks?)',
      'dogs?(?: \\w+){0,8} (?:spot ?-? ?on|flea (?:drops|treatment|stuff|liquid)|tick (?:drops|treatment|stuff))(?=.*\\b(?:lick|groom|sle(?:pt|ep)|cuddl|snuggl|rubb|trembl|twitch|shak|wobbl|drool|flick)\\w*)',
      '(?:lick|groom|sle(?:pt|ep)|cuddl|snuggl|rubb)\\w*(?: \\w+){0,4} dogs?(?: \\w+){0,10} (?:spot ?-? ?on|flea (?:drops|treatment|stuff|liquid)|tick (?:drops|treatment|stuff))',
    ],
    {
      species: 'cat',
      unless: ['brought fleas|have not used|has not used|did not use|(?:cat|kitten) (?:was|is) not there'],
      keys: named,
    },
  ),
  thing(
    'medicine-of-a-dog',
    'a medicine made for dogs',
    ['other_medicine'],
    [
      'dogs?(?: s)? (?:\\w+ ){0,3}(?:rimadyl|carprofen|novox|meloxicam|metacam|galliprant|deramaxx|previcox|onsior|gabapentin|trazodone|apoquel|heartworm\\w*|(?:de)?wormers?|dewormer|pain (?:pills?|meds?|chews?|killers?)|arthritis (?:pills?|meds?|chews?)|pills?|tablets?|meds?|medicines?|medications?)(?: |$)',
      '(?:rimadyl|carprofen|galliprant|deramaxx|previcox|heartguard|interceptor)(?: \\w+){0,4} (?:of|from|for|meant for) (?:the|my|our) (?:\\w+ )?dogs?(?: |$)',
    ],
    {
      species: 'cat',
      unless: [
        '(?:vet|doctor) (?:said|told|ok\\w*|gave|prescribed)|never gave|did not give|locked|cannot reach',
      ],
      keys: ['medicine'],
    },
  ),
]
