import { alike, call, emergency, home } from './alike.ts'
import type { Substance } from './substance.ts'

const both = { dog: emergency, cat: emergency } as const
const bait = { exposure: 'rodenticide', ...both } as const
const chemical = { exposure: 'pesticide_chemical', ...both } as const

const rodentBaits = [
  ...alike(
    {
      ...bait,
      toxin: { id: 'anticoagulant', form: 'bait50' },
      because: 'It stops the blood from clotting. Signs come only days later.',
      sources: ['S22', 'S24'],
    },
    [
      [
        'Brodifacoum bait',
        'brodifacoum, bromadiolone, difethialone, jaguar bait, havoc, just one bite, final blox, contrac, long-acting rat poison',
      ],
      ['Diphacinone bait', 'diphacinone, chlorophacinone, ramik, tomcat bait diphacinone, jt eaton, kaput'],
    ],
  ),
  ...alike(
    {
      ...bait,
      toxin: { id: 'anticoagulant', form: 'warfarin' },
      because: 'It stops the blood from clotting. Signs come only days later.',
      sources: ['S22', 'S24'],
    },
    [['Warfarin bait', 'warfarin, coumadin bait']],
  ),
  ...alike(
    {
      ...bait,
      toxin: { id: 'bromethalin', form: 'bait' },
      because: 'It makes the brain swell. There is no antidote, so every hour counts.',
      sources: ['S22', 'S24'],
    },
    [['Bromethalin bait', 'bromethalin, tomcat, tomcat bait, fastrac, talpirid, mole worms, rampage']],
  ),
  ...alike(
    {
      ...bait,
      toxin: { id: 'cholecalciferol', form: 'bait' },
      because: 'It raises calcium and destroys the kidneys within days.',
      sources: ['S24'],
    },
    [['Vitamin D rat bait', 'cholecalciferol bait, terad3, agrid3, d3 bait, vitamin d bait']],
  ),
  ...alike(
    {
      ...bait,
      toxin: { id: 'zinc_phosphide' },
      because: 'It frees a poison gas in the stomach, also for people nearby. Air the car.',
      sources: ['S24'],
    },
    [
      [
        'Gopher or mole bait',
        'zinc phosphide, gopher bait, mole bait, vole bait, aluminum phosphide, gopher poison',
      ],
    ],
  ),
  ...alike(
    {
      ...bait,
      because: 'The kind is not known, so it counts as the worst. Bring the pack along.',
      sources: ['S22', 'S24'],
    },
    [
      [
        'Rat or mouse poison',
        'rat poison, mouse poison, rodent bait, green blocks, blue pellets, bait station, bait block, mouse bait, rat bait, exterminator bait, rodenticide, rodent poison, mouse stuff, d-con, dcon',
      ],
      ['Strychnine', 'strychnine bait, coyote bait, coyote poison'],
      ['Mouse or rat that ate poison', 'poisoned mouse, dead poisoned rat, ate a poisoned mouse'],
    ],
  ),
]

const insectKillers = [
  ...alike(
    {
      ...chemical,
      toxin: { id: 'insecticide_op' },
      because: 'It can stop the breathing: drooling, shaking and fits come fast.',
      sources: ['P753', 'S24'],
    },
    [
      [
        'Systemic rose insecticide',
        'disulfoton, systemic rose food, bayer rose and flower, rose systemic granules',
      ],
      ['Fly bait', 'golden malrin, methomyl, fly bait pellets, quik strike'],
      [
        'Organophosphate insecticide',
        'malathion, diazinon, chlorpyrifos, parathion, acephate, dimethoate, organophosphate',
      ],
      ['Carbamate insecticide', 'sevin, carbaryl, aldicarb, temik, propoxur, carbamate'],
    ],
  ),
  ...alike(
    {
      ...chemical,
      because: 'Concentrates and sprays can cause shaking, above all in cats.',
      sources: ['P753', 'P754', 'S24'],
    },
    [
      [
        'Bug spray',
        'raid, wasp spray, insecticide spray, ant spray, roach spray, home defense, ortho spray, bed bug spray, black flag, hot shot, pesticide, insecticide, bug zapper fluid, ant poison, ant killer',
      ],
      ['Bug bomb', 'fogger, flea bomb, flea fogger'],
      [
        'Yard insecticide',
        'bifen, talstar, grub killer, lawn insecticide, spectracide, fire ant killer, amdro, tick granules, bug granules',
      ],
      ['Insect repellent', 'deet, off spray, mosquito spray, bug repellent, citronella spray, picaridin'],
    ],
  ),
  ...alike(
    {
      exposure: 'pesticide_chemical',
      dog: home('the bait of one or two traps, with no plastic swallowed, and not in a Collie'),
      cat: home('the bait of one trap, with no plastic swallowed'),
      because: 'The dose of poison is tiny. The plastic is the greater danger.',
      sources: ['P129', 'P704', 'P705', 'P706'],
    },
    [
      [
        'Ant or roach trap',
        'ant trap, ant bait, roach bait, roach motel, combat bait, ant stakes, cockroach bait, ant hotel, roach gel',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'pesticide_chemical',
      dog: call,
      cat: call,
      because: 'A lick is often mild, yet a lot can harm. Read the label to a vet.',
      sources: ['P753', 'P705'],
    },
    [
      ['Borax or boric acid', 'borax, boric acid, terro, liquid ant bait, roach powder'],
      ['Diatomaceous earth', 'diatomaceous, de powder'],
      ['Sticky trap', 'glue trap, fly paper, fly strip, sticky mouse trap'],
      ['Wasp or fly trap liquid', 'wasp trap, fly trap liquid, fruit fly trap'],
    ],
  ),
]

const slugBaits = alike(
  {
    ...chemical,
    toxin: { id: 'metaldehyde' },
    because: 'It brings on shaking and fits within hours.',
    sources: ['S24', 'P712'],
  },
  [
    [
      'Slug or snail bait',
      'slug pellets, snail bait, metaldehyde, slug bait, corrys, deadline slug, snail pellets, sluggo',
    ],
  ],
)

const gardenProducts = [
  ...alike(
    {
      exposure: 'pesticide_chemical',
      dog: call,
      cat: call,
      because: 'A lick off the lawn is mild. A bag of it can hold iron or insect killers.',
      sources: ['P720', 'P721'],
    },
    [
      [
        'Lawn or plant fertilizer',
        'fertilizer, fertiliser, miracle gro, plant food, lawn food, osmocote, fertilizer spikes, plant spikes, npk, milorganite',
      ],
      ['Treated lawn', 'sprayed lawn, treated grass, lawn treatment, sprayed yard'],
    ],
  ),
  ...alike(
    {
      exposure: 'pesticide_chemical',
      ...both,
      because: 'It holds weed or insect killers too, and that can poison a pet.',
      sources: ['P721', 'S9'],
    },
    [
      ['Weed and feed', 'weed n feed, fertilizer with weed killer, fertilizer with insecticide'],
      [
        'Weed killer',
        'roundup, round up, glyphosate, herbicide, 2 4 d, weedkiller, preen, crabgrass killer, moss killer, stump killer',
      ],
      ['Paraquat or diquat', 'paraquat, diquat, gramoxone'],
      ['Fungicide', 'copper sulfate, fungus spray, rose fungus spray'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'A lot of it sets like cement in the stomach or inflames the pancreas.',
      sources: ['P720', 'P721'],
    },
    [
      ['Bone meal', 'bonemeal, bone meal fertilizer, bulb food'],
      ['Blood meal', 'blood meal fertilizer, blood and bone, feather meal, fish meal, fish emulsion'],
      [
        'Manure or chicken pellets',
        'chicken manure, manure pellets, cow manure, horse manure, dynamic lifter',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'chocolate',
      ...both,
      toxin: { id: 'chocolate', form: 'cocoa_mulch' },
      because: 'It holds the same poison as chocolate.',
      sources: ['S17', 'P727'],
    },
    [['Cocoa mulch', 'cocoa bean mulch, cocoa shells, chocolate mulch']],
  ),
  ...alike(
    {
      exposure: 'spoiled_fatty_food',
      ...both,
      toxin: { id: 'mouldy_food' },
      because: 'Molds in it can cause shaking and seizures within hours.',
      sources: ['S24', 'P721'],
    },
    [['Compost', 'compost pile, compost heap, compost bin, worm bin, moldy mulch, spoiled silage']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('a few bites, if no fertilizer is mixed in'),
      cat: home('a few bites, if no fertilizer is mixed in'),
      because: 'Plain potting soil is not poisonous.',
      sources: ['P762'],
    },
    [['Potting soil', 'soil, plant dirt, vermiculite, houseplant soil, peat']],
  ),
  ...alike(
    {
      exposure: 'foreign_object',
      dog: call,
      cat: call,
      because: 'Chunks can get stuck, so ask a vet.',
      sources: ['S73'],
    },
    [
      [
        'Wood or rubber mulch',
        'mulch, bark chips, cedar mulch, pine bark, wood chips, rubber mulch, treated wood',
      ],
    ],
  ),
]

const garage = [
  ...alike(
    {
      exposure: 'antifreeze',
      ...both,
      toxin: { id: 'ethylene_glycol', form: 'neat' },
      because: 'A few licks can kill. The antidote works only in the first hours.',
      sources: ['S131', 'P764'],
    },
    [
      [
        'Antifreeze',
        'anti freeze, ethylene glycol, coolant, car coolant, radiator fluid, prestone, green puddle under the car',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'antifreeze',
      ...both,
      toxin: { id: 'ethylene_glycol' },
      because: 'It may hold antifreeze or wood alcohol. Do not wait for signs.',
      sources: ['P744', 'P709', 'P764'],
    },
    [
      ['Windshield washer fluid', 'washer fluid, screen wash, windscreen washer, wiper fluid'],
      ['Brake fluid', 'brake oil'],
      ['Liquid deicer', 'lock deicer, deicer spray, windshield deicer, airplane deicer'],
      ['Snow globe', 'snow globe liquid, broken snow globe'],
      [
        'RV antifreeze',
        'propylene glycol antifreeze, pink antifreeze, camper antifreeze, pet safe antifreeze',
      ],
    ],
  ),
  ...alike(
    {
      ...chemical,
      because: 'Salts for ice can burn the mouth, and a lot of them harms the brain.',
      sources: ['P744', 'P764'],
    },
    [
      [
        'Ice melt',
        'rock salt, road salt, deicer salt, de-icing salt, sidewalk salt, calcium chloride, pet safe ice melt',
      ],
    ],
  ),
  ...alike(
    {
      ...chemical,
      because: 'Thin oily liquids get into the lungs. Do not make the pet vomit.',
      sources: ['P712', 'P709'],
    },
    [
      ['Gasoline', 'gas, petrol, diesel, fuel, kerosene, jet fuel, starter fluid, gas can'],
      ['Lamp or torch oil', 'tiki torch fuel, lamp oil, tiki oil, citronella oil fuel'],
      ['Lighter fluid', 'charcoal lighter, zippo fluid, lighter'],
      ['Paint thinner', 'turpentine, white spirit, mineral spirits, paint remover, brush cleaner, goo gone'],
      [
        'Motor oil',
        'engine oil, car oil, used oil, transmission fluid, hydraulic fluid, power steering fluid',
      ],
      [
        'Wood stain or varnish',
        'varnish, deck stain, lacquer, polyurethane finish, oil paint, spray paint, wd-40, wd40, degreaser',
      ],
      ['Roofing tar', 'tar, driveway sealer, asphalt sealer'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      ...both,
      because: 'Lead harms the nerves and the blood, so the pet has to be checked now.',
      sources: ['S24'],
    },
    [['Lead', 'lead paint, lead paint chips, fishing sinker, lead weight, lead shot, wheel weight, bullet']],
  ),
]

/** Baits, insect killers, garden products and what stands in the garage. */
export const gardenAndGarage: readonly Substance[] = [
  ...rodentBaits,
  ...insectKillers,
  ...slugBaits,
  ...gardenProducts,
  ...garage,
]
