import { atlasSources } from '../atlas/sources.ts'
import type { SubstanceSources } from './substance.ts'

const opened: SubstanceSources = {
  P700: {
    title: 'ASPCA toxic and non-toxic plants, the whole list of 2015 with signs, as collected by R. Fong',
    where: 'github.com/rfong/plant-toxicity (data.json), after aspca.org toxic-and-non-toxic-plants',
  },
  P701: {
    title: 'ASPCA toxic plants, the list of 2025 with species and signs, as collected by jagnip',
    where: 'github.com/jagnip/is-it-toxic-app (plants.json), after aspca.org toxic-and-non-toxic-plants',
  },
  P702: {
    title: 'What non-toxic means in the ASPCA list: no serious harm, a mild upset from a very large amount',
    where: 'catsafehomes.com/resources/how-to-read-aspca-plant-list',
  },
  P703: {
    title: 'ASPCA: plants that harm the heart, the kidneys or the liver (EMSA)',
    where: 'emsaonline.com/mediacenter/articles/00000469.html',
  },
  P704: {
    title: 'Cox, 15 not-so-toxic toxins, from an emergency clinic (The Bark)',
    where: 'thebark.com/comment/37575',
  },
  P705: {
    title: 'dvm360 proceedings, toxicology cases that can be handled at home',
    where: 'dvm360.com/view/dont-sweat-it-toxicology-cases-can-be-handled-home-proceedings',
  },
  P706: {
    title: 'dvm360 proceedings 2010, common household hazards: baits, the pill, silica gel, glow sticks',
    where: 'veterinarycalendar.dvm360.com/common-household-hazards-proceedings',
  },
  P707: {
    title: 'Dr. Jon (PetPlace), things of the house that do dogs no harm in small amounts, as reprinted',
    where: 'petsjubileebox.blogspot.com/2011/04/toxicity-of-common-household-items.html',
  },
  P708: {
    title: 'University of Veterinary Sciences Brno: glues, modeling materials and craft paints',
    where: 'cit.vfu.cz/vettox (inside home)',
  },
  P709: {
    title: 'Merck Veterinary Manual, household hazards, pet owner version (Gwaltney-Brant 2020)',
    where: 'merckvetmanual.com/special-pet-topics/poisoning/household-hazards',
  },
  P710: {
    title: 'Gwaltney-Brant, toxicology of common household hazards: acids and alkalis (VSPN)',
    where: 'vspn.org/Library/misc/VSPN_M01290.htm',
  },
  P711: {
    title: 'dvm360 proceedings 2010, household toxins: soaps and detergents, mothballs, pine oil, salt',
    where: 'veterinarycalendar.dvm360.com/household-toxins-proceedings',
  },
  P712: {
    title: 'University of Florida, household hazards: batteries, softeners, bleach, mothballs, fuels, bait',
    where: 'news.health.ufl.edu/2014/22718 (Animal Airwaves)',
  },
  P713: {
    title: 'PetPlace, detergents and soap: true soaps seldom harm',
    where: 'petplace.com/article/dogs/pet-health/detergents-and-soap-toxicity-in-dogs',
  },
  P714: {
    title: 'Expanding glue swallowed by 22 dogs (JAAHA); any amount may be fatal (PetPlace)',
    where:
      'meridian.allenpress.com JAAHA-MS-7126 ; petplace.com (polyurethane glue toxicity, Gorilla Glue, in dogs)',
  },
  P715: {
    title: 'Pet Poison Control: super glue and school glue do little, expanding glue blocks the stomach',
    where: 'petpoisoncontrol.com/portfolio/glues-adhesives/',
  },
  P716: {
    title: 'PetPlace, super glue in dogs and in cats: most need no treatment',
    where: 'petplace.com (super glue toxicity in dogs ; in cats)',
  },
  P717: {
    title: 'Pet Poison Helpline, fire starter logs',
    where: 'petpoisonhelpline.com/poison/firestarter-logs/',
  },
  P718: {
    title: 'Animal Poisons Helpline: firelighters, matches and other hazards of fires',
    where: 'animalpoisons.com.au/news (my-dog-ate-firelighters ; fire-hazards-for-pets)',
  },
  P719: {
    title: 'Hepper, answer of a vet on charcoal: not the coal but what is on it',
    where: 'hepper.com/my-dog-ate-charcoal-vet-answer/',
  },
  P720: {
    title: 'Hommerding (Pet Poison Helpline), fertilizers and weed killers',
    where: 'petpoisonhelpline.com/blog/grass-always-greener-common-fertilizer-herbicide-exposures-pets/',
  },
  P721: {
    title: 'Visiting Vet (MV Times), garden products: weed and feed, iron, sewage-based, moldy',
    where: 'mvtimes.com/2018/06/20/visiting-vet-gardening-products/',
  },
  P722: {
    title: 'Zinc oxide cream: Pet Poison Helpline; Northern New England Poison Center',
    where:
      'petpoisonhelpline.com (diaper rash ointment) ; nnepc.org/poisons/z/zinc-oxide-cream-diaper-rash-cream',
  },
  P723: {
    title: 'Pickett, zinc in sunscreens, diaper creams and pennies',
    where: 'readingeagle.com/2014/06/27/ask-the-vets-pets-zinc-in-sunscreens-diaper-rash-creams-and-pennies',
  },
  P724: {
    title: 'Merck Veterinary Manual, poisoning from human over-the-counter drugs (Khan 2020)',
    where: 'msdvetmanual.com/special-pet-topics/poisoning/poisoning-from-human-over-the-counter-drugs',
  },
  P725: {
    title: 'Ten human medicines that poison pets, after Brutlag (Pet Poison Helpline)',
    where: 'badgervet.com/blog/10-human-medications ; villageanimalclinicllc.com/?p=3611',
  },
  P726: {
    title: 'ASPCA on vitamins: iron and vitamin D have the smallest margin (Charlie’s Angels)',
    where: 'charliesangelsanimalrescue.com/2018/01/common-vitamins-and-pet-toxicities/',
  },
  P727: {
    title: 'ASPCA people foods to avoid: milk, avocado, nuts, dough, bones, salt, citrus, coconut',
    where: 'nationalhumanesociety.org/foods-to-avoid ; chedokeanimalhospital.ca (people foods to avoid)',
  },
  P728: {
    title: 'Duncan Animal Hospital, the do not feed list: bones, dairy, tuna, raw fish, small bits of bread',
    where: 'duncanpet.com/the-do-not-feed-list-',
  },
  P729: {
    title: 'Medical News Today, foods that are safe for dogs and in which amount',
    where: 'medicalnewstoday.com/articles/324453.php ; hot1047.com/you-and-your-dog-can-now-share-a-meal/',
  },
  P730: {
    title: 'Osborne (Chagrin Falls Pet Clinic), safe foods for dogs: berries, small amounts of dairy',
    where: 'chagrinfallspetclinic.com/2023/09/06/safe-foods-for-dogs/',
  },
  P731: {
    title: 'Tufts Catnip after Linder: produce, egg, pumpkin and popcorn as small treats for cats',
    where: 'tuftscatnip.com/foodandnutrition/fruits-and-vegetables-for-your-carnivorous-cat',
  },
  P732: {
    title: 'People food for cats: plain cooked meat, egg, fish, cheese, vegetables (two vets; Reference)',
    where: 'popsugar.com.au (people food cats can eat) ; reference.com (human foods cats can safely eat)',
  },
  P733: {
    title: 'Designer Mixes, foods for cats: a pea-sized bite up to a teaspoon of plain food',
    where: 'designermixes.org/human-foods-cats-can-and-cannot-eat',
  },
  P734: {
    title: 'Animal Poisons Helpline, toys: slime, play dough, glow sticks, batteries',
    where: 'animalpoisons.com.au/news/childrens-toys-and-poisoned-pets',
  },
  P735: { title: 'PetMD, play dough and dogs', where: 'petmd.com/dog/poisons/is-playdough-toxic-for-dogs' },
  P736: {
    title: 'Animal Poisons Helpline, hot and cold packs',
    where: 'animalpoisons.com.au/news/hot-cold-pack',
  },
  P737: {
    title: 'Watkins, veterinarian, on cicadas; Wismer (ASPCA), lady bugs and Asian lady beetles',
    where:
      'fvbviagrahnas.com/index-582.html (reprint) ; smartbrief.com (dogs should not snack on Asian lady beetles)',
  },
  P738: {
    title: 'Tequesta Veterinary Clinic: lizards and liver flukes, cane toads',
    where: 'tequestaveterinaryclinic.com/about-us/lizards-and-toads-oh-my-.html',
  },
  P739: {
    title: 'Pet Poison Helpline on toads, as reprinted; frogs and toads of the garden (Yak Max)',
    where: 'mightydogrescue.wordpress.com/2014/03/02 ; yakmax.com/toads-and-frogs-hidden-dangers',
  },
  P740: {
    title: 'Mushrooms: Pet Poison Helpline; PetMD after Wismer (ASPCA): those of the store are safe',
    where:
      'petpoisonhelpline.com/pet-safety-tips/are-mushrooms-poisonous-to-dogs ; petmd.com/dog/slideshows/6-poisonous-mushrooms-are-toxic-dogs ; petpoisonhelpline.com/blog/fact-vs-fiction',
  },
  P741: {
    title: 'High Plains Veterinary Hospital, pennies and other coins',
    where: 'highplainsvet.com/ask-the-vet/pennies',
  },
  P742: {
    title: 'Tufts, objects that dogs swallow (Berg, surgeon)',
    where:
      'tuftsyourdog.com/doghealthandmedicine/objects-commonly-swallowed-by-dogs-whats-risky-and-whats-safe/',
  },
  P743: {
    title: 'Swallowed coins, charms, hair bands and other things (a veterinary emergency center)',
    where: 'chesterfound.com/st-patricks-day-post-not-so-good-luck-charms-foreign-body-ingestions/',
  },
  P744: {
    title: 'Ice melt and washer fluid (Patton Veterinary Hospital); deicers (Polar Group)',
    where: 'pattonvethospital.com/blog/98079 ; polargroupllc.com/single-post/2018/05/08/pets-and-deicers',
  },
  P745: {
    title: 'Primovic, a dog that ate clumping litter',
    where: 'petplace.com (dog ate clumping cat litter, vet’s advice)',
  },
  P746: {
    title: 'Nuts: petcare.com.au; Yahoo after ASPCA (chestnuts, peanuts, cashews)',
    where: 'petcare.com.au/can-my-dog-eat-nuts/ ; yahoo.com/lifestyle/nuts-dogs-eat-140000660.html',
  },
  P747: {
    title: 'American Kennel Club vet’s corner, sweeteners; Mt. Carmel and All Creatures clinics',
    where: 'akc.org (artificial sweetener safety) ; mcahonline.com ; minocquavets.com/artificial-sweeteners/',
  },
  P748: {
    title: 'Healthy Paws, spices: cinnamon and ginger, nutmeg and cloves',
    where: 'hptest.info/blog/fall-baking-can-dogs-and-cats-eat-spices',
  },
  P749: {
    title: 'McKinney (Ann Arbor Animal Hospital) and others, skin medicines that are dangerous to pets',
    where:
      'annarboranimalhospital.com/blog/topical-medications-dangerous ; vetstreet.com (lotions, creams and prescription medications) ; mallardcreekvet.com (10-2021) ; tuftscatnip.com (cat licks topical lotions)',
  },
  P750: {
    title: 'Medicines for diabetes: Lort Smith; Today’s Veterinary Practice 2018',
    where: 'lortsmith.com (sulphonylurea for diabetes) ; todaysveterinarypractice.epubxp.com/i/1015043',
  },
  P751: {
    title: 'Thyroid tablets: dvm360, the 10 most common toxicoses; whiskerDocs; Lort Smith',
    where:
      'veterinarymedicine.dvm360.com (10 most common toxicoses, page 4) ; whiskerdocs.com/toxins/thyroid-medication ; lortsmith.com (thyroxine)',
  },
  P752: {
    title: 'Pet Poison Helpline, tick collars; Lort Smith, amitraz',
    where: 'petpoisonhelpline.com/poison/tick-collar/ ; lortsmith.com (amitraz, tick and mite prevention)',
  },
  P753: {
    title: 'Merck Veterinary Manual, insecticide poisoning, pet owner version (Gupta 2020)',
    where: 'merckvetmanual.com/special-pet-topics/poisoning/insecticide-poisoning',
  },
  P754: {
    title: 'Animal Emergency and Referral Center of Minnesota, insect repellents',
    where: 'aercmn.com/insect-repellent-toxicity-and-pets/',
  },
  P755: {
    title: 'VIN, disinfectants; Pet Poison Helpline, dangers of cleaning products',
    where:
      'vin.com id 9570378 ; petpoisonhelpline.com/pet-tips/my-dog-ate-bleach-the-dangers-of-cleaning-products/',
  },
  P756: {
    title: 'ASPCA on household products: diluted bleach, carpet freshener (Critter Care Collective)',
    where: 'crittercarecollective.com/toxicities/poisonous-household-products',
  },
  P757: {
    title: 'BC SPCA, household hazards: dryer sheets, bulbs, liquid potpourri, gum',
    where: 'spca.bc.ca/news/household-pet-safety/',
  },
  P758: {
    title: 'Oak West Animal Clinic, high-fat table scraps and pancreatitis',
    where: 'oakwestanimalclinic.com/2022/10/31/high-fat-table-scraps-a-real-risk-for-pancreatitis/',
  },
  P759: {
    title: 'Dial A Vet, water of the Christmas tree',
    where: 'dialavet.com/vet-answers/dog-drank-christmas-tree-water-5240',
  },
  P760: {
    title: 'Poisons passed on by eaten mice and rats',
    where: 'goodnature.co/pages/secondary-poisoning',
  },
  P761: {
    title: 'Woodnutt, veterinarian, a dog that ate lip balm',
    where: 'caninejournal.com/dog-ate-chapstick/',
  },
  P762: {
    title: 'Crayons and chalk: Dog Discoveries; poison center text on harmless things for children and pets',
    where: 'dogdiscoveries.com/health/my-dog-ate-crayons ; thefaithfuldog.com ; ossopca.org',
  },
  P763: {
    title: 'Marshmallows and sugar: Veterinary Emergency Group; Northern Pike Veterinary Hospital',
    where:
      'veterinaryemergencygroup.com/blog/are-marshmallows-safe-for-dogs ; northernpikevets.com/can-dogs-eat-marshmallows/',
  },
  P764: {
    title: 'Animal welfare society (SPCA International), ice melt and antifreeze; snow globes (Ark Animals)',
    where: 'spcai.org/news/ask-emma/ice-melt-and-antifreeze ; arkanimals.com (propylene glycol)',
  },
  P765: {
    title: 'Your Vet Live, melatonin: a usual medicine, but xylitol may be in it',
    where: 'yourvet.live/?p=43',
  },
  P766: {
    title: 'Small Door Veterinary, household poisons: cleaners, hand sanitizer, white chocolate',
    where: 'smalldoorvet.com/learning-center/wellness/common-household-pet-poisons/',
  },
  P767: {
    title: 'Dangerous drinks: tea, soda, coffee, beer, grape juice (The Daily Meal; Frankie Loves Barkery)',
    where:
      'thedailymeal.com (8 things your pet should never drink) ; frankielovesbarkery.com.au/dangerous-drinks-for-dogs/',
  },
  P768: {
    title: 'Animal surgeons on swallowed toys, balls, bones, rawhide and plastic wrap',
    where:
      'svanimal.com/blog (common things dogs have swallowed) ; latimesblogs.latimes.com/unleashed/2009/01/did-santa-give.html',
  },
  P769: {
    title: 'Fireflies: a mild upset in dogs and cats (Biology Insights)',
    where: 'biologyinsights.com/are-lightning-bugs-poisonous-to-pets-and-people',
  },
  P770: {
    title: 'VETgirl 2022, heart medicines and antidepressants in pets',
    where: 'online.flippingbook.com/view/70381923/6-7/ (Top 10 human medications poisonous to dogs and cats)',
  },
  P771: {
    title: 'Fruits and vegetables for dogs in bite-sized pieces (Perkins Care; Dogs Palace)',
    where: 'perkinscareepard.blogspot.com/2022/06 ; dogs-palace.com/qa/view/what-foods-are-allowed-for-dogs',
  },
  P772: {
    title: 'Paws and Claws, herbs after the ASPCA list: basil',
    where: 'pawsandclawspetsupply.net/pet-friendly-plants-for-cats-dogs-herb-varieties-edition',
  },
  P773: {
    title: 'Figo, fruits that are safe for dogs: apple, mango, peach and pear without stone, peeled orange',
    where: 'figopetinsurance.com/blog/which-fruits-and-vegetables-are-safe-dogs',
  },
  P774: {
    title:
      'Candles: wax passes, wicks and metal do not (Companion Animal Hospital of Wakefield; Luminatecher)',
    where: 'wakefieldpetvet.com/blog/dog-ate-candle-wax ; luminatecher.net (dog eats candle, 2022-05-06)',
  },
  P775: {
    title: 'XyliMelts: 0.55 g of xylitol in each disc; risk of poisoning and low blood sugar for dogs',
    where: 'oral.science/en/products/xylimelts',
  },
}

/** Every source an entry may name, by code. */
export const substanceSources: SubstanceSources = { ...atlasSources, ...opened }

/** Codes of the works that were opened for substances alone. */
export const openedForSubstances: readonly string[] = Object.keys(opened)
