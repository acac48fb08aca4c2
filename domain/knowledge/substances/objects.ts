import { alike, call, emergency, home } from './alike.ts'
import type { Substance } from './substance.ts'

const thing = { exposure: 'foreign_object', dog: call, cat: call } as const
const worst = { exposure: 'foreign_object', dog: emergency, cat: emergency } as const

const batteriesAndMagnets = alike(
  {
    exposure: 'battery_magnet',
    dog: emergency,
    cat: emergency,
    toxin: { id: 'battery' },
    because: 'Batteries burn and magnets pinch the bowel within hours.',
    sources: ['S9', 'P734', 'P712'],
  },
  [
    [
      'Button battery',
      'coin battery, watch battery, lithium coin cell, cr2032, 2032, hearing aid battery, key fob battery, disc battery, airtag, air tag',
    ],
    [
      'Household battery',
      'aa battery, aaa battery, battery, batteries, double a, 9 volt, remote battery, c battery, d battery',
    ],
    [
      'Rechargeable battery',
      'lithium battery, phone battery, vape battery, earbud, airpod, airpods, hearing aid, power bank',
    ],
    ['Battery pack of a toy', 'singing card battery, musical card, toy with battery, light-up toy'],
    [
      'Magnet',
      'magnets, fridge magnet, magnetic balls, buckyballs, bucky balls, magnetic tiles, magnetic beads',
    ],
  ],
)

const strings = alike(
  {
    exposure: 'string_thread',
    dog: call,
    cat: emergency,
    because: 'String can bunch up the bowel and cut it. Never pull on an end that hangs out.',
    sources: ['S27', 'P742'],
  },
  [
    ['String', 'strings, twine, cord, roast string, butcher string, drawstring, hoodie string, blind cord'],
    ['Thread', 'sewing thread, cotton thread, embroidery floss'],
    ['Yarn', 'wool, ball of yarn, knitting'],
    ['Ribbon', 'gift ribbon, curling ribbon, bow, balloon ribbon'],
    ['Tinsel', 'christmas tinsel, garland, easter grass, lametta, easter basket grass, paper grass'],
    ['Dental floss', 'floss, floss pick'],
    ['Rubber band', 'rubber bands, elastic band, elastic, loom bands'],
    ['Shoelace', 'shoe lace, laces'],
    ['Fishing line', 'fish line, monofilament'],
    ['Rope toy strands', 'rope toy, rope, frayed rope, wand toy, feather wand, toy string'],
    ['Pantyhose', 'tights, nylons, stockings, bra strap'],
  ],
)

const sharpOrBlocking = alike(
  {
    ...worst,
    because: 'It can cut or block from the inside, so the pet has to be seen now.',
    sources: ['S73', 'K', 'P743'],
  },
  [
    [
      'Hair tie',
      'hair ties, scrunchie, scrunchies, hair elastic, hair band, bobble, ponytail holder, hairclip, bobby pin',
    ],
    [
      'Sewing needle',
      'needle, needle and thread, pin, safety pin, sewing pin, push pin, thumbtack, insulin needle swallowed',
    ],
    ['Fish hook', 'fishhook, fishing hook, fishing lure, lure, treble hook'],
    ['Toothpick', 'tooth pick, toothpicks, cocktail stick'],
    [
      'Skewer or stick of food',
      'skewer, kebab stick, kabob stick, popsicle stick, corn dog stick, lollipop stick, satay stick',
    ],
    ['Glass', 'broken glass, glass shard, light bulb, lightbulb, glass ornament, christmas ornament, bauble'],
    ['Razor blade', 'razor, razors, blade, box cutter blade, disposable razor'],
    ['Nail or screw', 'nail, screw, screws, staple, staples, wire, paper clip, bolt, metal piece'],
    ['Water beads', 'orbeez, water bead, jelly beads, expanding beads, gel beads'],
    ['Netting of meat', 'meat netting, roast netting, ham netting, mesh'],
  ],
)

const zincCoins = alike(
  {
    ...thing,
    toxin: { id: 'zinc' },
    because: 'Pennies made since 1982 are zinc, which destroys red blood cells.',
    sources: ['P741', 'P723', 'S24'],
  },
  [
    ['Penny', 'pennies, one cent, us penny, coin, coins, coppers'],
    ['Zinc object', 'zinc bolt, zinc nut, galvanized metal, board game piece of metal, zipper, cage clip'],
  ],
)

const otherCoins = alike(
  {
    ...thing,
    because: 'Most coins pass, but an X-ray shows if a penny is among them.',
    sources: ['P741', 'P743'],
  },
  [['Quarter, nickel or dime', 'quarter, nickel, dime, euro, pound coin, loonie, token']],
)

const cloth = alike(
  {
    ...thing,
    because: 'Cloth can stop up the bowel. In the first hours a clinic can often bring it up.',
    sources: ['P742', 'S73'],
  },
  [
    ['Sock', 'socks, baby sock, ankle sock, sok'],
    ['Underwear', 'panties, undies, boxers, thong, bra, bikini'],
    ['Glove or hat', 'glove, mitten, hat, scarf, rubber glove, latex glove'],
    ['Towel or rag', 'towel, washcloth, wash cloth, dish cloth, rag, tea towel, sponge, kitchen sponge'],
    [
      'Blanket or bedding',
      'blanket, fleece, bed stuffing, pillow stuffing, dog bed, mattress foam, memory foam, carpet, rug',
    ],
    ['Clothing', 't-shirt, shirt, pants, leggings, bib, handkerchief, face mask, mask'],
    ['Shoe', 'shoes, slipper, flip flop, insole, shoe sole, leather shoe, crocs'],
    ['Tampon or pad', 'tampon, tampons, used tampon, sanitary pad, maxi pad, panty liner'],
    ['Diaper', 'diapers, nappy, diaper gel, puppy pad, pee pad, dirty diaper'],
    [
      'Wipes',
      'baby wipe, wet wipe, cleaning wipe, makeup wipe, cotton pad, cotton ball, q-tip, qtip, cotton swab',
    ],
    ['Bandage', 'vet wrap, gauze, band aid, bandaid, plaster strip, cast padding, stitches, suture'],
  ],
)

const toys = alike(
  {
    ...thing,
    because: 'Pieces can get stuck, so ask a vet even if your pet seems well.',
    sources: ['P742', 'P768', 'S73'],
  },
  [
    ['Squeaker', 'squeaky toy, toy squeaker'],
    ['Stuffed toy', 'plush toy, stuffing, stuffed animal, toy eye, cat mouse toy, toy mouse'],
    ['Ball', 'tennis ball, rubber ball, bouncy ball, golf ball, ping pong ball, small ball'],
    [
      'Rubber or plastic toy',
      'kong piece, rubber toy, plastic toy, dog toy, chew toy, toy piece, nylabone, benebone',
    ],
    ['Lego or game piece', 'lego, legos, puzzle piece, dice, game piece, action figure, barbie shoe'],
    ['Balloon', 'balloons, latex balloon, condom, foil balloon'],
    ['Marble or bead', 'marble, marbles, beads, button, buttons, pebble beads'],
    ['Feather', 'feathers, feather toy, boa'],
    ['Pacifier', 'binky, bottle nipple, baby bottle nipple, dummy, teething ring'],
  ],
)

const chews = alike(
  {
    ...thing,
    because: 'A big piece can stick in the gullet or the bowel.',
    sources: ['P768', 'S73'],
  },
  [
    ['Rawhide', 'raw hide, rawhide bone, rawhide knot'],
    ['Bully stick end', 'bully stick, pizzle, end of a chew, yak chew, himalayan chew'],
    ['Dental chew', 'greenies, dentastix, dental stick, whimzees'],
    ['Antler or hoof', 'antler, hoof, cow hoof, deer antler, horn'],
    ['Pig ear', 'pig ears, cow ear, trachea chew, jerky treat whole'],
  ],
)

const plasticAndFoam = alike(
  {
    ...thing,
    because: 'It does not break down, and sharp or large pieces can get stuck.',
    sources: ['P742', 'P768', 'S73'],
  },
  [
    ['Plastic wrap', 'cling film, saran wrap, meat wrap, plastic wrapper, cheese wrapper, food wrapper'],
    ['Plastic bag', 'bag, grocery bag, ziploc, bread bag, chip bag, poop bag'],
    [
      'Plastic piece',
      'plastic, bottle cap, lid, plastic bottle, straw, plastic fork, pen cap, phone case, remote control, hair brush',
    ],
    ['Foam', 'styrofoam, polystyrene, packing peanuts, ear plug, earplugs, yoga mat, foam ball, nerf dart'],
    ['Aluminum foil', 'foil, tin foil, aluminium foil, foil wrapper'],
    [
      'Silicone or rubber',
      'silicone, rubber, mouth guard, retainer, invisalign, hair roller, eraser, gasket',
    ],
    ['Cork', 'wine cork, champagne cork'],
    ['Cable or cord', 'charger cable, phone charger, headphones, earphones, cable'],
  ],
)

const liveCords = alike(
  {
    exposure: 'other',
    dog: emergency,
    cat: emergency,
    because: 'A shock can fill the lungs hours later. Pull the plug first and go at once.',
    sources: ['S92', 'S94'],
  },
  [
    [
      'Electric cord that was plugged in',
      'electrical cord, electric cord, power cord, live wire, electric shock, outlet',
    ],
  ],
)

const paper = [
  ...alike(
    {
      exposure: 'foreign_object',
      dog: home('a few bites'),
      cat: call,
      because: 'A few bites turn soft and pass. A whole roll can stop up the bowel.',
      sources: ['P122', 'P707'],
    },
    [
      [
        'Toilet paper or tissue',
        'tissue, kleenex, toilet paper, toilet roll, facial tissue, napkin, paper napkin',
      ],
      [
        'Paper or cardboard',
        'paper, cardboard, newspaper, book, homework, cereal box, egg carton, money, dollar bill, envelope',
      ],
    ],
  ),
  ...alike(
    {
      ...thing,
      because: 'It is tougher than tissue and can ball up in the bowel.',
      sources: ['P122', 'S73'],
    },
    [
      [
        'Paper towel',
        'paper towels, kitchen roll, kitchen paper, parchment paper, baking paper, muffin liner, wax paper',
      ],
    ],
  ),
]

const naturalThings = alike(
  {
    ...thing,
    because: 'It can stop up the bowel or hurt it, so ask a vet.',
    sources: ['P768', 'S73'],
  },
  [
    ['Rock or stone', 'rock, rocks, stones, pebble, pebbles, gravel, pea gravel'],
    ['Stick', 'sticks, wood, twig, bark, branch, chewed furniture'],
    ['Pine cone', 'pinecone, pine cones, fir cone'],
    ['Sand', 'beach sand, sandbox sand, kinetic sand'],
    ['Hair or fur ball', 'clump of hair, human hair, wig, hair extension'],
  ],
)

const litter = alike(
  {
    ...thing,
    because: 'Enough of it can stop up the bowel, above all litter that clumps.',
    sources: ['P745'],
  },
  [['Cat litter', 'kitty litter, clumping litter, litter box, crystal litter, litter clump']],
)

const valuables = alike(
  {
    ...thing,
    because: 'An X-ray shows where it is and if it can be brought up.',
    sources: ['P741', 'P743', 'S73'],
  },
  [
    ['Ring or jewelry', 'ring, earring, necklace, wedding ring, bracelet, jewelry, watch'],
    ['Key', 'keys, key ring, keychain'],
    ['Swallowed tooth of a grown pet', 'broken tooth swallowed, tooth cap'],
    ['Drywall', 'drywall piece, plasterboard, wall, baseboard, insulation, fiberglass'],
    ['Thermometer', 'mercury thermometer, broken thermometer'],
  ],
)

const babyTeeth = alike(
  {
    exposure: 'other',
    dog: home(),
    cat: home(),
    because: 'Puppies and kittens often swallow their baby teeth. They pass without trouble.',
    sources: ['P120'],
  },
  [['Own baby tooth', 'baby tooth, milk tooth, puppy tooth, kitten tooth']],
)

/** Things that are no food, by what they do inside. */
export const objects: readonly Substance[] = [
  ...batteriesAndMagnets,
  ...strings,
  ...sharpOrBlocking,
  ...zincCoins,
  ...otherCoins,
  ...cloth,
  ...toys,
  ...chews,
  ...plasticAndFoam,
  ...liveCords,
  ...paper,
  ...naturalThings,
  ...litter,
  ...valuables,
  ...babyTeeth,
]
