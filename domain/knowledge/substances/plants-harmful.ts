import { alike, call, emergency, home } from './alike.ts'
import type { Substance } from './substance.ts'

const plant = { exposure: 'toxic_plant_mushroom' } as const
const deadly = { ...plant, dog: emergency, cat: emergency }
const irritating = { ...plant, dog: call, cat: call }

const unnamedLily = alike(
  {
    exposure: 'lilies',
    toxin: { id: 'lily' },
    dog: call,
    cat: emergency,
    because: "Every part of a true lily can destroy a cat's kidneys. For a dog it matters which kind it was.",
    sources: ['S20', 'P700'],
  },
  [
    [
      'Lily',
      'true lily, lillies, lilly, lilium, lily pollen, lily vase water, cut lilies, lily of a bouquet',
    ],
  ],
)

const lilyLookAlike = alike(
  {
    exposure: 'lilies',
    dog: call,
    cat: emergency,
    because: 'It is easily taken for a true lily, so a cat has to be seen until the name is sure.',
    sources: ['S20', 'K'],
  },
  [
    ['Peruvian lily', 'alstroemeria, inca lily'],
    ['Agapanthus', 'lily of the nile, african lily'],
  ],
)

const bouquets = alike(
  {
    ...plant,
    dog: call,
    cat: emergency,
    because: 'A bouquet may hold lilies, which can destroy the kidneys of a cat.',
    sources: ['S20', 'P700'],
  },
  [
    [
      'Bouquet or cut flowers',
      'bouquet, cut flowers, flower arrangement, vase of flowers, flowers from the store',
    ],
  ],
)

const trueLilies = alike(
  {
    exposure: 'lilies',
    toxin: { id: 'lily' },
    dog: home(),
    cat: emergency,
    because:
      "Every part, even the pollen or vase water, can destroy a cat's kidneys. Dogs are not poisoned by it.",
    sources: ['S20', 'P700'],
  },
  [
    ['Easter lily', 'lilium longiflorum, trumpet lily of easter, white easter lily'],
    ['Stargazer lily', 'star gazer, oriental lily, lilium orientalis, casablanca lily, pink lily'],
    ['Tiger lily', 'lilium tigrinum, orange spotted lily'],
    ['Asiatic lily', 'asian lily, lilium asiatica, asiatics'],
    ['Daylily', 'day lily, day lilies, hemerocallis, orange daylily, stella de oro'],
    ['Rubrum lily', 'japanese show lily, red lily, lilium speciosum'],
    ['Wood lily', 'lilium umbellatum, wild lily'],
  ],
)

const palmsOfTheLiver = alike(
  {
    ...deadly,
    toxin: { id: 'sago_palm' },
    because: 'All parts harm the liver, the seeds most. A single seed can kill.',
    sources: ['P700', 'P703'],
  },
  [
    ['Sago palm', 'sago, king sago, cycas, fern palm, sago nut, sago seed, palm nut'],
    ['Cycad', 'cycads, zamia, queen sago'],
    ['Cardboard palm', 'zamia furfuracea, cardboard plant'],
    ['Coontie palm', 'coontie, florida arrowroot, zamia pumila'],
  ],
)

const heartPlants = [
  ...alike(
    {
      ...deadly,
      toxin: { id: 'oleander' },
      because: 'This plant can upset the heartbeat and kill. It has to be treated early.',
      sources: ['P700', 'P703'],
    },
    [
      ['Oleander', 'nerium, rose bay, rose laurel'],
      ['Foxglove', 'digitalis, fox glove, fingerhut'],
      ['Lily of the valley', 'convallaria, may lily, may bells'],
      [
        'Kalanchoe',
        'mother of millions, mother of thousands plant, chandelier plant, devils backbone, flaming katy, widows thrill',
      ],
    ],
  ),
  ...alike(
    {
      ...deadly,
      toxin: { id: 'azalea' },
      because: 'A few leaves can upset the stomach, the nerves and the heart.',
      sources: ['P700', 'P703'],
    },
    [
      ['Azalea', 'azaleas'],
      ['Rhododendron', 'rhodie, rhody, rosebay'],
    ],
  ),
  ...alike(
    {
      ...deadly,
      because: 'This plant can upset the heartbeat, and the pet may collapse.',
      sources: ['P700', 'P703'],
    },
    [
      [
        'Yew',
        'taxus, english yew, japanese yew, american yew, pacific yew, western yew, yew hedge, yew berries',
      ],
      ['Yellow oleander', 'thevetia, lucky nut'],
      ['Mountain laurel', 'kalmia, laurel, spoonwood, mountain ivy, calico bush'],
      ['Pieris', 'andromeda, lily of the valley bush, japanese pieris'],
      ['Dog hobble', 'fetter bush, fetterbush, black laurel, dog laurel, leucothoe, staggerbush, maleberry'],
      ['Desert rose', 'adenium, desert azalea, mock azalea, sabi star, impala lily, kudu lily'],
      ['Milkweed', 'asclepias, butterfly weed'],
      ['Dogbane', 'dogbane hemp, indian hemp plant, bitter root, bitterroot'],
      ['Larkspur', 'delphinium, delphiniums, staggerweed'],
      ['Mistletoe', 'american mistletoe, mistletoe berries, phoradendron'],
      ['Cardinal flower', 'lobelia, indian pink, cardinal plant'],
      ['Burning bush', 'euonymus, spindle tree, wahoo'],
      ['Hellebore', 'christmas rose, lenten rose, easter rose, helleborus'],
    ],
  ),
]

const nervePlants = alike(
  {
    ...deadly,
    because: 'This plant can cause shaking, seizures or worse.',
    sources: ['P700', 'P701'],
  },
  [
    [
      'Brunfelsia',
      'yesterday today and tomorrow, yesterday today tomorrow, kiss me quick, lady of the night, franciscan rain tree, paraguayan jasmine',
    ],
    ['Water hemlock', 'cicuta, cowbane, poison parsnip'],
    ['Poison hemlock', 'conium, poison parsley, spotted hemlock, winter fern, california fern'],
    [
      'Deadly nightshade',
      'belladonna, nightshade, black nightshade, solanum nigrum, climbing nightshade, european bittersweet',
    ],
    ['Jerusalem cherry', 'winter cherry, natal cherry, ornamental pepper plant'],
    ['American bittersweet', 'bittersweet vine, climbing bittersweet, false bittersweet, celastrus'],
    [
      'Chinaberry tree',
      'chinaberries, bead tree, china ball tree, texas umbrella tree, pride of india, persian lilac tree, melia',
    ],
    ['Buckeye', 'horse chestnut, conker, conkers, aesculus'],
    ['Periwinkle', 'vinca, running myrtle, madagascar periwinkle'],
    ['Sweet pea', 'perennial pea, everlasting pea, lathyrus'],
    ['Tobacco plant', 'nicotiana, tree tobacco, mustard tree'],
    ['Nandina', 'heavenly bamboo, sacred bamboo, nandina berries'],
    ['Lantana', 'shrub verbena, yellow sage, red sage'],
    ['Morning glory', 'morning glories, ipomoea, morning glory seeds'],
    ['Buddhist pine', 'yew pine, podocarpus, southern yew'],
  ],
)

const manyOrgans = [
  ...alike(
    {
      ...deadly,
      because: 'Even a small amount can damage many organs at once.',
      sources: ['P700', 'P703'],
    },
    [
      ['Autumn crocus', 'colchicum, meadow saffron, naked lady crocus, fall crocus'],
      ['Gloriosa lily', 'glory lily, climbing lily, superb lily, flame lily'],
      ['Castor bean', 'castor oil plant, castor beans, ricinus, mole bean plant, african wonder tree'],
      ['Rosary pea', 'precatory bean, prayer bean, abrus, crabs eye, jequirity'],
      ['Mayapple', 'american mandrake, umbrella leaf, indian apple root, podophyllum'],
    ],
  ),
  ...alike(
    {
      ...deadly,
      because: 'This plant can be deadly, even in a small amount.',
      sources: ['S24', 'K'],
    },
    [
      ['Monkshood', 'wolfsbane, aconite, aconitum'],
      ['Angel’s trumpet', 'angels trumpet, brugmansia, trumpet flower'],
      [
        'Jimsonweed',
        'datura, jimson weed, moonflower, moon flower, devils trumpet, locoweed, thornapple of datura',
      ],
      ['Daphne', 'daphne bush, february daphne, spurge laurel'],
      ['Pokeweed', 'poke berries, pokeberry, pokeberries, poke root'],
      ['Lupine', 'lupines, lupin, bluebonnet'],
      ['Bleeding heart', 'dicentra, dutchmans breeches'],
      ['Crown of thorns', 'euphorbia milii, christ plant'],
      ['Star of Bethlehem', 'ornithogalum, snowdrop lily, nap at noon'],
      ['Snowdrop', 'snowdrops, galanthus'],
      ['Crocus', 'spring crocus, crocuses, crocus bulb'],
      ['Spurge', 'euphorbia, leafy spurge'],
      [
        'Yellow jessamine',
        'carolina jessamine, carolina jasmine, gelsemium, night blooming jessamine, cestrum, yellow jasmine vine',
      ],
      ['Black locust', 'locust tree bark, robinia'],
    ],
  ),
]

const otherDanger = [
  ...alike(
    {
      ...deadly,
      because: 'It may be a sago palm, and a single seed of that can kill.',
      sources: ['P700', 'P703'],
    },
    [['Palm of unknown kind', 'palm, indoor palm, spiky palm, palm leaf, pineapple palm, some palm']],
  ),
  ...alike({ ...deadly, because: 'The leaves can harm the kidneys.', sources: ['P700', 'P703'] }, [
    ['Rhubarb', 'rhubarb leaves, pie plant'],
    ['Dock', 'sorrel, curly dock, rumex'],
  ]),
  ...alike(
    {
      ...deadly,
      because: 'Leaves and stems hold cyanide, most of all when they wilt.',
      sources: ['P700'],
    },
    [
      ['Apple tree leaves', 'apple leaves, crabapple leaves, apple tree branch'],
      [
        'Cherry tree leaves',
        'cherry leaves, cherry branch, black cherry tree, choke cherry, chokecherry, cherry laurel',
      ],
      [
        'Peach, plum or apricot leaves',
        'peach tree leaves, plum tree leaves, apricot tree leaves, peach branch',
      ],
    ],
  ),
  ...alike(
    {
      ...irritating,
      because: 'A plant that nobody can name should be checked with a vet or a poison line.',
      sources: ['S24'],
    },
    [
      [
        'Plant of unknown name',
        'unknown plant, some plant, mystery plant, houseplant, house plant, wild berries, unknown berries, seed pod, garden plant',
      ],
      ['Acorn', 'acorns, oak leaves, oak buds'],
    ],
  ),
]

const noWordFound = alike(
  {
    ...irritating,
    because: 'We found no word on this plant, so ask a vet or a poison line.',
    sources: ['S24', 'K'],
  },
  [
    ['ZZ plant', 'zamioculcas, zz'],
    ['String of pearls', 'string of hearts, string of bananas, senecio rowleyanus'],
    ['Money tree', 'pachira, guiana chestnut'],
    ['Dandelion', 'dandelions, dandelion flower'],
    ['Clover', 'white clover, red clover'],
    ['Pansy', 'pansies, viola, garden violet'],
    ['Lilac', 'lilac bush, syringa'],
    ['French marigold', 'tagetes, mexican marigold'],
    ['Rosemary', 'rosemary plant'],
    ['Thyme', 'thyme plant'],
    ['Sage', 'sage plant, kitchen sage'],
    ['Cilantro', 'coriander leaves'],
    ['Elderberry', 'elder, elderberries'],
    ['Pine branch or wreath', 'christmas tree, fir tree, spruce, pine tree, christmas wreath, juniper'],
    ['Berries of unknown name', 'berries, red berries, berries from a bush, some berries'],
  ],
)

const greenPotato = alike(
  {
    ...irritating,
    because: 'Green parts of a potato should be checked with a vet or a poison line.',
    sources: ['S24', 'K'],
  },
  [['Potato plant', 'green potato, green potatoes, potato sprouts, potato leaves']],
)

const bulbs = [
  ...alike(
    {
      ...irritating,
      toxin: { id: 'tulip' },
      because: 'The bulb is the worst part. A taste of leaf upsets the belly.',
      sources: ['P700', 'P757'],
    },
    [
      ['Tulip', 'tulips, tulip bulb, tulipa'],
      ['Daffodil', 'daffodils, daffodil bulb, jonquil, narcissus, paperwhite, paper white'],
      ['Hyacinth', 'hyacinths, garden hyacinth, hyacinth bulb'],
      ['Flower bulb', 'flower bulbs, bulbs, spring bulbs, unplanted bulbs, bag of bulbs'],
    ],
  ),
  ...alike(
    {
      ...deadly,
      because: 'A large bite can bring on fits, low blood pressure or a change of heartbeat.',
      sources: ['P700', 'P757'],
    },
    [
      [
        'Amaryllis',
        'amaryllis bulb, hippeastrum, barbados lily, fire lily, lily of the palace, belladonna lily, naked lady, saint joseph lily',
      ],
      ['Clivia', 'clivia lily, kaffir lily, clivies'],
      ['Cyclamen', 'sowbread, cyclamen tuber'],
    ],
  ),
]

const burningMouth = [
  ...alike(
    {
      ...irritating,
      toxin: { id: 'dieffenbachia' },
      because: 'Tiny crystals burn the mouth. It hurts, yet seldom does more.',
      sources: ['P700'],
    },
    [
      ['Dieffenbachia', 'dumb cane, dumbcane, tropic snow, exotica, giant dumb cane'],
      [
        'Philodendron',
        'heartleaf philodendron, cordatum, split leaf philodendron, tree philodendron, fiddle leaf philodendron, red emerald, saddle leaf, panda plant philodendron',
      ],
      [
        'Pothos',
        'golden pothos, devils ivy, satin pothos, silk pothos, taro vine, ivy arum, marble queen, scindapsus',
      ],
      ['Peace lily', 'spathiphyllum, mauna loa, spath, white sail plant'],
      [
        'Calla lily',
        'calla, arum lily, trumpet calla, zantedeschia, pig lily, garden calla, florists calla, white arum, black calla',
      ],
    ],
  ),
  ...alike(
    {
      ...irritating,
      because: 'Tiny crystals burn the mouth, and the pet may drool or vomit.',
      sources: ['P700'],
    },
    [
      ['Monstera', 'swiss cheese plant, ceriman, mexican breadfruit, hurricane plant, cutleaf philodendron'],
      ['Elephant ear', 'elephant ears, alocasia, caladium, colocasia, taro, malanga, african mask plant'],
      [
        'Anthurium',
        'flamingo flower, flamingo lily, tail flower, oilcloth flower, painters palette, pigtail plant',
      ],
      ['Chinese evergreen', 'aglaonema'],
      ['Arrowhead vine', 'arrowhead plant, syngonium, nephthytis, goosefoot plant, african evergreen'],
      ['Begonia', 'begonias, wax begonia, tuberous begonia'],
      [
        'Schefflera',
        'umbrella tree, umbrella plant, octopus tree, starleaf, australian ivy palm, dwarf umbrella',
      ],
      ['Jack in the pulpit', 'indian turnip, arisaema'],
      ['Arum', 'lords and ladies, cuckoo pint, adam and eve plant, wake robin, starch root, bobbins'],
      ['Skunk cabbage', 'swamp cabbage, polecat weed'],
    ],
  ),
]

const bellyPlants = alike(
  {
    ...irritating,
    because: 'It upsets the stomach, with drooling, vomiting or loose stool.',
    sources: ['P700', 'P701'],
  },
  [
    ['Aloe vera', 'aloe, aloe plant, medicine plant, barbados aloe, true aloe'],
    ['Snake plant', 'mother in laws tongue, sansevieria, golden birds nest, good luck plant'],
    [
      'Jade plant',
      'crassula, baby jade, money plant jade, dwarf rubber plant, chinese jade, silver dollar plant, silver jade',
    ],
    [
      'Dracaena',
      'corn plant, cornstalk plant, dragon tree, madagascar dragon tree, ribbon dracaena, janet craig, warneckei, florida beauty, gold dust dracaena, giant dracaena, palm lily, lucky bamboo',
    ],
    ['Ti plant', 'hawaiian ti, good luck ti plant, baby doll ti, cordyline'],
    ['English ivy', 'ivy, hedera, glacier ivy, sweetheart ivy, needlepoint ivy, california ivy, hahns ivy'],
    ['Ficus', 'weeping fig, fiddle leaf fig, fig tree, indian rubber plant, rubber plant, rubber tree'],
    ['Asparagus fern', 'emerald fern, emerald feather, plumosa fern, lace fern, sprengeri fern, shatavari'],
    ['Norfolk pine', 'norfolk island pine, house pine, australian pine'],
    ['Chrysanthemum', 'mum, mums, daisy, daisies, garden mum'],
    ['Hydrangea', 'hortensia, hills of snow, seven bark'],
    ['Geranium', 'pelargonium, scented geranium'],
    ['Carnation', 'carnations, pinks, sweet william, dianthus'],
    ['Dahlia', 'dahlias'],
    ['Gladiolus', 'gladiola, glads'],
    ['Iris', 'flag iris, irises, water flag, iris bulb'],
    ['Peony', 'peonies'],
    ['Hosta', 'plantain lily, funkia'],
    ['Hibiscus', 'rose of sharon, rose of china'],
    ['Gardenia', 'cape jasmine'],
    ['Primrose', 'primula'],
    ['Clematis', 'virgins bower, leatherflower'],
    ['Wisteria', 'wisteria pods, wisteria seeds'],
    ['Holly', 'holly berries, english holly, american holly, winterberry, inkberry, oregon holly, ilex'],
    ['Boxwood', 'box hedge, buxus'],
    ['Privet', 'privet hedge, ligustrum, wax leaf, amur privet'],
    ['Buttercup', 'buttercups, ranunculus, figwort, crowfoot'],
    ['Coleus', 'spanish thyme, indian borage, bread and butter plant'],
    ['Baby’s breath', 'babys breath, gypsophila, maidens breath'],
    ['Bird of paradise', 'strelitzia, crane flower, birds tongue flower'],
    ['Peacock flower', 'barbados pride, poinciana, dwarf poinciana, brazilwood'],
    ['Eucalyptus', 'eucalyptus leaves, eucalyptus branch, gum tree leaves'],
    ['Yucca', 'yucca plant'],
    ['Chamomile', 'roman chamomile, garden chamomile, mayweed, stinking chamomile'],
    ['Yarrow', 'milfoil'],
    ['Shamrock plant', 'oxalis, wood sorrel, clover look alike'],
    ['Portulaca', 'moss rose, purslane, rock moss, pigweed'],
    ['Fleabane', 'showy daisy, seaside daisy, horseweed'],
    ['Groundsel', 'ragwort, golden ragwort, senecio'],
    ['Saint John’s wort', 'st johns wort plant, klamath weed, hypericum'],
    ['Giant hogweed', 'cow parsnip, hogweed'],
    ['Bishop’s weed', 'false queen annes lace, greater ammi'],
    ['Angelica tree', 'hercules club, devils walking stick, prickly ash'],
    ['Aralia', 'geranium leaf aralia, wild coffee, coffee tree plant'],
    ['Jerusalem oak', 'feather geranium, ambrosia mexicana'],
    ['Water hyacinth', 'pond hyacinth, eichhornia'],
    ['Pencil cactus', 'sticks of fire, milk bush'],
    ['Sweet potato vine', 'ornamental sweet potato'],
    ['Tomato plant', 'tomato leaves, tomato vine, green tomato'],
    [
      'Lemon, lime or orange tree',
      'citrus leaves, citrus plant, calamondin, bergamot orange plant, grapefruit plant',
    ],
    ['Lavender plant', 'lavender, lavandula'],
  ],
)

const kitchenHerbs = [
  ...alike(
    {
      ...irritating,
      because: 'The plant upsets the stomach. The pinch in cooked food seldom matters.',
      sources: ['P701'],
    },
    [
      ['Oregano', 'greek oregano, oregano plant'],
      ['Marjoram', 'pot marjoram'],
      ['Tarragon', 'french tarragon, estragon'],
      ['Parsley', 'parsley plant, parsley leaves'],
      ['Bay leaf', 'bay laurel, bay leaves, sweet bay, bay tree'],
      ['Caraway', 'caraway seeds'],
      ['Lovage', 'maggi plant'],
      ['Lemongrass', 'lemon grass, oil grass'],
      ['Watercress', 'water cress'],
      ['Epazote', 'wormseed, mexican tea'],
      ['Clusia', 'autograph tree, clusia rosea'],
    ],
  ),
  ...alike(
    {
      ...plant,
      dog: home('a few leaves'),
      cat: home('a few leaves'),
      because: 'A few leaves do no harm. A large meal of it upsets the belly.',
      sources: ['P701'],
    },
    [['Mint plant', 'garden mint, mint leaves, spearmint, peppermint plant']],
  ),
  ...alike(
    {
      ...plant,
      dog: home('a few leaves'),
      cat: home('a few leaves'),
      because: 'It is listed as not poisonous. A large meal of it may upset the belly.',
      sources: ['P772'],
    },
    [['Basil', 'basil plant, basil leaves']],
  ),
  ...alike(
    {
      ...plant,
      dog: call,
      cat: home('a pinch or a few leaves'),
      because: 'Most cats love it. Much of it brings on vomiting, loose stool or sleepiness.',
      sources: ['P125', 'P701'],
    },
    [['Catnip', 'cat nip, catmint, nepeta, catnip toy filling']],
  ),
]

const mildPlants = alike(
  {
    ...plant,
    dog: home('a few leaves'),
    cat: home('a few leaves'),
    because: 'The sap irritates the mouth and belly a little. Its bad name is not deserved.',
    sources: ['P700', 'P126', 'P704'],
  },
  [['Poinsettia', 'poinsettias, christmas star, pointsettia, poinsetta']],
)

const foliageForCats = alike(
  {
    ...plant,
    dog: call,
    cat: call,
    because: 'In a dog it mostly irritates the skin. Ask a vet if it was eaten.',
    sources: ['P700'],
  },
  [['Wandering jew', 'inch plant, tradescantia, speedy henry, wandering dude']],
)

const mushrooms = [
  ...alike(
    {
      ...deadly,
      toxin: { id: 'mushroom' },
      because: 'Nobody can tell a deadly mushroom by a look. Treat every wild one as deadly.',
      sources: ['P740', 'P703'],
    },
    [
      [
        'Wild mushroom',
        'mushroom in the yard, lawn mushroom, toadstool, mushrooms, backyard mushroom, shrooms in the garden, little brown mushroom, puffball, mushroom in the woods',
      ],
      ['Death cap', 'amanita phalloides, destroying angel, amanita ocreata, death angel'],
      ['Fly agaric', 'amanita muscaria, red mushroom with white dots, panther cap'],
      ['Galerina', 'deadly skullcap, autumn skullcap, lepiota, false parasol'],
      ['False morel', 'gyromitra'],
      ['Magic mushrooms', 'psilocybin, shrooms, liberty cap, psychedelic mushrooms'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('a few plain slices, with no onion or garlic'),
      cat: home('a plain slice, with no onion or garlic'),
      because: 'Mushrooms sold in a store are not poisonous. Watch for onion, garlic and fat in the dish.',
      sources: ['P740'],
    },
    [
      [
        'Store-bought mushroom',
        'button mushroom, portobello, cremini, champignon, grocery mushroom, canned mushroom',
      ],
    ],
  ),
]

/** Plants and mushrooms that harm, the deadly ones first. */
export const harmfulPlants: readonly Substance[] = [
  ...unnamedLily,
  ...trueLilies,
  ...bouquets,
  ...lilyLookAlike,
  ...palmsOfTheLiver,
  ...heartPlants,
  ...nervePlants,
  ...manyOrgans,
  ...otherDanger,
  ...noWordFound,
  ...greenPotato,
  ...bulbs,
  ...burningMouth,
  ...bellyPlants,
  ...kitchenHerbs,
  ...mildPlants,
  ...foliageForCats,
  ...mushrooms,
]
