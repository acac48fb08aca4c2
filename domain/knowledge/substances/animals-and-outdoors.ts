import { alike, call, emergency, home } from './alike.ts'
import type { Substance } from './substance.ts'

const both = { dog: emergency, cat: emergency } as const

const venomous = [
  ...alike(
    {
      exposure: 'snake_bite',
      ...both,
      because: 'Venom can kill within hours. Keep the pet still and go at once.',
      sources: ['S3', 'S45', 'S107'],
    },
    [
      [
        'Snake bite',
        'snake, rattlesnake, rattler, copperhead, cottonmouth, water moccasin, adder, viper, bitten by a snake',
      ],
      ['Coral snake', 'coral snake bite'],
      ['Scorpion', 'scorpion sting, bark scorpion'],
      ['Black widow spider', 'black widow, widow spider, brown widow'],
      ['Brown recluse spider', 'brown recluse, fiddleback spider, recluse'],
      ['Tarantula', 'tarantula bite, tarantula hair'],
      ['Gila monster', 'gila monster bite, venomous lizard'],
    ],
  ),
  ...alike(
    {
      exposure: 'snake_bite',
      ...both,
      because: 'Its slime can stop the heart. Wipe the mouth with a wet cloth and go at once.',
      sources: ['P739', 'P738', 'S108'],
    },
    [
      ['Cane toad', 'bufo toad, marine toad, giant toad, bufo'],
      ['Colorado River toad', 'sonoran desert toad, bufo alvarius'],
      ['Toad of unknown kind', 'toad, licked a toad, toad in the mouth, backyard toad, tode'],
    ],
  ),
]

const stingsAndBites = alike(
  {
    exposure: 'insect_sting',
    dog: call,
    cat: call,
    because: 'A swollen face, a weak pet or vomiting after it means go at once.',
    sources: ['S32', 'P123'],
  },
  [
    ['Bee', 'bee sting, honey bee, ate a bee, bumblebee, stung by a bee, stinger, bees'],
    ['Wasp or hornet', 'wasp, hornet, yellow jacket, wasp sting'],
    ['Fire ants', 'fire ant bites, ant bites, fire ant, red ants'],
    ['Spider of the house', 'spider, ate a spider, spider bite, daddy long legs, house spider'],
    ['Centipede', 'centipede bite, millipede'],
  ],
)

const swarms = alike(
  {
    exposure: 'insect_sting',
    ...both,
    because: 'Many stings at once poison the whole body.',
    sources: ['S32', 'K'],
  },
  [['Swarm of bees or wasps', 'bee swarm, many stings, hive, wasp nest, hornet nest, fire ant mound']],
)

const caterpillars = alike(
  {
    exposure: 'insect_sting',
    dog: call,
    cat: call,
    because: 'The hairs sting the mouth: drooling, head shaking and vomiting.',
    sources: ['P124'],
  },
  [
    [
      'Caterpillar',
      'fuzzy caterpillar, hairy caterpillar, puss caterpillar, asp caterpillar, woolly bear, tent caterpillar, processionary',
    ],
  ],
)

const bugs = [
  ...alike(
    {
      exposure: 'other',
      dog: home('a few'),
      cat: home('a few'),
      because: 'It does no harm when eaten.',
      sources: ['P123'],
    },
    [
      ['Fly', 'house fly, flies, gnat, mosquito eaten, fruit fly'],
      ['Moth', 'moths, butterfly'],
      ['Cricket or grasshopper', 'cricket, grasshopper, katydid, crickets'],
      ['Beetle', 'june bug, beetles, may beetle, small beetle'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('one or two'),
      cat: home('one or two'),
      because: 'One or two do no harm. A bellyful is hard to digest.',
      sources: ['P737', 'P124'],
    },
    [
      ['Cicada', 'cicadas, cicada shell'],
      ['Lady bug', 'ladybug, ladybird, lady beetle, asian lady beetle'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'A mild upset is usual. Ask a vet if there was more than one.',
      sources: ['P769', 'P124'],
    },
    [
      ['Firefly', 'fireflies, lightning bug, lightning bugs'],
      ['Stink bug', 'stinkbug, stink bugs, shield bug'],
      ['Walking stick insect', 'walking stick, stick insect'],
      ['Many lady beetles', 'asian lady beetles, lots of ladybugs, mouth full of beetles'],
      ['Cockroach', 'roach, roaches, water bug, palmetto bug'],
      ['Tick or flea that was eaten', 'ate a tick, tick, fleas'],
      ['Earthworm', 'worm, worms, earthworms, night crawler'],
      ['Ants', 'ant, ate ants, sugar ants'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      ...both,
      because: 'This beetle can burn the gut and harm the kidneys.',
      sources: ['K'],
    },
    [['Blister beetle', 'blister beetles, spanish fly']],
  ),
]

const prey = [
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'It can pass on worms, germs or bait, so ask a vet.',
      sources: ['P760', 'P738'],
    },
    [
      ['Mouse or rat', 'mouse, rat, ate a mouse, dead mouse, vole, shrew, mole, chipmunk, squirrel'],
      ['Bird', 'ate a bird, dead bird, pigeon, chick, egg of a wild bird'],
      ['Lizard or gecko', 'lizard, gecko, anole, skink, salamander lizard'],
      ['Rabbit', 'baby rabbit, bunny, hare'],
      ['Snail or slug', 'snail, slug, ate a slug, garden snail, escargot'],
      ['Frog', 'frog, tree frog, ate a frog, tadpole, green frog'],
      ['Fish from the beach', 'dead fish, salmon raw from the river, beach fish, crab from the beach'],
      ['Jellyfish', 'jelly fish, man of war, sea slug, starfish, sea urchin'],
    ],
  ),
  ...alike(
    {
      exposure: 'spoiled_fatty_food',
      dog: call,
      cat: call,
      because: 'Rotten meat can make a pet very sick, with vomiting or shaking.',
      sources: ['S9', 'S24'],
    },
    [['Dead animal', 'carcass, roadkill, carrion, rotting animal, deer carcass, seal carcass']],
  ),
  ...alike(
    {
      exposure: 'other_medicine',
      ...both,
      because: 'The drug that put it to sleep can poison a pet that eats of it.',
      sources: ['K'],
    },
    [
      [
        'Carcass of an animal that was put down',
        'euthanized animal, pentobarbital, dead horse, dead livestock',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'Do not cut or pull the quills. A vet takes them out under sedation.',
      sources: ['K'],
    },
    [['Porcupine quills', 'porcupine, quills, hedgehog spines']],
  ),
]

const nervePoisons = alike(
  {
    exposure: 'snake_bite',
    ...both,
    because: 'Its skin or flesh can hold a nerve poison that stops the breathing.',
    sources: ['K'],
  },
  [
    ['Newt', 'rough-skinned newt, salamander, fire salamander, newts'],
    ['Puffer fish', 'pufferfish, blowfish, toadfish'],
  ],
)

const droppings = [
  ...alike(
    {
      exposure: 'other',
      dog: home('a few bites'),
      cat: call,
      because: 'Many healthy dogs eat droppings, and it seldom does harm.',
      sources: ['P119'],
    },
    [
      [
        'Droppings of animals',
        'poop, own poop, cat poop, goose poop, rabbit poop, deer poop, dog poop, feces, chicken poop',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'It may hold drugs such as cannabis. Look out for wobbling and drooling.',
      sources: ['P119', 'S26'],
    },
    [['Human poop', 'human feces, poop of a person, sewage, septic tank, camp toilet']],
  ),
]

const waters = [
  ...alike(
    {
      exposure: 'other',
      ...both,
      toxin: { id: 'blue_green_algae' },
      because: 'It can kill within an hour. Rinse the coat and go at once.',
      sources: ['S24'],
    },
    [
      [
        'Blue-green algae',
        'algae, algae bloom, cyanobacteria, pond scum, green lake water, scummy water, toxic algae',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      ...both,
      toxin: { id: 'salt' },
      because: 'A lot of salt water harms the brain. The amount decides.',
      sources: ['P711', 'S24'],
    },
    [['Sea water', 'ocean water, salt water, beach water, seawater']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'Germs and chemicals may be in it, so ask a vet.',
      sources: ['P759', 'S24'],
    },
    [
      [
        'Puddle or pond water',
        'puddle, ditch water, rain barrel, pond water, plant saucer water, stagnant water, creek water',
      ],
      ['Pool water', 'swimming pool water, hot tub water, chlorinated water'],
      ['Vase or bucket water', 'flower water, vase water without lilies, bucket water'],
      ['Fish tank water', 'aquarium water, fish food, aquarium plant'],
    ],
  ),
]

const ground = [
  ...alike(
    {
      exposure: 'other',
      dog: home(),
      cat: home(),
      because: 'Dogs and cats often eat grass, and most of them are well.',
      sources: ['P241'],
    },
    [['Grass', 'lawn grass, cat grass, wheatgrass, untreated grass']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'A little seldom matters, yet a lot can stop up the bowel.',
      sources: ['S73'],
    },
    [
      ['Dirt or mud', 'dirt, mud, clay soil, dust, vacuum dust, dryer lint'],
      ['Bird seed', 'birdseed, suet ball, seed feeder, chicken feed, horse feed, livestock feed'],
      ['Hay or straw', 'hay, straw, bedding straw'],
      ['Snow', 'ate snow, ice cubes, snow from the road'],
    ],
  ),
  ...alike(
    {
      exposure: 'toxic_plant_mushroom',
      dog: home(),
      cat: home(),
      because: 'It makes people itch, but seldom a dog or cat. Wash the coat with gloves on.',
      sources: ['P700'],
    },
    [['Poison ivy', 'poison oak, poison sumac, poisen ivy']],
  ),
  ...alike(
    {
      exposure: 'other',
      ...both,
      because: 'Smoke and gas harm without a smell or a mark. Get the pet to fresh air and go.',
      sources: ['S95', 'S109', 'P718'],
    },
    [['Smoke or carbon monoxide', 'smoke, carbon monoxide, house fire, exhaust fumes, gas leak']],
  ),
]

const nothingKnown = alike(
  {
    exposure: 'unknown',
    dog: call,
    cat: call,
    because: 'A vet or a poison line can tell what to look for.',
    sources: ['S1'],
  },
  [
    [
      'Something I do not know',
      'unknown, not sure what, something, something in the yard, something on the walk, no idea',
    ],
  ],
)

/** Animals, and what a pet meets outdoors. */
export const animalsAndOutdoors: readonly Substance[] = [
  ...venomous,
  ...stingsAndBites,
  ...swarms,
  ...caterpillars,
  ...bugs,
  ...prey,
  ...nervePoisons,
  ...droppings,
  ...waters,
  ...ground,
  ...nothingKnown,
]
