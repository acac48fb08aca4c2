import { alike, call, emergency, home } from './alike.ts'
import type { Substance } from './substance.ts'

const chemical = { exposure: 'pesticide_chemical', dog: emergency, cat: emergency } as const

const burning = [
  ...alike(
    {
      ...chemical,
      toxin: { id: 'cleaner' },
      because: 'It can burn the mouth, the gullet and the stomach. Do not make the pet vomit.',
      sources: ['P710', 'P709', 'P755'],
    },
    [
      ['Drain cleaner', 'drano, liquid plumr, drain opener, lye, caustic soda'],
      ['Oven cleaner', 'easy off, grill cleaner, oven spray'],
      [
        'Toilet bowl cleaner',
        'toilet cleaner, lysol toilet, toilet tablet, toilet puck, toilet gel, bowl cleaner',
      ],
      ['Laundry pod', 'tide pod, laundry pods, washing capsule, detergent pod'],
      ['Dishwasher tablet', 'dishwasher pod, dishwasher detergent, cascade, finish tablet, dishwasher salt'],
      ['Bleach', 'clorox, chlorine bleach, bleach water, sodium hypochlorite, bleach wipes'],
      ['Ammonia', 'ammonia cleaner, glass cleaner with ammonia, windex, household ammonia'],
      ['Rust or lime remover', 'clr, lime away, descaler, rust remover, muriatic acid, battery acid'],
      ['Pool chemicals', 'pool shock, chlorine tablets, hot tub chemicals, pool acid'],
      ['Wet cement', 'cement, concrete mix, grout, quicklime, plaster mix'],
    ],
  ),
  ...alike(
    {
      ...chemical,
      because: 'Disinfectants and softeners can burn the mouth, and cats feel it most.',
      sources: ['P711', 'P712', 'P757'],
    },
    [
      [
        'Disinfectant',
        'lysol, pine-sol, pine sol, dettol, quaternary cleaner, disinfecting wipes, clorox wipes, phenol cleaner, antiseptic',
      ],
      ['Fabric softener', 'downy, softener, scent beads'],
      ['Dryer sheet', 'dryer sheets, bounce sheet, unused dryer sheet'],
      ['Liquid potpourri', 'potpourri, simmering potpourri, potpourri oil, wax melt, scentsy'],
      ['Air freshener', 'plug in, febreze plug in, reed diffuser, room spray, poo pourri'],
      [
        'Laundry detergent',
        'washing powder, laundry soap, tide liquid, laundry liquid, oxiclean, stain remover, bleach pen, spot remover, rug cleaner',
      ],
      [
        'All-purpose cleaner',
        'surface spray, 409, fabuloso, mr clean, floor cleaner, bathroom cleaner, kitchen spray, scrubbing bubbles, cleaning spray, mop water, ajax, comet, bar keepers friend, swiffer, household cleaner, cleaner, kaboom, zep',
      ],
      ['Hydrogen peroxide', 'peroxide, oxygen bleach'],
      [
        'Hair dye or perm',
        'hair dye, hair color, hair relaxer, hair bleach, nair, hair remover, perm solution',
      ],
      ['Denture or lens cleaner', 'denture tablets, efferdent, contact lens solution'],
      ['Pepper spray', 'bear spray, mace spray'],
    ],
  ),
  ...alike(
    {
      ...chemical,
      because: 'One mothball can make a cat very sick. It harms the blood and the nerves.',
      sources: ['P711', 'P712'],
    },
    [['Mothballs', 'moth ball, moth balls, moth crystals, naphthalene, camphor balls']],
  ),
]

const oils = alike(
  {
    exposure: 'pesticide_chemical',
    dog: call,
    cat: emergency,
    toxin: { id: 'essential_oil' },
    because: 'Cats clear these oils badly. They can get wobbly, weak or cold.',
    sources: ['S24', 'P757'],
  },
  [
    ['Essential oil', 'essential oils, lavender oil, peppermint oil, citrus oil, oil diffuser, diffuser oil'],
    ['Scented oil or spray', 'scented oil, aromatherapy, massage oil with scent, pillow spray'],
  ],
)

const strongOils = alike(
  {
    exposure: 'pesticide_chemical',
    dog: emergency,
    cat: emergency,
    toxin: { id: 'essential_oil' },
    because: 'Drops of the pure oil can cause weakness, shaking and liver harm.',
    sources: ['S24'],
  },
  [
    [
      'Tea tree oil',
      'melaleuca oil, tea tree, wintergreen oil, pennyroyal oil, eucalyptus oil, clove oil, cinnamon oil, camphor oil',
    ],
  ],
)

const adhesives = [
  ...alike(
    {
      exposure: 'foreign_object',
      dog: emergency,
      cat: emergency,
      because: 'It swells to a hard lump in the stomach, even from a small amount.',
      sources: ['P714', 'P715'],
    },
    [
      ['Expanding glue', 'gorilla glue, polyurethane glue, titebond polyurethane, probond, wood glue'],
      ['Expanding foam', 'great stuff foam, spray foam, insulation foam'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'It sticks at once and mostly just irritates the mouth. Do not pull it off.',
      sources: ['P715', 'P716'],
    },
    [['Super glue', 'superglue, krazy glue, instant glue, cyanoacrylate']],
  ),
  ...alike(
    {
      exposure: 'pesticide_chemical',
      dog: emergency,
      cat: emergency,
      because: 'Wet it can burn or block, so it has to be checked now.',
      sources: ['P708', 'S9'],
    },
    [['Epoxy', 'two-part glue, resin, construction adhesive, contact cement, cement glue']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('a few licks, with no tube swallowed'),
      cat: home('a few licks, with no tube swallowed'),
      because: 'White school glue may upset the belly a little and does no more.',
      sources: ['P715', 'P708', 'P707'],
    },
    [['School glue', 'white glue, elmers glue, elmers, glue stick, pva glue, craft glue, paste']],
  ),
]

const artSupplies = [
  ...alike(
    {
      exposure: 'other',
      dog: home('a crayon or two'),
      cat: home('a bite'),
      because: 'It is not poisonous, though a lot of it can stop up the bowel.',
      sources: ['P762', 'P707'],
    },
    [
      ['Crayon', 'crayons, crayola, wax crayon, oil pastel'],
      ['Chalk', 'sidewalk chalk, blackboard chalk'],
      ['Pencil', 'pencils, pencil lead, colored pencil, graphite'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('the ink of one pen, with no plastic swallowed'),
      cat: home('the ink of one pen, with no plastic swallowed'),
      because: 'The ink stains more than it harms. Sharp plastic is the real danger.',
      sources: ['P762', 'P707'],
    },
    [
      ['Pen', 'ballpoint pen, ink pen, pen ink, biro, ink cartridge, printer ink'],
      ['Marker', 'felt tip, magic marker, sharpie, highlighter, markers'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('a few licks'),
      cat: home('a few licks'),
      because: "Children's craft paint is made to be harmless. A lot of it upsets the belly.",
      sources: ['P708', 'P707'],
    },
    [
      [
        'Craft paint',
        'watercolor, watercolors, finger paint, acrylic paint, poster paint, tempera, washable paint',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('a small bite'),
      cat: home('a small bite'),
      because: 'A small bite mostly just upsets the belly. A lot holds borax and can block.',
      sources: ['P734'],
    },
    [['Slime', 'kids slime, homemade slime, putty slime']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'salt' },
      because: 'It is full of salt, which can harm the brain.',
      sources: ['P734', 'P735', 'P711'],
    },
    [
      [
        'Homemade play dough',
        'salt dough, salt dough ornament, homemade playdough, flour and salt dough, paintball, paintballs',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'salt' },
      because: 'It holds salt, though less than a homemade one. The amount decides.',
      sources: ['P735', 'P734'],
    },
    [['Store-bought play dough', 'play-doh, playdough, playdoh, play dough']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'A small bite seldom harms, yet a lump can stop up the bowel.',
      sources: ['P707', 'P708'],
    },
    [
      ['Modeling clay', 'plasticine, clay, polymer clay, sculpey, silly putty, putty'],
      ['Hot glue or tape', 'hot glue, duct tape, sticky tape, scotch tape, sticker'],
      ['Wall paint', 'latex paint, house paint, wet paint, paint chips'],
      ['Glitter', 'glitter glue, sequins, confetti'],
    ],
  ),
]

const wax = alike(
  {
    exposure: 'other',
    dog: home('a bite of wax, with no wick or metal swallowed'),
    cat: call,
    because: 'The wax softens and passes. A long wick, metal or a big lump can get stuck.',
    sources: ['P774', 'P707'],
  },
  [['Candle', 'candles, candle wax, citronella candle, wax, beeswax, scented candle, tea light']],
)

const bathroom = [
  ...alike(
    {
      exposure: 'other',
      dog: home('a few licks or a small bite'),
      cat: home('a few licks'),
      because: 'Plain soap may bring on vomiting or loose stool, and seldom more.',
      sources: ['P713', 'P711'],
    },
    [
      ['Bar soap', 'soap, hand soap, dove soap, irish spring, piece of soap'],
      ['Dish soap', 'dawn, washing up liquid, dishwashing liquid, dish liquid'],
      ['Shampoo', 'hair shampoo, body wash, shower gel, baby shampoo'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('a few licks'),
      cat: call,
      because: 'A small amount mostly just upsets the belly of a dog.',
      sources: ['P707'],
    },
    [
      ['Bubble bath', 'bubbles, bath foam, soap bubbles, bath oil'],
      ['Hair conditioner', 'conditioner, hair mask'],
      ['Hand lotion', 'lotion, body lotion, moisturizer, hand cream, face cream, cold cream'],
      ['Petroleum jelly', 'vaseline, mineral oil, baby oil, aquaphor'],
      ['Shaving cream', 'shaving foam, shaving gel'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('one stick, with no tube swallowed and no xylitol in it'),
      cat: call,
      because: 'Most balms are wax and fat. The tube and xylitol are the danger.',
      sources: ['P761'],
    },
    [['Lip balm', 'chapstick, chap stick, lip gloss, lipstick, carmex, burts bees']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: emergency,
      because: 'The zinc in it upsets the stomach, and a lot of it harms the blood.',
      sources: ['P722', 'P723'],
    },
    [
      [
        'Diaper rash cream',
        'desitin, zinc oxide, zinc cream, sudocrem, calamine lotion, diaper cream, butt paste',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'What it does depends on what is in it, so have the label at hand.',
      sources: ['P723', 'S24'],
    },
    [
      ['Sunscreen', 'sun cream, suntan lotion, sunblock, after sun'],
      ['Deodorant', 'antiperspirant, deodorant stick, old spice'],
      ['Makeup', 'mascara, foundation, eye shadow, blush, makeup sponge, makeup remover'],
      ['Perfume', 'cologne, body spray, aftershave'],
      ['Hair spray or gel', 'hairspray, hair gel, hair wax, dry shampoo'],
      ['Baby powder', 'talc, talcum powder'],
      ['Bath bomb or salts', 'epsom salt, bath bomb, bath salts'],
      ['Baking soda or powder', 'baking soda, baking powder, bicarbonate of soda'],
      ['Vinegar', 'white vinegar, apple cider vinegar'],
      ['Toilet bowl water', 'toilet water, drank from the toilet'],
      ['Water from the Christmas tree', 'christmas tree water, tree stand water, tree preservative'],
    ],
  ),
  ...alike(
    {
      exposure: 'xylitol',
      dog: emergency,
      cat: call,
      toxin: { id: 'xylitol' },
      because: 'Many kinds hold xylitol, which drops the blood sugar of a dog.',
      sources: ['P750', 'S133'],
    },
    [
      [
        'Toothpaste for people',
        'toothpaste, tooth paste, crest, colgate, sensodyne, baby wipes with xylitol',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'pesticide_chemical',
      dog: emergency,
      cat: emergency,
      because: 'Thin oily liquids get into the lungs and irritate the gut.',
      sources: ['P712', 'P709'],
    },
    [
      ['Nail polish remover', 'acetone, nail varnish remover'],
      ['Nail polish', 'nail varnish, gel polish'],
      ['Furniture polish', 'wood polish, lemon pledge, shoe polish, leather polish'],
    ],
  ),
]

const cleanHome = alike(
  {
    exposure: 'other',
    dog: home('a few licks'),
    cat: home('a few licks'),
    because: 'Used as the label says, and dry again, it is not expected to do harm.',
    sources: ['P755', 'P756', 'P709'],
  },
  [
    [
      'Floor that was cleaned and is dry',
      'licked a clean floor, mopped floor dry, cleaned crate, rinsed bleach, diluted bleach rinsed, clean counter',
    ],
    ['Carpet freshener powder', 'carpet powder, carpet deodorizer, rug powder'],
  ],
)

const packets = [
  ...alike(
    {
      exposure: 'other',
      dog: home('one small packet'),
      cat: home('the beads of one small packet'),
      because: 'It is not poisonous. A mild upset belly is all that is usually seen.',
      sources: ['P129', 'P128', 'P704'],
    },
    [
      [
        'Silica gel packet',
        'silica gel, do not eat packet, desiccant, silica beads, moisture packet, shoe box packet, drying packet',
      ],
      ['Oxygen absorber', 'oxygen absorbers, jerky packet, freshness packet, iron packet of food'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('the liquid of one stick, with no plastic swallowed'),
      cat: home('the liquid of one stick, with no plastic swallowed'),
      because: 'It tastes so bitter that pets drool and froth, cats most of all. It passes.',
      sources: ['P130', 'P706', 'P734'],
    },
    [['Glow stick', 'glowstick, glow sticks, glow bracelet, glow necklace, glow jewelry, light stick']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'Most gels do little, yet a few packs hold antifreeze. Read the label to a vet.',
      sources: ['P736'],
    },
    [['Reusable gel ice pack', 'ice pack, gel pack, cold pack gel, freezer pack, cooler pack']],
  ),
  ...alike(
    {
      exposure: 'pesticide_chemical',
      dog: emergency,
      cat: emergency,
      because: 'The salts in it can upset the blood pressure and the blood.',
      sources: ['P736', 'S24'],
    },
    [['Instant cold pack', 'instant ice pack, first aid cold pack, ammonium nitrate pack']],
  ),
  ...alike(
    {
      exposure: 'pesticide_chemical',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'iron' },
      because: 'A fresh pack is full of iron, which can harm the gut and liver.',
      sources: ['S24', 'P736'],
    },
    [['Hand warmer', 'hand warmers, hot hands, heat pack, toe warmers']],
  ),
]

const fire = [
  ...alike(
    {
      exposure: 'foreign_object',
      dog: call,
      cat: call,
      because: 'Wax and sawdust can stop up the stomach.',
      sources: ['P717', 'P718'],
    },
    [['Fire starter log', 'duraflame, fire log, firelighter, fire starter, firelighters']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'Much of it can change the blood, and splinters can hurt.',
      sources: ['P718'],
    },
    [['Matches', 'match, matchbox, match heads, sparkler']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'Not the coal but fat, lighter fluid and heat do the harm.',
      sources: ['P719'],
    },
    [
      ['Charcoal', 'charcoal briquette, bbq charcoal, briquettes, burned wood'],
      ['Ash', 'ashes, fireplace ash, wood ash, campfire ash, grill ash, incense ash'],
    ],
  ),
  ...alike(
    {
      exposure: 'pesticide_chemical',
      dog: emergency,
      cat: emergency,
      because: 'The metal salts in it can poison quickly.',
      sources: ['P718'],
    },
    [
      ['Fire color crystals', 'fire crystals, color flame packet, mystical fire'],
      ['Fireworks', 'firecracker, firework, sparkler powder, flare'],
    ],
  ),
]

/** Cleaners, glues, art supplies, the bathroom and the fireplace. */
export const household: readonly Substance[] = [
  ...burning,
  ...oils,
  ...strongOils,
  ...adhesives,
  ...artSupplies,
  ...wax,
  ...bathroom,
  ...cleanHome,
  ...packets,
  ...fire,
]
