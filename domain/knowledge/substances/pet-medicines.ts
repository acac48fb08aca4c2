import { alike, call, emergency } from './alike.ts'
import type { Substance } from './substance.ts'

const overdose = { exposure: 'other_medicine', dog: emergency, cat: emergency } as const

const painAndJoints = alike(
  {
    ...overdose,
    because: 'These tablets taste of meat. Too many can harm the stomach, kidneys and liver.',
    sources: ['P725', 'S24'],
  },
  [
    ['Too much carprofen', 'carprofen, rimadyl, novox, vetprofen, quellin, whole bottle of rimadyl'],
    ['Too much meloxicam for pets', 'metacam, meloxicam, meloxidyl, loxicom'],
    [
      'Too much deracoxib or firocoxib',
      'deramaxx, previcox, deracoxib, firocoxib, galliprant, grapiprant, onsior, robenacoxib',
    ],
    ['Dog pain pill given to a cat', 'dog rimadyl to cat, dog medicine to cat, cat ate the dogs pills'],
  ],
)

const parasites = [
  ...alike(
    {
      exposure: 'permethrin',
      dog: call,
      cat: emergency,
      toxin: { id: 'permethrin', form: 'spot45' },
      because: 'Flea products for dogs can bring on shaking and seizures in cats.',
      sources: ['S104', 'P754'],
    },
    [
      [
        'Flea drops for dogs',
        'dog flea drops, spot-on for dogs, permethrin, k9 advantix, advantix, vectra 3d, hartz, sergeants, dog flea treatment on cat, dog flea spray, flea and tick drops, flea medicine, flea treatment, dog flea medicine, cyphenothrin, deltamethrin, activyl, pet armor plus, zodiac, bio spot, adams flea spray',
      ],
      ['Flea shampoo or powder for dogs', 'flea shampoo, flea powder, flea dip, pyrethrin shampoo'],
    ],
  ),
  ...alike(
    {
      ...overdose,
      because: 'A chewed collar frees much of its poison at once.',
      sources: ['P752'],
    },
    [
      [
        'Flea or tick collar',
        'flea collar, tick collar, seresto, preventic, hartz collar, amitraz collar, chewed flea collar',
      ],
      ['Amitraz dip', 'amitraz, mitaban, taktic, mange dip'],
    ],
  ),
  ...alike(
    {
      ...overdose,
      because: 'Too much can cause wobbling, blindness or fits, and Collies bear very little.',
      sources: ['S24', 'P705'],
    },
    [
      [
        'Ivermectin paste for horses',
        'ivermectin, horse wormer, horse dewormer, zimecterin, ivomec, cattle pour-on, equimax, livestock wormer',
      ],
      ['Manure of a wormed horse', 'horse poop after worming, horse manure with wormer'],
      ['Moxidectin paste', 'quest gel, moxidectin'],
    ],
  ),
  ...alike(
    {
      ...overdose,
      because: 'More than one dose at once has to be checked with a vet now.',
      sources: ['S24'],
    },
    [
      [
        'Extra heartworm chews',
        'heartgard, interceptor, sentinel, trifexis, heartworm chews, box of heartworm chews, tri-heart',
      ],
      [
        'Extra flea chews',
        'nexgard, bravecto, simparica, simparica trio, credelio, flea chew, comfortis, capstar',
      ],
      [
        'Flea drops that were licked',
        'frontline, revolution, advantage, selamectin, fipronil drops, licked flea medicine, cat licked flea drops',
      ],
      ['Extra dewormer', 'dewormer, drontal, panacur, fenbendazole, pyrantel, praziquantel, wormer'],
    ],
  ),
]

const dailyMedicines = alike(
  {
    ...overdose,
    because: 'A double or wrong dose has to be checked with a vet now.',
    sources: ['S24', 'P725'],
  },
  [
    [
      'Too much of a pet’s own medicine',
      'double dose, extra dose, wrong dose, gave it twice, dog meds overdose, cat meds overdose, other pets medicine',
    ],
    ['Too much insulin for a pet', 'pet insulin overdose, vetsulin, prozinc, caninsulin, insulin twice'],
    [
      'Too much phenobarbital',
      'phenobarb, phenobarbital, potassium bromide, kbr, levetiracetam, keppra, zonisamide',
    ],
    [
      'Too much trazodone or gabapentin',
      'trazodone, gabapentin, acepromazine, ace tablets, calming pill, sileo',
    ],
    ['Too much prednisone', 'prednisone, prednisolone, dexamethasone, steroid tablets of the pet, temaril'],
    ['Too much Apoquel', 'apoquel, oclacitinib, cyclosporine, atopica'],
    ['Too much thyroid medicine for cats', 'methimazole, felimazole, tapazole'],
    [
      'Too much heart medicine for pets',
      'pimobendan, vetmedin, enalapril, furosemide, lasix of the dog, spironolactone',
    ],
    ['Too much Proin', 'proin, phenylpropanolamine, ppa, incontinence pills'],
    [
      'Too many antibiotics of the pet',
      'cephalexin, clavamox, amoxicillin, metronidazole, doxycycline, baytril',
    ],
    ['Too much trilostane or mitotane', 'vetoryl, trilostane, lysodren, mitotane, cushings pills'],
    ['Too much Cerenia', 'cerenia, maropitant, ondansetron'],
    [
      'Too many joint chews',
      'glucosamine, cosequin, dasuquin, joint supplement, joint chews, movoflex, bag of joint treats',
    ],
    ['Too many calming chews', 'calming treats, calming chews, cbd treats, hemp chews'],
    [
      'Too many pet vitamins',
      'pet tabs, vitamin chews, probiotic chews, skin and coat chews, fish oil chews',
    ],
    ['Liver or urinary supplement overdose', 'denamarin, sam-e, cranberry chews, urinary tablets'],
  ],
)

const applied = alike(
  {
    exposure: 'other',
    dog: call,
    cat: call,
    because: 'A lick is seldom a problem, yet a whole tube has to be checked.',
    sources: ['P749'],
  },
  [
    ['Ear or eye drops of a pet', 'ear drops, ear cleaner, eye ointment, otic medicine'],
    ['Pet shampoo', 'dog shampoo, cat shampoo, oatmeal shampoo, chlorhexidine shampoo, pet wipes'],
    ['Wound spray or ointment of a pet', 'wound spray, hot spot spray, chlorhexidine, vetericyn, iodine'],
  ],
)

/** Medicines made for pets: too much, or the wrong pet. */
export const petMedicines: readonly Substance[] = [
  ...parasites,
  ...painAndJoints,
  ...dailyMedicines,
  ...applied,
]
