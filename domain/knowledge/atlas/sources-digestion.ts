import type { AtlasSources } from './entry.ts'

/** What was opened for stomach, bowel, eating and mouth. */
export const digestionSources: AtlasSources = {
  P300: {
    title: 'University Veterinary Hospital, cat hair balls and how often is normal',
    where: 'uvhvets.com/what-are-cat-hair-balls-and-how-often-is-normal/',
  },
  P301: {
    title: 'Metro East Home Veterinary Care, cat puke: how much is too much',
    where: 'metroeasthomevetcare.com/cat-puke-how-much-is-too-much/',
  },
  P302: {
    title: 'L. Bales, veterinarian, in The Meowing Vet: scarf and barf, after a vet found the cat healthy',
    where: 'themeowingvet.com/2017/07/28/scarf-and-barf-when-your-cat-eats-too-quickly/',
  },
  P303: {
    title: 'Feline Nutrition, food that comes back once or twice a month, and when to have it checked',
    where: 'feline-nutrition.org/answers/answers-lets-talk-about-barf',
  },
  P304: {
    title: 'Adopt a Golden Atlanta, a bright dog that vomits once, and when to call',
    where: 'adoptagoldenatlanta.com/medical-info-item/vomiting/',
  },
  P305: {
    title: 'Healing Springs Animal Hospital, dogs and carsickness: it ends when the motion stops',
    where: 'healingspringsanimalhospital.nwsltr.info/2023/02/10/dogs-and-carsickness/',
  },
  P306: {
    title: 'P. Khuly, veterinarian, Miami Herald: puppy vomits on her first car ride',
    where: 'miamiherald.com/living/pets/article215374995.html',
  },
  P307: {
    title: 'Texas Veterinary Medical Foundation, motion sickness in dogs',
    where: 'tvmf.org/articles/motion-sickness-in-dogs/',
  },
  P308: {
    title: 'The Nest, dogs that eat grass and vomit, and when it is too often',
    where: 'pets.thenest.com/dog-eat-grass-vomit-4440.html',
  },
  P309: {
    title: 'Free Animal Doctor, drinking water too fast and throwing it up',
    where: 'freeanimaldoctor.org/40105-2/',
  },
  P310: {
    title:
      'Tufts Your Dog, vomiting after a change of food; a list of when to be concerned, with gulped meals and new food',
    where:
      'tuftsyourdog.com/doghealthandmedicine/diet-sometimes-enters-the-mix/ ; mediv.dp.ua/when-to-be-concerned-about-dog-vomiting.html',
  },
  P311: {
    title: 'Hidden Brook Veterinary, a cat vomiting foam and bile, and serious signs',
    where: 'hiddenbrookveterinary.com/what-it-means-when-your-cat-is-vomiting-foam-and-bile',
  },
  P312: {
    title: 'A Vet’s Guide to Life: dead worms in the stool after deworming are normal',
    where: 'avetsguidetolife.blogspot.com/2009/01/rid-of-worms.html',
  },
  P313: {
    title: 'SPK Vet, worms in the stool within a day after deworming, and when it is an emergency',
    where: 'spk-vet.com/owner-handbook/worms',
  },
  P314: {
    title: 'St. Vital Veterinary Hospital, what worms look like in a pet’s poop',
    where: 'stvitalveterinaryhospital.com/worms-look-like-pets-poop/',
  },
  P316: {
    title: 'Yo Pet Me and Dogology Central, hair in dog poop, and when it is too much',
    where: 'yopetme.com/can-dog-poop-have-hair-in-it/ ; dogologycentral.com/dog-knowledge/98201.html',
  },
  P317: {
    title: 'Oakhurst Veterinary Hospital, mouth warts of young dogs',
    where: 'oakhurstvet.com/blog/canine-oral-papillomas-demystified/',
  },
  P318: {
    title: 'Dog Owner’s Home Veterinary Handbook, oral papillomas: gone in 6 to 12 weeks',
    where: 'wiki-pet.com/health/dog/condition/index.php?condition_id=171&name=oral+papillomas',
  },
  P319: {
    title: 'NAHF, when dogs lose their puppy teeth: smell, drool and spots of blood',
    where: 'nahf.org/article/when-do-dogs-lose-their-puppy-teeth',
  },
  P320: {
    title: 'Greencross Vets, kitten teething, as quoted in a thread',
    where: 'lihkg.com/thread/2783168/page/28',
  },
  P321: {
    title: 'Cat Zoomies, eight signs that a kitten is teething; Cat Talk on the same, with drool',
    where:
      'catzoomies.com/signs-your-kitten-is-teething/ ; magzter.com/en/stories/animals-and-pets/Cat-Talk/ODONTIASIS-THE-GNASHING-OF-BABY-KITTEN-TEETH',
  },
  P322: {
    title: 'An Albuquerque veterinary clinic, the many colors of dog poo',
    where: 'vetconm.com/the-many-colors-of-dog-poo/',
  },
  P323: {
    title: 'Top Dog Advisor, stool colored by grass, carrots, pumpkin and beets, and when it is not food',
    where: 'topdogadvisor.com/is-your-dogs-poop-a-strange-color/',
  },
  P324: {
    title: 'Pets Care, foods that darken the stool, and the tar-like stool that is blood',
    where: 'petscare.com/news/faq/what-foods-cause-black-poop-in-dogs-3',
  },
  P325: {
    title: 'Petplan with a veterinarian, healthy dog poo: a film of mucus on a formed stool',
    where: 'petplan.co.uk/dog-insurance/dog-care-and-advice/healthy-dog-poo.html',
  },
  P326: {
    title: 'Dawg Business, mucus in the stool, and grass that comes out in mucus',
    where: 'dawgbusiness.blogspot.com/2018/04/symptoms-to-watch-for-in-your-dog-mucus.html',
  },
  P327: {
    title:
      'Tufts Catnip with M. Stone, veterinarian: skipping a day is usual, two days are not; Curiosity Insider on every other day; XZHBC on drier stool',
    where:
      'tuftscatnip.com/cathealthandmedicine/constipation-dont-just-assume-it-will-correct-itself ; curiosityinsider.com/how-often-should-cats-poop ; xzhbc.com/Cats/cat-health/19252.html',
  },
  P328: {
    title:
      'Guide Dog Foundation, puppy manual: soft stool of healthy pups after excitement, watched for a day; Sundays for Dogs, how often puppies poop',
    where:
      'guidedog.org/PuppyRaising/PuppyRaiserManual/CareAndHealth/The_Scoop_on_Poop.aspx ; sundaysfordogs.com/blog/how-often-do-puppies-poop',
  },
  P329: {
    title: 'Explain That, how often dogs poop by age and fiber',
    where: 'explainthat.org/how-many-times-a-day-should-dogs-poop',
  },
  P330: {
    title: 'Scoop Soldiers, how often dogs and puppies poop, several stops on one walk',
    where: 'scoopsoldiers.com/blog/how-many-times-a-day-should-my-dog-or-puppy-be-pooping',
  },
  P331: {
    title: 'Lucy Pet, more stool on food with more fiber',
    where: 'lucypetproducts.com/blog/faq-items/considered-normal-stool-pet/',
  },
  P332: {
    title: 'Rocky Mountain Pooper Scoopers, white stool from bones and from lying in the sun',
    where: 'rockymountainpooperscoopers.com/solving-the-mystery-chalky-white-poop/',
  },
  P333: {
    title: 'Dog’s Choice Raw Food, dark stool after red meat and blood, chalky stool after bone',
    where: 'dogschoicerawfood.co.uk/?p=3423',
  },
  P334: {
    title: 'Hill’s Pet, why a dog’s stomach makes noises',
    where: 'hillspet.com/dog-care/nutrition-feeding/why-is-my-dogs-stomach-making-noises',
  },
  P335: {
    title: 'E. Barchas, veterinarian, on gurgling tummies, in The Anchor',
    where: 'theanchor.ca/2020/dogs-gurgling-tummies/',
  },
  P336: {
    title: 'L. Shaw, flatulence in dogs is normal, and when it needs a clinician',
    where: 'lorrieshaw.blogspot.com/2014/02/flatulence-in-dogs-is-normal-usually.html',
  },
  P337: {
    title: 'What causes flatulence in dogs: swallowed air, food, and when to visit a vet',
    where: 'ilovemydogs.co.za/2022/06/23/what-causes-flatulence-in-dogs/',
  },
  P338: {
    title: 'Environmental Literacy Council, no stool for a day or two after diarrhea',
    where: 'enviroliteracy.org/how-long-does-it-take-for-stool-to-go-back-to-normal-after-diarrhea-in-dogs',
  },
  P339: {
    title:
      'Dogo, how long a dog can go without pooping, with travel; Doggiez and Luxury Travel Diva on holding it',
    where:
      'dogo.app/?p=71994 ; doggiez.com/how-long-can-dogs-hold-their-poop/ ; luxurytraveldiva.com/how-can-i-get-my-dog-to-poop-on-vacation',
  },
  P340: {
    title: 'Animal Clinic Kyiv, why a pet eats less in summer, and signs of heat stroke',
    where: 'animalclinic.ua/en/blog/chomu-vlitku-tvarina-ist-menshe',
  },
  P341: {
    title: 'Serisier 2014, food intake of 38 cats over four years, PLOS One',
    where: 'dx.plos.org/10.1371/journal.pone.0096071',
  },
  P342: {
    title: 'C. Hamilton, veterinarian, on cats that eat less in hot weather, copy of a newspaper piece',
    where: 'metallizedfilm.com/aiwz-why-your-cat-isn-t-eating-much-in-the-hot-weather-buy-pet-film',
  },
  P343: {
    title: 'One of a Kind Pets, my new dog won’t eat',
    where: 'oneofakindpets.com/help-my-new-dog-wont-eat/',
  },
  P344: {
    title: 'The Care, a cat that does not eat in a new home: a vet after 12 hours',
    where: 'thecare.pet/article/cat-refuses-to-eat-or-drink-new-home',
  },
  P345: {
    title: 'CBS Philadelphia, drooling at food, by breed, and when something is wrong',
    where: 'cbsnews.com/philadelphia/news/excessive-canine-drooling',
  },
  P346: {
    title: 'National Purebred Dog Day, breeds with loose lips drool',
    where: 'nationalpurebreddogday.com/slobber-happens/',
  },
  P347: {
    title: 'Paw Right Pet Services, drooling from food, stress, play and car rides',
    where: 'pawrightpetservices.com/2013/05/22/why-do-dogs-drool/',
  },
  P348: {
    title: 'Tufts Catnip, a cat that drools while it purrs',
    where: 'tuftscatnip.com/everydaycatcare/cat-drools-while-purring',
  },
  P349: {
    title: 'Pet Doctors, flat black spots on tongue and gums of dogs',
    where: 'petdoctors.com.au/black_spots_on_the_tongue',
  },
  P350: {
    title: 'AtlasVet, Hodgdon: is this normal, the bump behind the front teeth and the cat’s lip fold',
    where: 'atlasvetdc.com/blog/monthly-doctors-blog-is-this-normal/',
  },
  P351: {
    title:
      'Dog Discoveries, the bump on the roof of a dog’s mouth; Daily Dog Discoveries, the ridges behind it',
    where:
      'dogdiscoveries.com/health/why-do-dogs-have-a-bump-on-the-roof-of-their-mouth ; dailydogdiscoveries.com/ridges-on-the-roof-of-dogs-mouth/',
  },
  P352: {
    title: 'East Hants Animal Hospital, feces eating in dogs and cats',
    where: 'easthantsanimalhospital.ca/why-do-they-do-that/',
  },
  P353: {
    title: 'Pet Scoop Memphis, a veterinarian on bad breath after a bad meal, and past a day or two',
    where: 'petscoopmemphis.com/blog/category/veterinary-medicine',
  },
  P354: {
    title: 'Dawg House, foam at the mouth during exercise',
    where: 'dawghousedaycareandboarding.com/2023/08/22/foaming-dogs/',
  },
  P355: {
    title: 'Dog.com, appetite that grows with activity and cold, and the diseases to think of',
    where: 'dog.com/blogs/news/increased-dog-appetite',
  },
  P356: {
    title: 'WebMD with A. Flowers, veterinarian: dry food and thirst; Uahpet on an ounce a pound a day',
    where:
      'pets.webmd.com/dogs/my-dog-always-thirsty?page=2 ; uahpet.com/blogs/post/why-is-my-dog-obsessed-with-drinking-water',
  },
  P357: {
    title: 'American Veterinary Dental Society, worn teeth',
    where: 'avds-online.org/info/wornteeth.html',
  },
  P358: {
    title: 'Veterinary Dental Specialists, worn pet teeth',
    where: 'vdspets.com/worn-pet-teeth/',
  },
  P359: {
    title: 'Curiosity Insider, how often kittens poop; Kitten Mimi on the same',
    where:
      'curiosityinsider.com/how-often-should-kittens-poop ; kittenmimi.com/how-many-times-a-day-does-a-kitten-poop',
  },
  P360: {
    title: 'The Valley Animal Hospital, cats with the tongue sticking out',
    where: 'thevalleyanimalhospital.com/blepping-in-cats/',
  },
  P361: {
    title: 'L. Pastewka, veterinarian, on chattering teeth, as carried by OC Shelter Pets',
    where: 'ocshelterpets.com/what-does-dog-teeth-chattering-mean',
  },
  P362: {
    title: 'Ask Fido, teeth chattering after sniffing urine',
    where: 'askfido.net/dog-teeth-chattering/',
  },
  P363: {
    title: 'Dogology Central, small pieces of food in healthy stool',
    where: 'dogologycentral.com/dog-knowledge/76271.html',
  },
  P364: {
    title: 'Valley Farm Veterinary Clinic, hair passes through and out, and when it does not',
    where: 'valleyfarmvet.co.za/hairballs/',
  },
  P365: {
    title: 'Caloundra Pet Resort, most swallowed hair leaves in the poo',
    where: 'caloundrapetresort.com.au/hey-its-a-hairball/',
  },
  P366: {
    title: 'Vet Depot, the picky canine eater, treats, and when it is a problem',
    where: 'blog.vetdepot.com/the-picky-canine-eater',
  },
  P367: {
    title: 'Small Animal Advice, dogs that do not eat while the owner is away',
    where: 'smallanimaladvice.com/dog-not-eating-while-owners-on-vacation',
  },
  P368: {
    title: 'Ruffeo Drive, a dog that only eats when its owner is there',
    where: 'ruffeodrive.com/?p=28833',
  },
  P369: {
    title: 'Trovet, a cat drinks more on dry food; I Love Veterinary, how many milliliters are too much',
    where:
      'trovet.com/faq/why-does-my-cat-drink-more-when-feeding-dry-food/ ; iloveveterinary.com/web-stories/why-is-my-cat-drinking-a-lot-of-water/',
  },
  P370: {
    title: 'A veterinarian in the Boston Herald, how much cats drink on dry and on canned food',
    where: 'bostonherald.com/2019/06/02/vet-26/',
  },
  P371: {
    title: 'L. Stelow and A. Harvilicz, veterinarians: pets that cover or carry their food',
    where: 'marthastewart.com/2223553/why-do-pets-move-food-bowls',
  },
  P372: {
    title: 'Canadian Veterinary Medical Association, pets that do not tolerate dairy',
    where: 'canadianveterinarians.net/documents/some-pets-unable-to-tolerate-dairy-products',
  },
  P373: {
    title: 'London Vet Clinic, milk occasionally causes diarrhea',
    where: 'londonvetclinic.co.uk/advice.aspx?a=1109&clientId=20138',
  },
  P374: {
    title: 'Doody Calls, soft stool of dogs after table scraps or too much food',
    where: 'doodycalls.com/articles/blog/dog-health-digestion/is-soft-stool-normal-for-dogs-',
  },
  P375: {
    title: 'Environmental Literacy Council, dogs that eat ice or snow',
    where: 'enviroliteracy.org/can-dogs-eat-ice-or-snow',
  },
  P376: {
    title: 'A veterinarian on ice and bloat, Fox 25',
    where: 'okcfox.com/archive/dogs-and-ice-vet-debunks-myth-claiming-ice-is-bad-for-dogs',
  },
  P377: {
    title: 'Cuteness, side effects of dewormers',
    where: 'cuteness.com/article/side-effects-dewormers',
  },
  P378: {
    title: 'We Love Doodles, the soft ridges on the lips of dogs',
    where: 'welovedoodles.com/why-do-dogs-have-serrated-lips/',
  },
  P379: {
    title: 'University of Florida Health, hungrier after a spay or neuter',
    where: 'podcasts.ufhealth.org/why-its-important-to-cut-your-pets-calories-after-spaying-or-neutering/',
  },
  P380: {
    title: 'Purina Institute, growth and energy needs slow at the age of neutering',
    where:
      'purinainstitute.com/centresquare/nutrition-conversations/meet-kitty/decreased-energy-needs-in-pets-after-spaying-or-neutering',
  },
  P381: {
    title: 'PC Veterinary Dentistry, bites that are normal for a breed, and those that hurt',
    where: 'pcvetdentistry.com/malocclusion/',
  },
  P382: {
    title: 'Redmond Veterinary Clinic, cats eat frequent small meals',
    where:
      'redmondvetclinic.com/small-animal-care/cats/miscellaneous-feline/Cats_Catch_and_Eat_Frequent_Small_Meals',
  },
  P383: {
    title: 'Gun Dog Doc, a veterinarian on stool and blood after hard running',
    where: 'gundogdoc.com/askthevet/intestinal.html',
  },
  P384: {
    title: 'Rebel Raw, stool in the first days of raw food',
    where: 'help.rebelraw.com/help/why-does-my-dog-have-loose-stools',
  },
  P385: {
    title: 'Raw Food for Pets, smaller and firmer stool on raw food',
    where: 'rawfoodforpets.com/changes-in-your-dogs-stool/',
  },
  P386: {
    title: 'Whisker Therapy, why dogs eat their vomit, and when vomiting is the problem',
    where: 'whiskertherapy.blogspot.com/2017/12/perfectly-practical-reasons-why-dogs.html',
  },
  P387: {
    title: 'Animal Path, a cat that drools in the car',
    where: 'animalpath.org/cat-drooling-in-car/',
  },
  P388: {
    title: 'Whole Dog Journal, white bits in dog poop',
    where: 'whole-dog-journal.com/blog/White-Bits-in-Dog-Poop-21784-1.html',
  },
  P389: {
    title: 'Small Dogs Heaven, rice in dog poop',
    where: 'smalldogsheaven.com/is-it-normal-to-see-rice-in-dog-poop',
  },
  P390: {
    title: 'My Pet Child, dogs that walk in circles while pooping, and when to call the vet',
    where: 'mypetchild.com/dogs/behaviors/walks-in-circle-pooping/',
  },
  P391: {
    title: 'Not a Bully, why dogs drool in their sleep; Pet Dog Owner, the muscles let saliva out',
    where:
      'notabully.org/why-do-dogs-drool-in-their-sleep/ ; petdogowner.com/why-does-my-dog-drool-when-sleeping/',
  },
  P392: {
    title: 'Wag, cats that will not try a new food',
    where: 'wagwalking.com/cat/condition/neophobia',
  },
  P393: {
    title: 'Environmental Literacy Council, cats that leave food from the refrigerator',
    where: 'enviroliteracy.org/why-wont-my-cat-eat-wet-food-after-refrigeration/',
  },
  P394: {
    title: 'Animal Humane Society, eating stool and eating what is not food',
    where: 'animalhumanesociety.org/behavior/unusual-eating-habits',
  },
  P395: {
    title: 'Tree Hugger, what dogs do when they poop; Why Charlie, cats that race after pooping',
    where:
      'treehugger.com/weird-things-dogs-do-when-they-poop-4863430 ; whycharlie.com/why-does-my-cat-get-the-zoomies-after-pooping/',
  },
  P396: {
    title: 'Purina, why a cat does not eat all her food at once',
    where: 'purina.co.uk/cat/purina-one/advice/language/article/cat-eating-at-once',
  },
  P397: {
    title: 'Beaut Dogs, purple stool from berries and from illness',
    where: 'beautdogs.us/?p=27585',
  },
  P398: {
    title:
      'Holidays4Dogs, why dogs dribble water; a veterinarian at Healthy Solutions for Pets and Reference on how much puppies drink',
    where:
      'holidays4dogs.co.uk/why-does-my-dog-dribble-when-drinking/ ; healthysolutionsforpets.com/how-much-water-should-a-puppy-drink/ ; reference.com/pets-animals/much-water-should-puppy-drink-dd51178843a5cac8',
  },
  P399: {
    title:
      'M. Becker and D. Greco, veterinarians, Vetstreet: cats that drink from the faucet; when thirst is too much',
    where:
      'vetstreet.com/dr-marty-becker/why-does-my-cat-drink-from-weird-places-like-the-faucet-or-the-bathtub ; animalworld155.blogspot.com/2010/12/why-do-cats-prefer-to-drink-running.html',
  },
}
