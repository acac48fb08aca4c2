import { alike, call, emergency, home } from './alike.ts'
import type { Substance } from './substance.ts'

const grapes = alike(
  {
    exposure: 'grapes_raisins',
    dog: emergency,
    cat: emergency,
    toxin: { id: 'grapes', form: 'grape' },
    because: 'It can harm the kidneys, and no safe amount is known.',
    sources: ['S19', 'S24'],
  },
  [
    ['Grapes', 'grape, red grapes, green grapes, wine grapes, grape skins'],
    ['Grape juice or jelly', 'grape jelly, grape juice, grape jam, grape must'],
    ['Tamarind', 'tamarinds, tamarind paste'],
    ['Cream of tartar', 'tartaric acid, potassium bitartrate'],
  ],
)

const raisins = alike(
  {
    exposure: 'grapes_raisins',
    dog: emergency,
    cat: emergency,
    toxin: { id: 'grapes', form: 'raisin' },
    because: 'Dried grapes can harm the kidneys, and no safe amount is known.',
    sources: ['S19', 'S24'],
  },
  [
    ['Raisins', 'raisin, sultanas, sultana, sun maid, box of raisins, golden raisins, raisinets'],
    ['Currants', 'currant, zante currants, dried currants, black currants'],
    ['Trail mix', 'trailmix, gorp, nuts and raisins, granola with raisins, craisins, craisin'],
    [
      'Raisin bread or cookies',
      'raisin bread, oatmeal raisin cookie, raisin bran, raisin bagel, cinnamon raisin',
    ],
    ['Fruit cake', 'fruitcake, christmas cake, mince pie, mincemeat, stollen, panettone, hot cross bun'],
  ],
)

const onions = [
  ...alike(
    {
      exposure: 'onion_garlic',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'allium', form: 'fresh_onion' },
      because: 'It can destroy red blood cells. Cats are harmed by less than dogs.',
      sources: ['S132', 'S19'],
    },
    [
      ['Onion', 'onions, red onion, cooked onion, onion rings, caramelized onion, onion dip'],
      ['Leek', 'leeks'],
      ['Chives', 'chive'],
      ['Shallot', 'shallots'],
      ['Scallion', 'scallions, green onion, spring onion, ramps'],
      [
        'Soup or gravy with onion',
        'onion soup, onion gravy, stew with onions, stuffing, baby food with onion, curry',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'onion_garlic',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'allium', form: 'garlic' },
      because: 'Garlic is stronger than onion and can destroy red blood cells.',
      sources: ['S132', 'S19'],
    },
    [
      [
        'Garlic',
        'garlic clove, cloves of garlic, garlic bread, garlic butter, roasted garlic, elephant garlic',
      ],
      [
        'Onion or garlic powder',
        'garlic powder, onion powder, garlic salt, dried onion, onion flakes, soup mix, lipton mix, ranch mix',
      ],
    ],
  ),
]

const dangerousFoods = [
  ...alike(
    {
      exposure: 'alcohol_dough',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'alcohol' },
      because: 'Raw dough swells in the stomach and makes alcohol there.',
      sources: ['S19', 'P727'],
    },
    [
      [
        'Raw bread dough',
        'bread dough, pizza dough, yeast dough, dough, rising dough, unbaked rolls, sourdough, sourdough starter, cinnamon roll dough',
      ],
      ['Yeast', 'dry yeast, yeast packet, bakers yeast'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      toxin: { id: 'macadamia' },
      because: 'A dog may get weak back legs, shaking and fever from a few nuts.',
      sources: ['P727', 'S19'],
    },
    [['Macadamia nuts', 'macadamia, mac nuts, macadamias, white chocolate macadamia cookie, queensland nut']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'salt' },
      because: 'Too much salt can harm the brain. The amount and the weight decide.',
      sources: ['P711', 'S24'],
    },
    [
      ['Table salt', 'salt, salt shaker, sea salt, himalayan salt, salt lamp, salt lick, salt block'],
      ['Soy sauce', 'soya sauce, tamari'],
    ],
  ),
  ...alike(
    {
      exposure: 'spoiled_fatty_food',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'mouldy_food' },
      because: 'Mold on food can cause shaking and seizures.',
      sources: ['S9', 'S24'],
    },
    [
      [
        'Moldy food',
        'mold, moldy bread, moldy cheese, mouldy, moldy nuts, rotten food, rotten fruit, spoiled leftovers',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'hops' },
      because: 'Hops can drive the body heat of a dog up within hours.',
      sources: ['P700', 'S24'],
    },
    [['Hops', 'hops plant, spent hops, brewing hops, home brew grain, hop pellets, spent grain']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: emergency,
      cat: emergency,
      because: 'A lot of it can speed up the heart and cause fits. A trace in a cake does not.',
      sources: ['P748'],
    },
    [['Nutmeg', 'ground nutmeg, pumpkin pie spice, whole nutmeg']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'A lot of it is harmful, so ask a vet how much is too much.',
      sources: ['P748'],
    },
    [['Cloves', 'clove, ground cloves, allspice']],
  ),
]

const stonesAndBones = [
  ...alike(
    {
      exposure: 'foreign_object',
      dog: emergency,
      cat: emergency,
      because: 'It can get stuck and block the bowel, even in a large dog.',
      sources: ['P742', 'S73'],
    },
    [
      ['Corn cob', 'corncob, corn on the cob, cob, piece of corn cob'],
      [
        'Peach pit',
        'peach stone, nectarine pit, apricot pit, plum pit, fruit pit, fruit stone, mango pit, mango seed',
      ],
      ['Avocado pit', 'avocado stone, avocado seed'],
      ['Cherry pits', 'cherry with pit, cherries, cherry, cherry stones, date pits, olive pits'],
    ],
  ),
  ...alike(
    {
      exposure: 'foreign_object',
      dog: call,
      cat: call,
      because: 'Bones can splinter, get stuck or stop up the bowel.',
      sources: ['P728', 'P768', 'S73'],
    },
    [
      [
        'Cooked chicken bone',
        'chicken bones, turkey bone, wing bone, drumstick, chicken wing, carcass bones, duck bone, cooked bone',
      ],
      ['Rib or pork bone', 'rib bones, ribs, pork chop bone, ham bone, spare ribs'],
      ['Beef or steak bone', 't-bone, steak bone, lamb bone, marrow bone, raw bone'],
      ['Fish bone', 'fish bones, fish head, fish skeleton'],
      [
        'Shells of seafood',
        'shrimp tails, crab shell, lobster shell, mussel shell, oyster shell, clam shell',
      ],
    ],
  ),
]

const fattyFoods = alike(
  {
    exposure: 'spoiled_fatty_food',
    dog: call,
    cat: call,
    because: 'Fat can inflame the pancreas, which hurts and can be grave.',
    sources: ['P758', 'P727'],
  },
  [
    ['Bacon', 'bacon grease, bacon fat, strips of bacon, bacon drippings'],
    [
      'Ham or sausage',
      'ham, honey ham, salami, pepperoni, prosciutto, hot dog, hot dogs, sausage, bratwurst, deli meat',
    ],
    ['Butter', 'stick of butter, margarine, ghee, sticks of butter'],
    [
      'Cooking oil or grease',
      'grease, frying oil, lard, olive oil, vegetable oil, coconut oil, pan grease, suet',
    ],
    ['Gravy', 'turkey gravy, meat gravy, brown gravy'],
    [
      'Meat fat or skin',
      'turkey skin, chicken skin, fat trimmings, brisket fat, steak fat, pork rind, crackling',
    ],
    [
      'Fried or fast food',
      'french fries, fried chicken, burger, hamburger, chicken nuggets, pizza, taco, nachos',
    ],
    [
      'Garbage',
      'trash, kitchen trash, bin, garbage can, dumpster, food waste, leftovers from the bin, rubbish, expired food, rancid food',
    ],
  ],
)

const upsettingFoods = alike(
  {
    exposure: 'other',
    dog: call,
    cat: call,
    because: 'It can upset the stomach, so ask a vet how much is too much.',
    sources: ['P727', 'P728'],
  },
  [
    ['Avocado', 'avocado flesh, guacamole, avocado skin, avocado leaves'],
    ['Citrus peel', 'orange peel, lemon peel, lime peel, lemon, lime, grapefruit'],
    ['Raw meat', 'raw chicken, raw beef, raw pork, ground beef, raw hamburger'],
    ['Raw fish', 'sushi, raw salmon, raw tuna'],
    ['Raw egg', 'raw eggs, egg shell, eggshell'],
    ['Salty snacks', 'potato chips, chips, pretzels, crackers, tortilla chips, doritos, cheetos'],
    ['Walnuts or pecans', 'walnut, walnuts, pecan, pecans, english walnut'],
    ['Pistachios', 'pistachio'],
    [
      'Other fruit',
      'kiwi, papaya, persimmon, fig fruit, star fruit, starfruit, lychee, passion fruit, pomegranate, dates',
    ],
    ['Almonds', 'almond, hazelnuts, hazelnut, brazil nuts, mixed nuts, nuts'],
  ],
)

const wildNuts = alike(
  {
    exposure: 'other',
    dog: emergency,
    cat: call,
    because: 'Nuts from the ground are often moldy, and the mold brings on shaking in dogs.',
    sources: ['P700', 'P746'],
  },
  [['Black walnut', 'black walnuts, walnut hull, nuts from the ground']],
)

const produce = { exposure: 'other' } as const

const fruit = [
  ...alike(
    {
      ...produce,
      dog: home('a few bites'),
      cat: home('a teaspoon'),
      because: 'It is not poisonous. Too much of it loosens the stool.',
      sources: ['P700', 'P729', 'P731'],
    },
    [
      ['Banana', 'bananas, plantain'],
      ['Strawberry', 'strawberries, strawbery'],
      ['Blueberry', 'blueberries, blue berries'],
      ['Watermelon', 'water melon, watermelon flesh'],
      ['Melon', 'cantaloupe, honeydew, honeydew melon, muskmelon, casaba melon'],
      ['Cucumber', 'cucumbers, cucumber slice'],
      ['Pumpkin', 'canned pumpkin, pumpkin puree, fresh pumpkin'],
      ['Squash or zucchini', 'zucchini, courgette, squash, butternut, acorn squash, hubbard squash'],
      ['Carrot', 'carrots, baby carrot'],
      ['Beet', 'beets, beetroot, chard, swiss chard'],
    ],
  ),
  ...alike(
    {
      ...produce,
      dog: home('a few bites, with no pit, core or peel'),
      cat: home('a teaspoon, with no pit, core or peel'),
      because: 'The flesh is not poisonous. Pits, cores and peel are another matter.',
      sources: ['P729', 'P773', 'P771', 'P731'],
    },
    [
      ['Apple', 'apples, apple slice, apple flesh, applesauce'],
      ['Pear', 'pears'],
      ['Peach or nectarine flesh', 'peach, peaches, nectarine, apricot flesh'],
      ['Mango', 'mangoes, mango flesh'],
      ['Pineapple', 'pineapples'],
      ['Raspberry', 'raspberries, blackberry, blackberries'],
      ['Cranberry', 'cranberries, fresh cranberries'],
      ['Orange', 'oranges, clementine, mandarin, tangerine, satsuma'],
    ],
  ),
  ...alike(
    {
      ...produce,
      dog: call,
      cat: call,
      because: 'Seeds and core hold a little cyanide and can also get stuck.',
      sources: ['P700'],
    },
    [['Apple core or seeds', 'apple core, apple seeds, apple pips, whole apple, crabapple, crab apples']],
  ),
  ...alike(
    {
      ...produce,
      dog: home('a bite or two'),
      cat: home('a bite'),
      because: 'A small amount is not likely to do serious harm. It may loosen the stool.',
      sources: ['P727'],
    },
    [['Coconut', 'coconut flesh, desiccated coconut, coconut flakes']],
  ),
]

const vegetables = alike(
  {
    ...produce,
    dog: home('a few plain bites'),
    cat: home('a plain teaspoon'),
    because: 'It is not poisonous when it is plain. Watch for onion, garlic, salt and fat.',
    sources: ['P729', 'P771', 'P731', 'P732'],
  },
  [
    ['Green beans', 'green bean, string beans, french beans'],
    ['Peas', 'pea, garden peas, snap peas'],
    ['Broccoli', 'brocoli, broccoli stalk'],
    ['Brussels sprouts', 'brussel sprouts, sprouts'],
    ['Celery', 'celery stick'],
    ['Lettuce', 'salad leaves, iceberg, romaine'],
    ['Spinach', 'baby spinach'],
    ['Sweet potato', 'cooked sweet potato, yam'],
    ['Cooked potato', 'potato, potatoes, mashed potato, baked potato'],
  ],
)

const plainFoods = [
  ...alike(
    {
      ...produce,
      dog: home('a small plain helping'),
      cat: home('a plain teaspoon'),
      because: 'Plain and cooked, with no bones or spice, it is food for dogs and cats too.',
      sources: ['P729', 'P732', 'P733'],
    },
    [
      ['Cooked chicken', 'chicken, plain chicken, chicken breast, rotisserie chicken meat'],
      ['Cooked turkey', 'turkey, turkey meat, plain turkey'],
      ['Cooked beef or pork', 'beef, pork, steak meat, lean beef, roast beef'],
      ['Cooked fish', 'fish, salmon, tuna, canned tuna, cod, tinned tuna'],
      ['Shrimp', 'prawns, shrimps, cooked shrimp'],
      ['Cooked egg', 'egg, boiled egg, scrambled egg, fried egg'],
      ['Rice', 'white rice, cooked rice, brown rice'],
      ['Oatmeal', 'oats, porridge'],
      ['Popcorn', 'plain popcorn, pop corn'],
    ],
  ),
  ...alike(
    {
      ...produce,
      dog: home('a slice or two'),
      cat: home('a small bite'),
      because: 'Small bits of baked bread do no harm. Raw dough and raisin bread are dangerous.',
      sources: ['P728'],
    },
    [['Bread', 'baked bread, toast, slice of bread, bun, bagel, tortilla, pita']],
  ),
  ...alike(
    {
      ...produce,
      dog: home('a few licks or a small cube'),
      cat: home('a few licks or a small cube'),
      because: 'Many pets cannot digest milk sugar, so much of it brings on loose stool.',
      sources: ['P727', 'P729', 'P730', 'P732'],
    },
    [
      ['Cheese', 'cheddar, mozzarella, string cheese, cream cheese, cottage cheese, parmesan'],
      ['Yogurt', 'plain yogurt, yoghurt, greek yogurt'],
      ['Milk', 'cow milk, cream, whipped cream, half and half, pup cup'],
    ],
  ),
  ...alike(
    {
      ...produce,
      dog: home('a few plain nuts'),
      cat: call,
      because: 'A few plain nuts do no harm to a dog. They are fatty, and small dogs can choke.',
      sources: ['P746', 'P729'],
    },
    [
      ['Peanuts', 'peanut, monkey nuts'],
      ['Cashews', 'cashew'],
      ['Sweet chestnuts', 'roasted chestnuts, chestnuts, edible chestnut'],
    ],
  ),
  ...alike(
    {
      ...produce,
      dog: home('a spoonful, if the label names no xylitol'),
      cat: call,
      because: 'Plain peanut butter is safe for dogs. Some brands hold xylitol, which is not.',
      sources: ['P729', 'P747'],
    },
    [['Peanut butter', 'peanutbutter, jif, skippy, nut butter']],
  ),
  ...alike(
    {
      ...produce,
      dog: home('a sprinkle'),
      cat: home('a sprinkle'),
      because: 'A small amount in food is not poisonous. The dry powder can make a pet cough.',
      sources: ['P748', 'P700'],
    },
    [
      ['Cinnamon', 'ground cinnamon, cinnamon stick'],
      ['Ginger', 'ginger root, ground ginger'],
    ],
  ),
  ...alike(
    {
      ...produce,
      dog: home('about one meal'),
      cat: home('about one meal'),
      because: 'Food for another pet does no harm once. A whole bag can swell in the stomach.',
      sources: ['P762'],
    },
    [
      [
        'Dog or cat food',
        'cat food, dog food, kibble, other pets food, wet food, cat treats, dog treats, temptations',
      ],
    ],
  ),
  ...alike(
    {
      ...produce,
      dog: call,
      cat: call,
      because: 'A stomach overfull of dry food can swell, so ask a vet the same day.',
      sources: ['K'],
    },
    [
      [
        'Bag of kibble',
        'whole bag of food, huge amount of dog food, pounds of kibble, broke into the food bin',
      ],
    ],
  ),
]

/** Foods, the dangerous ones first. */
export const foods: readonly Substance[] = [
  ...grapes,
  ...raisins,
  ...onions,
  ...dangerousFoods,
  ...stonesAndBones,
  ...fattyFoods,
  ...upsettingFoods,
  ...wildNuts,
  ...fruit,
  ...vegetables,
  ...plainFoods,
]
