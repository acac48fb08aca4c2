import type { AtlasSources } from './entry.ts'

/** Works opened for coat and skin, lumps, eyes, ears, nose, paws and rear. */
export const outsideSources: AtlasSources = {
  P400: {
    title: 'A veterinarian on dark nipples, also of male dogs, that are taken for ticks',
    where: 'avetsguidetolife.blogspot.com/2012/07/nicks-tipples.html',
  },
  P401: {
    title: 'Vetico, nipples of male and female dogs, and when to call',
    where: 'vetico.com.au/how-many-nipples-does-a-dog-have',
  },
  P402: {
    title: 'Lee, veterinary dermatologist, skin tags of dogs; a second page on watching them',
    where: 'betebt.com/article/is-my-dog-s-lump-just-a-dog-skin-tag ; elitesolutions.top/detail/17096.html',
  },
  P403: {
    title: 'Waterloo Animal Hospital, hazy lenses of aging and cataracts',
    where: 'waterlooanimalhospital.com/faq-items/cataracts/',
  },
  P404: {
    title: 'Atlas Pet Hospital, nuclear sclerosis; Daily Puppy, why a vet must tell it from a cataract',
    where:
      'atlaspethosp.com/client-resources/interactive-animal/canine/eyes-ears-skin/eyes/nuclear-sclerosis/ ; dogcare.dailypuppy.com/nuclear-sclerosis-dogs-5057.html',
  },
  P405: {
    title: 'Niagara Frontier Veterinary Society, dark flat spots on the face of orange cats',
    where: 'buffalonews.com/2006/02/09/pets-107/ ; catcurious.com/health:why-do-orange-cats-get-black-spots',
  },
  P406: {
    title: 'Springboro veterinarians, a nose that turns pink in winter',
    where:
      'springborovet.com/blog/this-winter-my-dogs-nose-turned-from-black-to-a-little-pink-should-i-be-worried',
  },
  P407: {
    title: 'Dekens, veterinarian, snow nose and Dudley nose',
    where: 'montgomeryvillagevet.ca/?23&post=61',
  },
  P408: {
    title: 'Canine Care Central, reviewed by a veterinarian: the coat after spaying or neutering',
    where: 'caninecarecentral.com/dog-care/cocker-spaniel-coat-after-spaying-or-neutering/',
  },
  P409: {
    title: 'Drs. Foster & Smith, why nursing dogs lose their coat',
    where: 'peteducation.com/article.cfm?c=2+1628&aid=1195',
  },
  P410: {
    title: 'Fur of point-colored cats darkens where the skin is cool',
    where:
      'pictures-of-cats.org/my-cat-was-shaved-for-sterilization-and-the-new-fur-is-a-different-color-this-explains-why.html ; cat-chitchat.pictures-of-cats.org/2011/07/dark-coated-siamese-cats.html',
  },
  P411: {
    title: 'Black fur that turns rusty in the sun, and what else does it',
    where:
      'petscare.com/news/faq/why-is-my-black-cat-turning-brown ; keepingdog.com/why-is-my-dogs-hair-turning-black',
  },
  P412: {
    title: 'American Kennel Club with its chief veterinarian, rusty stains of the fur',
    where: 'akc.org/expert-advice/health/why-is-my-dogs-fur-changing-color/',
  },
  P413: {
    title: 'Mahaney, veterinarian, brown stains of the beard and the body',
    where: 'petsafe.com/blog/ask-a-vet-why-is-the-fur-on-my-dogs-face-or-body-stained-brown/',
  },
  P414: {
    title: 'Sandeman, veterinarian, flaky skin in dry winter air; a second page on when to go',
    where: 'glenroadsvet.com/blog/2017/01/14/itchy-winter-skin/ ; families.com/ask-a-pets-blogger',
  },
  P415: {
    title: 'Whiskers that cats shed and grow again',
    where:
      'enviroliteracy.org/are-whiskers-falling-off-normal ; ask.com/question/is-it-normal-for-cats-to-lose-their-whiskers',
  },
  P416: {
    title: 'Petful, vet-approved, gray muzzles of young dogs; Hill’s, graying with age and the thyroid',
    where:
      'petful.com/pet-health/can-stop-dog-going-prematurely-gray/ ; hillspet.com/dog-care/behavior-appearance/dogs-muzzle-hair-graying',
  },
  P417: {
    title: 'Cat World, a veterinarian on the fever coat of kittens',
    where: 'cat-world.com/fever-coat-in-cats/',
  },
  P418: {
    title: 'Becker, veterinarian, why cats shed so much at the clinic',
    where: 'drmartybecker.com/petconnection/hair-raising-query-about-cat-fur',
  },
  P419: {
    title: 'Metro Mobile Vet, why a dog sheds so much at the clinic',
    where: 'metromobilevet.com.au/why-does-my-dog-shed-so-much-when-at-the-vet/',
  },
  P420: {
    title: 'Vet Helpful, the scent gland on the tail of dogs',
    where:
      'vethelpful.com/causes-of-and-treatment-for-stud-tail-in-dogs-with-pictures ; dogfoodcare.com/stud-tail-in-dogs',
  },
  P421: { title: 'Greys Matter Vet, bald thighs of greyhounds', where: 'greysmatter.vet/bald-thighs' },
  P422: {
    title: 'University of Minnesota, Animal Dermatology: pattern baldness of dogs',
    where: 'open.lib.umn.edu/animaldermatology2/chapter/canine-pattern-baldness',
  },
  P423: {
    title: 'Dermatology Clinic for Animals, pattern baldness',
    where: 'dcfawa.com/pattern-baldness',
  },
  P424: {
    title: 'Coyner, veterinary dermatologist, dark spots on the belly of dogs',
    where: 'medhelp.org/posts/Animal-Health---General/Dark-Spots-/show/1023495',
  },
  P425: {
    title: 'A veterinary hospital on black spots of the skin: freckles are always flat',
    where: 'hhvh.net/2017/04/17/whats-that-black-spot-on-my-pets-skin/',
  },
  P426: {
    title: 'Hardwick veterinarians, black fly bites on the belly',
    where: 'hardwickvet.com/black-fly-bites/ ; betterpet.com/black-fly-bites-on-dogs',
  },
  P427: {
    title: 'The small lump left where a tick sat',
    where:
      'petscare.com/news/faq/should-there-be-a-lump-after-removing-a-tick-from-a-dog-2 ; reference.com/pets-animals/dog-lump-after-tick-removal-34f8e28657daa52b',
  },
  P428: {
    title: 'The hard tip at the end of the breastbone of dogs',
    where: 'scirps.blog/xiphoid-in-dogs-27758',
  },
  P429: {
    title: 'Face Foundation with the president-elect of the AVMA, the belly flap of cats',
    where:
      'face4pets.org/does-your-cat-have-a-hanging-belly-a-vet-explains-the-primordial-pouch ; dialavet.com/blog/primordial-pouch',
  },
  P430: {
    title: 'What a microchip feels like under the skin',
    where: 'enviroliteracy.org/is-it-normal-to-feel-your-pets-microchip',
  },
  P431: {
    title: 'Vetstreet, lumps of old dogs, and when to worry',
    where: 'vetstreet.com/our-pet-experts/my-dog-has-odd-lumps-when-should-i-worry',
  },
  P432: {
    title: 'Cambridge veterinarians, fatty lumps',
    where: 'cambridgevets.co.nz/pet-animal-services/pet-information/lipoma-2-2',
  },
  P433: {
    title: 'Dermatology clinic in Olympia, oil gland growths of old dogs',
    where: 'dermvetolympia.com/sebaceous-adenoma/',
  },
  P434: {
    title: 'Hatton Veterinary Hospital, the button lump of young dogs',
    where: 'hattonvethosp.blogspot.com/2012/11/lumps-and-bumps-2012.html',
  },
  P435: {
    title: 'The bumps on a dog’s cheeks and chin from which whiskers grow',
    where:
      'taourl.com/read-34082.html ; pawfectpawprint.com/how-to-identify-the-cause-of-a-dog-whisker-bump/',
  },
  P436: {
    title: 'The green line on the belly after a spay or neuter',
    where:
      'superdogwalking.wordpress.com/2014/11/03/the-thin-green-line-tattoos-after-spay-and-neuter-surgey/ ; enviroliteracy.org/what-does-the-green-tattoo-mean-on-a-cats-belly',
  },
  P437: {
    title: 'Barchas, veterinarian, belly buttons taken for lumps',
    where:
      'catster.com/lifestyle/its-true-pets-have-belly-buttons ; dogster.com/lifestyle/ask-a-vet-what-is-the-lump-on-my-dogs-belly',
  },
  P438: {
    title: 'Roberts, veterinary surgeon, navel hernias of dogs',
    where:
      'animaltrust.org.uk/common-conditions/umbilical-hernias-in-dogs ; mydogdoc.com/blogs/advices/umbilical-hernia-in-dogs-mind-the-gap',
  },
  P439: {
    title: 'The third eyelid of sleepy cats',
    where: 'blfilm.com/2020/05/18/why-are-my-cats-eyelids-showing/ ; catscare.blog/?p=1902',
  },
  P440: {
    title: 'Pickett, veterinary eye specialist, eyes that shine in photos',
    where: 'woodhavenlabs.com/photo-eyes.html',
  },
  P441: {
    title: 'Cat World and VetInfo, brown spots in the eye of cats',
    where: 'cat-world.com/brown-spots-in-cats-eye/ ; vetinfo.com/cencyclopedia/cesponiris.html',
  },
  P442: {
    title: 'When the blue eyes of kittens and puppies change color',
    where:
      'cats-castle.com/qa/view/when-do-kittens-change-eye-color ; pets4homes.co.uk/pet-advice/what-makes-some-dogs-have-two-different-coloured-eyes-heterochromia-iridis-.html',
  },
  P443: {
    title: 'Spragley, veterinarian, crumbs in the eyes of cats and flat-faced breeds',
    where: 'acmesponge.com/lifestyle/cat-eye-boogers-vet-explains-154628489.html',
  },
  P444: {
    title: 'Barchas, veterinarian, dried tears in the corner of the eye',
    where: 'catster.com/lifestyle/are-eye-boogers-normal-in-cats',
  },
  P445: {
    title: 'Tillman, veterinarian, a brown spot on the white of a dog’s eye; MedicineNet, colors in the iris',
    where:
      'organic-pet-digest.com/brown-spot-on-dogs-sclera-eye.html ; medicinenet.com/pets/dog-health/dog_has_a_dark_spot_in_one_eye.htm',
  },
  P446: {
    title: 'Indiana Public Media, why Siamese cats are cross-eyed',
    where:
      'indianapublicmedia.org/amomentofscience/siamese-cats-crosseyed.php ; catpicsblog.com/764/cross-eyed-siamese-cat.html',
  },
  P447: {
    title: 'Dalton, veterinarian, eyes of two colors',
    where: 'santafenewmexican.com/news/paws/ask-the-vet/article_b189cd66-05f2-11ec-9e6b-af67301874b2.html',
  },
  P448: {
    title: 'Basset hound eyes, what is normal',
    where: 'irishdogs.ie/-basset-hound-eyes---what-is-normal.html',
  },
  P449: {
    title: 'Crown Vets, small growths of the eyelid of dogs',
    where:
      'crownvets.co.uk/about-us/alison-s-articles/advice-on-meibomian-eyelid-tumours-in-dogs ; animaleyecare.com/common-eye-diseases/eyelid-tumors/',
  },
  P450: {
    title: 'Normal ear wax of dogs by color',
    where: 'thepetlabco.com/learn/dog/health-wellness/dog-ear-wax-color-chart ; pawleaks.com/dog-ear-wax/',
  },
  P451: {
    title: 'The little pocket on a cat’s ear',
    where: 'petscare.com/en-sg/news/post/do-all-cats-have-henrys-pocket',
  },
  P452: { title: 'Nose2Tail Cat Rescue, what an ear tip is', where: 'nose2tailcatrescue.org/eartip' },
  P453: {
    title: 'Ears of German Shepherd puppies go up and down while teething',
    where: 'dogcaretips.net/german-shepherds-ears/',
  },
  P454: {
    title: 'Warm ears of dogs and cats after play, and when it is fever',
    where:
      'thecare.pet/article/what-if-my-dogs-ears-are-hot ; thecare.pet/article/cat-ears-hot-cause-and-solutions',
  },
  P455: {
    title: 'Head shaking after a bath, a swim or ear cleaning',
    where:
      'uahpet.com/blogs/post/dog-keeps-shaking-head-after-bath-causes-and-solutions ; dogbunker.com/tag/scratching-ears ; dogs-palace.com/qa/view/what-should-i-do-if-my-dog-shakes-its-head-after-cleaning-its-ears',
  },
  P456: {
    title: 'The Dog Dish, a dry or warm nose',
    where: 'the-dog-dish.com/uncategorized/the-dry-nose-2/',
  },
  P457: {
    title: 'The thick, dry nose of old dogs',
    where:
      'dogbreedstandards.com/hyperkeratosis-nasal-callus-in-dogs/ ; wisdompanel.com/en-us/blog/dry-nose-hyperkeratosis',
  },
  P458: {
    title: 'Nasal discharge in dogs, also of excited ones; a second page on cold air',
    where:
      'dogbreedstandards.com/nasal-discharge-in-dogs/ ; visualfoodie.com/knowing-when-to-see-a-vet-for-a-dog-runny-nose',
  },
  P459: {
    title: 'Beverly Hills Veterinary Associates, sneezing of happy and of ill dogs',
    where: 'beverlyhillsvets.com/blog/help-my-dog-wont-stop-sneezing',
  },
  P460: {
    title: 'Kistler and Gibbons, veterinarians, a cat’s nose that changes color',
    where: 'thepettreehouse.com/2017/10/why-does-your-cats-nose-change-color.html',
  },
  P461: {
    title: 'Buchanan, veterinarian, and others: dried crumbs in a cat’s nostril',
    where:
      'vethelpdirect.com/ask-a-vet/topic/blood-scab-in-the-nose-of-my-cat ; enviroliteracy.org/why-is-my-indoor-cats-nose-dirty ; welovecatsandkittens.com/cat-health/cat-boogers/',
  },
  P462: {
    title: 'A scraped nose of dogs heals and gets its color back',
    where:
      'puppyaware.com/my-dog-scraped-his-nose-will-it-turn-black-again ; kattentrimsalon.com/dog-scratched-nose/',
  },
  P463: {
    title: 'Sit Means Sit, dogs sneeze from water, dust and perfume',
    where: 'sitmeanssit.com/dog-training-mu/knoxville-dog-training/why-do-dogs-sneeze/',
  },
  P464: {
    title: 'Dial A Vet, claw shells that cats shed',
    where:
      'dialavet.com/vet-answers/post/cat-claw-shedding-normal-17408 ; cuteness.com/article/claw-shedding-cats',
  },
  P465: {
    title: 'Chastain veterinarians, what a dewclaw is; Carolina Pyr Rescue, double dewclaws',
    where:
      'chastainvets.com/blog/2011/10/what-exactly-is-your-dogs-dew-claw/ ; carolinapyrrescue.com/double-dew-claws/',
  },
  P466: {
    title: 'University of Florida Health, extra toes of cats; Casal, veterinarian, on the same',
    where:
      'podcasts.ufhealth.org/when-more-isnt-better/ ; korucuklu.com/cat/slideshows/8-unusual-genetic-anomalies-cats',
  },
  P467: {
    title: 'Hammer, veterinarian, thick pads from rough ground; The Daily Shep on normal pads',
    where:
      'keepingdog.com/can-i-file-my-dogs-paw-pads ; thedailyshep.com/dog-paws-dry-rough-cracked-treatment-management/',
  },
  P468: {
    title: 'Pads of puppies and kittens darken with age',
    where:
      'enviroliteracy.org/do-dogs-paw-pads-change-colour ; cats-castle.com/qa/view/what-do-black-paw-pads-on-cats-mean',
  },
  P469: {
    title: 'Silver, veterinarian, and a clinic: feet that smell like corn chips',
    where:
      'huffpost.com/entry/this-is-why-your-dogs-paws-smell-like-fritos_n_55b1347be4b07af29d57d25c ; abitatraceanimalclinic.com/single-post/2017/04/25/the-sweet-smell-of-frito-feet',
  },
  P470: {
    title: 'Paws that sweat, and the extra pad on the front leg',
    where: 'pets.ca/dogs/tips/why-dog-paws-and-cat-paws-sweat-pet-tip-124/',
  },
  P471: {
    title: 'Great Pet Care and an animal health lexicon, drops at the sheath of male dogs',
    where: 'greatpetcare.com/dog-health/dog-smegma/ ; gamma.enpevet.de, article 42246',
  },
  P472: {
    title: 'Two round bumps at the base of the sheath of excited dogs',
    where: 'doglymail.com/dog-smegma/',
  },
  P473: {
    title: 'Kennett veterinarian, stool stuck in long fur; how to clean it off',
    where:
      'kennettvet.com/emergency_diape_1/ ; purrz.com/blogs/news/how-do-i-get-rid-of-poo-tags-around-my-cat-s-bum',
  },
  P474: {
    title: 'The empty sac after neutering shrinks over weeks',
    where:
      'petscare.com/en-gb/news/faq/how-long-will-my-dogs-sack-shrink-after-neutering ; dogs-palace.com/qa/view/what-do-a-dogs-testicles-look-like-after-neutering',
  },
  P475: {
    title: 'Ice balls between the toes of dogs',
    where:
      'outdoorcanada.ca/snow-can-harm-your-hunting-dogs-paws-heres-how-to-take-care-of-them ; harmonyfarmkennelandlamb.com/ask-the-trainer/tip-of-the-month-snowballs-in-the-paws',
  },
  P476: {
    title: 'The bony bump at the back of a dog’s head',
    where:
      'dogdiscoveries.com/health/why-do-dogs-have-a-bump-on-their-head ; keepingdog.com/what-is-the-bump-on-top-of-a-dog-head/',
  },
  P477: {
    title: 'Veterinary Partner (VIN), elbow hygroma of dogs',
    where: 'vin.com/doc/?id=4952595&pid=17256',
  },
  P478: {
    title: 'Fur that grows back in another color or not at all over a scar',
    where:
      'zootoo.com/answers/question/will-my-dogs-hair-grow-back/answers ; cuteness.com/article/regrow-hair-dogs-scar ; beautdogs.us/dog-hair-not-growing-back-after-hotspot',
  },
  P479: {
    title: 'Dial A Vet, a collar that rubs the fur off',
    where: 'dialavet.com/vet-answers/dog-collar-causing-hair-loss-31563',
  },
  P480: {
    title: 'California Sphynx breeders, the brown oil on hairless cats',
    where: 'californiasphynx.org/post/are-sphynx-cats-actually-high-maintenance ; vandvis.ru/genetics/sphynx',
  },
  P481: {
    title: 'Chinese Crested Club of Canada, blackheads of hairless dogs',
    where: 'chinesecrestedclubcanada.com/?p=31',
  },
  P482: {
    title: 'FirstVet and Vetstreet, chin pimples of young dogs',
    where:
      'firstvet.com/uk/articles/puppy-acne-and-how-to-treat-it ; vetstreet.com/dr-marty-becker/can-dogs-get-pimples',
  },
  P483: {
    title: 'Flea dirt: what it means and what to do',
    where: 'enviroliteracy.org/what-to-do-when-you-see-flea-dirt',
  },
  P484: {
    title: 'Why the belly of a dog has little hair',
    where: 'puptipper.com/why-do-dogs-have-bald-bellies/',
  },
  P485: {
    title: 'Mosquito bites of dogs',
    where: 'dogs-palace.com/qa/view/a-mosquito-bites-a-dog-what-should-i-do',
  },
  P486: {
    title: 'Pendergrass, veterinarian, white patches of skin and fur in dogs and cats',
    where: 'petmd.com/dog/general-health/vitiligo-dogs-and-cats-everything-you-need-know',
  },
  P487: {
    title: 'Three Notch veterinarians, calluses over bony places; a handbook page on the same',
    where:
      'threenotch.com/FAQRetrieve.aspx?ID=55566 ; dogbreedstandards.com/pressure-sores-calluses-in-dogs/',
  },
  P488: {
    title: 'The soft spot on the head of Chihuahuas, and what it must be told from',
    where: 'uvk2.com/chihuahua-molera.html ; chihuahuaalberta.ca/molera.html',
  },
  P489: {
    title: 'Cats born with a bent tail',
    where:
      'petfixclub.com/why-does-my-cat-have-a-kink-in-its-tail/ ; pets4homes.co.uk/pet-advice/kinked-short-tails-in-cats.html',
  },
  P490: {
    title: 'Daily Puppy, shallow and deep splits of a nail',
    where: 'dogcare.dailypuppy.com/happens-dog-splits-his-nail-5719.html',
  },
  P491: {
    title: 'A nail grows back over weeks after a vet has treated it',
    where: 'xzhbc.com/dogs/dog-health/40108.html',
  },
  P492: {
    title: 'Cat World, thick claws of old cats',
    where: 'cat-world.com.au/overgrown-claws-in-cats.html',
  },
  P493: {
    title: 'Randolph, veterinarian, plugged oil glands',
    where: 'mypetsdoctor.com/sebaceous-cysts-dogs-cats ; tamarvets.co.uk/fact-sheets/sebaceous-cysts/',
  },
  P494: {
    title: 'Citizen Canine, the parts of a dog’s paw; a glossary of pads in dogs and cats',
    where:
      'citizencanine.net/essential-facts-about-dog-paws/ ; revealingpaws.com/revealingpaws/UK%20pages/Content%20UK/Glossary/Individual%20Words/Pads.htm',
  },
  P495: {
    title: 'Animal Dermatology Clinic, a bald spot where a shot was given',
    where: 'patients.animaldermatology.com/newsletter/16490/Derm-Digest-December-2011',
  },
  P496: {
    title: 'Daily Puppy and The Nest, scent glands that empty in a fright',
    where:
      'dogcare.dailypuppy.com/anal-gland-release-during-stress-canines-5813.html ; pets.thenest.com/dogs-emit-smells-scared-11878.html',
  },
  P497: {
    title: 'Animal Medical Center and FirstVet, cuts and scrapes: what can be cared for at home',
    where:
      'amcdocs.com/cuts-and-scrapes-in-pets-signs-you-need-to-see-a-vet/ ; firstvet.com/uk/articles/how-to-treat-minor-wounds',
  },
  P498: {
    title: 'Animal Direct, vet-approved steps for a nail cut too short',
    where: 'news.animal.direct/?p=8978',
  },
  P499: {
    title: 'Caring Hearts Animal Hospital, why dogs scoot, and after how many days to go',
    where: 'caringheartsanimalhospital.com/blog/6-reasons-dog-scooting-butt/',
  },
}
