import { alike, call, emergency, home } from './alike.ts'
import type { Substance } from './substance.ts'

const chocolateOf = (form: string) =>
  ({
    exposure: 'chocolate',
    dog: emergency,
    cat: emergency,
    toxin: { id: 'chocolate', form },
    because: 'The darker the chocolate, the less it takes. The amount and the weight decide.',
    sources: ['S130', 'S17'],
  }) as const

const chocolate = [
  ...alike(chocolateOf('white'), [['White chocolate', 'white chocolate chips, white choc']]),
  ...alike(chocolateOf('milk'), [
    [
      'Milk chocolate',
      'chocolate, choc, hershey bar, cadbury, dairy milk, galaxy, chocolate bunny, easter egg, chocolate coins, advent calendar',
    ],
    [
      'Candy bar with chocolate',
      'snickers, twix, mars bar, milky way, kit kat, kitkat, butterfinger, three musketeers, crunch bar, toblerone, candy bar',
    ],
    [
      'Chocolate candy',
      'm&ms, mms, m and ms, reeses, reeses pieces, peanut butter cup, kisses, maltesers, smarties, whoppers, halloween candy, bonbons, lindt, ferrero rocher, tootsie roll, godiva, lindor, see s candy, andes mints, ganache, mocha',
    ],
    [
      'Chocolate chip cookies',
      'chocolate cookie, oreo, oreos, chips ahoy, thin mints, girl scout cookies, pepperidge farm',
    ],
    [
      'Chocolate cake or brownie',
      'brownie, brownies, chocolate cake, chocolate muffin, donut with chocolate, devils food, fudge, tiramisu',
    ],
    [
      'Chocolate milk or ice cream',
      'hot chocolate, cocoa drink, chocolate ice cream, chocolate pudding, nutella, chocolate spread, chocolate syrup',
    ],
  ]),
  ...alike(chocolateOf('semisweet'), [
    [
      'Dark chocolate',
      '70 percent chocolate, semisweet chocolate, bittersweet, chocolate chips, dark choc, 85 percent, ghirardelli chips',
    ],
  ]),
  ...alike(chocolateOf('baking'), [
    ['Baking chocolate', 'bakers chocolate, unsweetened chocolate, cooking chocolate, baking bar'],
  ]),
  ...alike(chocolateOf('cocoa_powder'), [
    ['Cocoa powder', 'cacao, cocoa, cacao powder, cacao nibs, dry cocoa, brownie mix'],
  ]),
]

const caffeine = alike(
  {
    exposure: 'chocolate',
    dog: emergency,
    cat: emergency,
    toxin: { id: 'caffeine' },
    because: 'Caffeine speeds up the heart and can cause fits. The amount decides.',
    sources: ['S130', 'P727', 'P767'],
  },
  [
    [
      'Coffee grounds or beans',
      'coffee grounds, coffee beans, ground coffee, k-cup, coffee pod, instant coffee, espresso beans, coffee filter',
    ],
    [
      'Cup of coffee',
      'coffee, latte, cappuccino, cold brew, espresso, starbucks, frappuccino, french roast, mocha latte',
    ],
    ['Tea', 'tea bag, tea bags, black tea, green tea, matcha, iced tea, loose tea'],
    [
      'Energy drink',
      'red bull, monster energy, celsius, five hour energy, energy shot, pre workout, preworkout',
    ],
    ['Cola or soda', 'coke, pepsi, soda, mountain dew, dr pepper, soft drink, pop'],
    ['Caffeine pills', 'no doz, nodoz, vivarin, caffeine tablets, guarana, diet pills with caffeine'],
  ],
)

const xylitol = [
  ...alike(
    {
      exposure: 'xylitol',
      dog: emergency,
      cat: call,
      toxin: { id: 'xylitol', form: 'gum' },
      because: "Xylitol drops a dog's blood sugar fast and can harm the liver.",
      sources: ['S133', 'S19', 'P757'],
    },
    [
      [
        'Sugar-free gum',
        'gum, chewing gum, trident, orbit, extra gum, ice breakers, eclipse, stride, dentyne, spry, pur gum, mentos gum, bubble gum, pack of gum',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'xylitol',
      dog: emergency,
      cat: call,
      toxin: { id: 'xylitol' },
      because: "Xylitol drops a dog's blood sugar fast and can harm the liver.",
      sources: ['S133', 'S19', 'P747'],
    },
    [
      [
        'Sugar-free candy or mints',
        'sugar free candy, sugarless candy, mints, breath mints, sugar free mints, tic tacs, sugar free gummies, cough drops sugar free, lozenges',
      ],
      [
        'Sugar-free baked goods',
        'keto cookies, sugar free cookies, sugar free brownie, keto cake, protein bar, low carb bar, sugar free muffin',
      ],
      ['Sugar-free peanut butter', 'peanut butter with xylitol, keto peanut butter, sugar free nut butter'],
      [
        'Sugar-free ice cream or syrup',
        'sugar free ice cream, sugar free pudding, sugar free jello, sugar free syrup, sugar free jam, sugar free ketchup',
      ],
      ['Mouthwash', 'mouth rinse, listerine, mouth wash, dry mouth spray'],
      [
        'Xylitol nose or throat spray',
        'xlear, nasal spray with xylitol, dissolving tablets with xylitol, melatonin gummies sugar free',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'xylitol',
      dog: emergency,
      cat: call,
      toxin: { id: 'xylitol', form: 'powder' },
      because: "Xylitol drops a dog's blood sugar fast and can harm the liver.",
      sources: ['S133', 'S18'],
    },
    [['Xylitol powder', 'xylitol, birch sugar, e967, xylit, birch sweetener, wood sugar']],
  ),
]

const sweeteners = alike(
  {
    exposure: 'other',
    dog: home('a packet or two'),
    cat: call,
    because: 'This sweetener is not xylitol. It may loosen the stool of a dog.',
    sources: ['P747'],
  },
  [
    ['Stevia', 'truvia, stevia packet, green packet sweetener'],
    ['Erythritol', 'swerve, erythritol sweetener'],
    ['Aspartame', 'equal, nutrasweet, blue packet sweetener'],
    ['Sucralose', 'splenda, yellow packet sweetener'],
    ['Saccharin', 'sweet n low, pink packet sweetener'],
    ['Monk fruit', 'monk fruit sweetener, luo han guo'],
  ],
)

const sugar = [
  ...alike(
    {
      exposure: 'other',
      dog: home('one or two, if the label names no xylitol'),
      cat: call,
      because: 'Sugar itself is not a poison. Wrappers and sugar-free kinds are the danger.',
      sources: ['P763'],
    },
    [
      ['Marshmallow', 'marshmallows, peeps, smores without chocolate'],
      [
        'Sugar candy',
        'candy, hard candy, gummy bears, gummies with sugar, jelly beans, skittles, starburst, lollipop, candy cane, licorice',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'Check the label for xylitol, raisins, nuts and chocolate, then ask a vet.',
      sources: ['P763', 'P747'],
    },
    [
      [
        'Cookies or cake',
        'cookie, cake, vanilla cake, birthday cake, muffin, donut, doughnut, pastry, pie, croissant, cheesecake, cookie dough',
      ],
      ['Ice cream', 'vanilla ice cream, popsicle, gelato, sorbet, frozen yogurt'],
      ['Sugar', 'white sugar, brown sugar, bag of sugar, powdered sugar, icing, frosting'],
      ['Honey or syrup', 'honey, maple syrup, molasses, golden syrup, corn syrup'],
      ['Jam or jelly', 'strawberry jam, jam, marmalade, jello, jell-o'],
      ['Sports drink', 'gatorade, powerade, pedialyte, electrolyte drink, electrolyte powder'],
      ['Fruit juice', 'orange juice, apple juice, lemonade, smoothie'],
      ['Wrappers of sweets', 'candy wrapper, wrappers, foil wrappers'],
    ],
  ),
]

const alcoholOf = (form: string) =>
  ({
    exposure: 'alcohol_dough',
    dog: emergency,
    cat: emergency,
    toxin: { id: 'alcohol', form },
    because: 'Alcohol poisons a small body fast and drops its heat and blood sugar.',
    sources: ['S19', 'P709'],
  }) as const

const alcohol = [
  ...alike(alcoholOf('beer'), [
    ['Beer', 'beers, ale, lager, hard seltzer, white claw, hard cider, cider, truly, ipa'],
  ]),
  ...alike(alcoholOf('wine'), [
    ['Wine', 'red wine, white wine, champagne, prosecco, sangria, mulled wine, port, sherry'],
  ]),
  ...alike(alcoholOf('spirits'), [
    [
      'Liquor',
      'vodka, whiskey, whisky, rum, gin, tequila, bourbon, brandy, cocktail, margarita, liqueur, baileys, eggnog, jello shots, rum balls, kahlua, mezcal, mimosa, martini, mojito, white russian, old fashioned, booze, alcohol',
    ],
    ['Vanilla extract', 'vanilla essence, almond extract, flavor extract'],
  ]),
  ...alike(
    {
      exposure: 'alcohol_dough',
      dog: emergency,
      cat: emergency,
      toxin: { id: 'alcohol' },
      because: 'The alcohol in it poisons a small body fast, also through the skin.',
      sources: ['P709', 'P755', 'P766'],
    },
    [
      ['Hand sanitizer', 'sanitizer, purell, hand gel, hand sanitiser'],
      ['Rubbing alcohol', 'isopropyl alcohol, isopropanol, surgical spirit, alcohol flea spray'],
    ],
  ),
]

/** Sweets, sweeteners and drinks, the dangerous ones first. */
export const sweetsAndDrinks: readonly Substance[] = [
  ...chocolate,
  ...caffeine,
  ...xylitol,
  ...alcohol,
  ...sweeteners,
  ...sugar,
]
