import type { AtlasSources } from './entry.ts'

/** Works on breathing, sleep, behavior, movement, urine and old age. */
export const insideSources: AtlasSources = {
  P500: { title: 'Post Pet Hospital, reverse sneeze', where: 'postpethospital.com/reverse-sneeze' },
  P501: {
    title: 'Riverview Veterinary Group, what is reverse sneezing',
    where: 'riverviewvets.ie/faq-item/What-is-reverse-sneezing-quest-/17',
  },
  P502: {
    title: 'Hidden Brook Veterinary, rapid breathing after exercise',
    where: 'hiddenbrookveterinary.com/dog-rapid-breathing-after-exercise-causes-concerns-and',
  },
  P503: {
    title: 'LoveToKnow Pets, how long panting after exercise is normal',
    where: 'lovetoknowpets.com/dogs/panting',
  },
  P504: { title: 'Vetinfo, is cat snoring normal', where: 'vetinfo.com/cat-snoring-normal.html' },
  P505: {
    title: 'Dogs Palace, is it normal for a dog to hiccup',
    where: 'dogs-palace.com/qa/view/is-it-normal-for-a-dog-to-hiccup',
  },
  P506: { title: 'Cats Castle, how do cats hiccup', where: 'cats-castle.com/qa/view/how-do-cats-hiccup' },
  P507: {
    title: 'Why puppies twitch in their sleep: dreams and seizures told apart',
    where: 'ruhow.org/19045-whydopuppiestwitchintheirsleep.html',
  },
  P508: {
    title: 'PetCareRx, why dogs twitch while sleeping',
    where: 'petcarerx.com/article/dog-twitch-while-sleeping/3489',
  },
  P509: { title: 'Nick Barnett, the snoring of pets', where: 'sleep-apnea-dentist-nj.info/dev/?p=789' },
  P510: {
    title: 'Environmental Literacy Council, why a cat’s back ripples when petted',
    where: 'enviroliteracy.org/why-does-my-cats-back-ripple-when-i-pet-her',
  },
  P511: {
    title: 'LifeLearn, zoomies and puppy freak outs',
    where: 'web4q.lifelearn.com/news/zoomies-fraps-puppy-freak-outs',
  },
  P512: {
    title: 'Gromer, why dogs do zoomies, with J. Arce of the AVMA',
    where: 'dagnygromer.wordpress.com/2021/03/19/why-do-dogs-do-zoomies/',
  },
  P513: {
    title: 'Truffle Paws, cat zoomies and the midnight crazies',
    where: 'trufflepaws.com/blog/cat-zoomies-understanding-the-midnight-crazies',
  },
  P514: {
    title: 'Skeptical Kitten, why cats run around at night, with M. Delgado of UC Davis',
    where: 'skepticalkitten.com/cats/why-your-cat-runs-around-at-night-like-a-maniac-according-to-science',
  },
  P515: {
    title: 'Cranberry Holistic Pet Care, weird cat behaviors explained',
    where: 'cranberryholisticvet.com/figuring-out-your-feline-weird-cat-behaviors-explained/',
  },
  P516: {
    title: 'Toledo Animal Rescue, written by a veterinarian: why dogs shake and tremble',
    where:
      'toledoanimalrescue.org/news-events/newsroom.html/article/2016/01/18/why-does-my-dog-shake-and-tremble-',
  },
  P517: {
    title: 'Why dogs shake: feelings, cold, water and illness',
    where: 'trendsmask.com/why-do-dogs-shake-176534.html',
  },
  P518: { title: 'Shivering after grooming', where: 'xzhbc.com/dogs/dog-health/133861.html' },
  P519: {
    title: 'Harmless and medical reasons why dogs tremble, and when to see a vet',
    where: 'xzhbc.com/dogs/dog-health/105196.html',
  },
  P520: {
    title: 'No Kill Puppy Placement, excitement and submissive urination',
    where: 'nokillpuppyplacement.tripod.com/id50.html',
  },
  P521: {
    title: 'Vetstreet, written by a veterinarian: why does my dog chase his tail',
    where: 'vetstreet.com/dogs/why-does-my-dog-chase-his-tail',
  },
  P522: {
    title: 'Pets.ca, puppies chasing their tails',
    where: 'pets.ca/dogs/tips/tip-9-puppies-chasing-their-tails-should-you-be-concerned/',
  },
  P523: {
    title: 'Common dog behaviors explained: tails, barking and howling',
    where: 'lagille.com/11-common-behaviors-cute-dogs-explained/2/',
  },
  P524: {
    title: 'Why dogs howl when they hear sirens',
    where: 'trendsmask.com/why-do-dogs-howl-when-they-hear-sirens-217722.html',
  },
  P525: {
    title: 'One Top Dog, why dogs hump toys, and when to worry',
    where: 'onetopdog.com/why-do-dogs-hump-toys',
  },
  P526: { title: 'Woof Work, reading dogs: mounting', where: 'woofwork.ca/blog/reading-dogs-11-mounting/' },
  P527: {
    title: 'Live Long and Pawspurr, why kittens suck on blankets',
    where: 'livelongandpawspurr.com/blog/why-does-my-kitten-suck-on-blankets/',
  },
  P528: {
    title: 'My cat suckles like a baby: swallowed cloth can block the bowel',
    where: 'kamagrabax.com/my-cat-suckles-like-a-baby/',
  },
  P529: {
    title: 'Kitten meowing all the time in a new home',
    where: 'islamakam.com/2023/02/01/kitten-meowing-all-the-time/',
  },
  P530: {
    title: 'Bath Cats and Dogs Home, the first days and nights of a puppy',
    where: 'bathcatsanddogshome.org.uk/pet-care-advice/puppy-essentials-the-first-days-and-nights',
  },
  P531: {
    title: 'Chevromist, why puppies cry in the first night',
    where: 'chevromist.com/first-night-crying/',
  },
  P532: {
    title: 'PetWellbeing, do dogs experience muscle soreness',
    where: 'petwellbeing.com/blogs/news/do-dogs-experience-muscle-soreness',
  },
  P533: {
    title: 'Columbia River Veterinary Specialists, strain and soft tissue injury',
    where: 'columbiarivervet.com/june-musculoskeletal-strain-soft-tissue-injury/',
  },
  P534: {
    title: 'Do pets sleep longer in cold winter weather',
    where: 'kensclearwater.com/web-stories/do-pets-sleep-longer-in-cold-winter-weather/',
  },
  P535: {
    title: 'Favor.pet, winter care of cats: sleep and water',
    where: 'favor.pet/2025/12/time-to-activate-your-cats-winter-care.html',
  },
  P536: {
    title: 'SSP Daily, with S. Kalambi, veterinarian: why a cat sleeps a lot in winter',
    where: 'sspdaily.com/section-life/article-5-reasons-why-your-cat-sleeps-a-lot-in-winter-27-02-2024.html',
  },
  P537: {
    title: 'Cats Castle, how cats drink in winter',
    where: 'cats-castle.com/qa/view/how-do-cats-drink-water-in-winter',
  },
  P538: { title: 'Your Vet Friend, dog joints popping', where: 'yourvetfriend.com/dog-joints-popping/' },
  P539: {
    title: 'Clicking joints in dogs',
    where: 'caninelifeco.co.uk/dog-joint-care/clicking-joints-in-dogs-tips-care/',
  },
  P540: {
    title: 'Pets Tutorial, why a dog sits weird',
    where: 'petstutorial.com/why-is-my-dog-sitting-weird/',
  },
  P541: {
    title: 'S. Jackson, the lazy sit of puppies, and when to be concerned',
    where:
      'gemepet.com/why-does-my-dog-sit-like-that-the-lazy-sit-explained-and-when-you-should-be-concerned/',
  },
  P542: {
    title: 'The frog sit and the sploot of dogs',
    where: 'calendar-australia.com/faq/what-is-a-dog-frog-sit',
  },
  P543: { title: 'The Cat Site, signs of aging in cats', where: 'thecatsite.com/c/signs-of-aging-in-cats/' },
  P544: {
    title: 'Meow Ease, normal signs of aging in cats and signs for a vet',
    where: 'meowease.com/20-signs-of-aging-in-cats-that-are-normal-and-8-that-require-a-vet-visit',
  },
  P545: {
    title: 'Signs that a dog is aging',
    where: 'reference.com/pets-animals/signs-dog-aging-b24553e54fca1a11',
  },
  P546: {
    title: 'PetAcoustics, hearing from puppy to senior',
    where: 'petacoustics.com/blog/hearing-health-from-puppy-to-senior',
  },
  P547: { title: 'C-Ville, hearing loss in pets', where: 'c-ville.com/sound-off-hearing-loss-pets/' },
  P548: {
    title: 'Companion Animal Community Center, settling in a new dog',
    where: 'companionanimalcommunitycenter.org/settling-in-your-new-foster-adopted-dog',
  },
  P549: {
    title: 'Dog Trainer Albany, the first three days of a rescue dog',
    where: 'dogtraineralbany.com/the-first-3-days-helping-your-rescue-dog-decompress',
  },
  P550: {
    title: 'Chewy, with veterinary specialists: why dogs sneeze when playing',
    where: 'chewy.com/education/dog/training-and-behavior/why-do-dogs-sneeze-when-playing',
  },
  P551: {
    title: 'Earth of Pet, E. Hale: why a dog groans when it lies down',
    where: 'earthofpet.com/why-your-dog-groans-when-they-lie-down-and-what-it-means',
  },
  P552: {
    title: 'Environmental Literacy Council, why a dog groans while lying down',
    where: 'enviroliteracy.org/why-does-my-dog-groan-while-lying-down/',
  },
  P553: {
    title: 'Environmental Literacy Council, purrs, shakes and tremors of cats',
    where: 'enviroliteracy.org/is-cat-vibrating-normal/',
  },
  P554: {
    title: 'Mr. Boss Cat, trembling while purring',
    where: 'mrbosscat.com/why-is-my-cat-trembling-while-purring/',
  },
  P555: {
    title: 'Days Pets, why a cat’s tail vibrates',
    where: 'dayspets.com/why-does-my-cats-tail-vibrate/',
  },
  P556: { title: 'The Nest, catnip and drooling', where: 'pets.thenest.com/catnip-cat-drool-8927.html' },
  P557: {
    title: 'Animal Health Digest, catnip basics',
    where: 'animalhealthdigest.com/catnip-basics-the-original-feline-high-includes-videos',
  },
  P558: {
    title: 'Banfield Pet Hospital, why is my dog complaining',
    where:
      'banfield.com/pet-healthcare/additional-resources/article-library/behavior/why-is-my-dog-complaining',
  },
  P559: { title: 'CatProud, how long cats sleep', where: 'catproud.com/category/photo/SCENE/1/' },
  P560: {
    title: 'Your Dog’s Best Days, tired after boarding',
    where: 'yourdogsbestdays.com/blog/dog-tired-after-boarding/',
  },
  P561: {
    title: 'Wagging Tails, how long a dog acts differently after grooming',
    where: 'waggingtails.com/blog/how-long-will-my-dog-act-differently-after-grooming/',
  },
  P562: {
    title: 'Environmental Literacy Council, acting weird after grooming',
    where: 'enviroliteracy.org/how-long-will-my-dog-act-weird-after-grooming',
  },
  P563: {
    title: 'Pet Helpr, house soiling of adopted dogs',
    where: 'pethelpr.co/dogs/solve-behavior-problems/house-soiling.html',
  },
  P564: {
    title: 'Hinsdale Humane Society, house training of a new dog',
    where: 'hinsdalehumanesociety.org/adopt/your-new-dog/house-training',
  },
  P565: {
    title: 'Cat Behavior Associates, litter box training of kittens',
    where: 'catbehaviorassociates.com/kitten-litter-box-training/3/',
  },
  P566: {
    title: 'Rock Your Pets, accidents of kittens outside the litter box',
    where: 'rockyourpets.com/is-it-normal-for-kittens-to-have-accidents-outside-the-litter-box',
  },
  P567: {
    title: 'Trovet, why a cat drinks more on dry food',
    where: 'trovet.com/faq/why-does-my-cat-drink-more-when-feeding-dry-food/',
  },
  P568: {
    title: 'Drs. Foster and Smith, how much water a pet should drink',
    where: 'peteducation.com/article_print.cfm?c=21+1276+1770&aid=1055',
  },
  P569: {
    title: 'How much water a dog or cat should drink, written by veterinarians',
    where: 'petfriendlysites.com/?p=24258',
  },
  P570: {
    title: 'Animal care blog of a veterinary clinic, spraying in cats',
    where: 'animalcare.mystrikingly.com/blog/spraying-in-cats',
  },
  P571: {
    title: 'Find A Local Vet, what causes cats to spray',
    where: 'findalocalvet.com/Featured-News/2016/What-Causes-Cats-to-Spray-.aspx',
  },
  P572: {
    title: 'Capital Gazette, ask a vet: cold takes a toll on dogs’ feet',
    where: 'capitalgazette.com/cg2-arc-140221cc-vet-20140221-story.html',
  },
  P573: {
    title: 'Outdoor Canada, ice balls in the paws',
    where: 'outdoorcanada.ca/snow-can-harm-your-hunting-dogs-paws-heres-how-to-take-care-of-them',
  },
  P574: {
    title: 'Derp Pets, why dogs walk funny in boots',
    where: 'derppets.com/why-do-dogs-walk-funny-in-boots/',
  },
  P575: { title: 'WV Cats, why a cat is clumsy', where: 'wvcats.com/why-is-my-cat-so-clumsy' },
  P576: { title: 'Catscapades, cats that tumble', where: 'matilijapress.com/catscapades/?p=4542' },
  P577: { title: 'Handlebar, how long a new cat hides', where: 'handlebar-online.com/?p=251841' },
  P578: {
    title: 'Puppy Dog Pro, puppies that pee when excited',
    where: 'puppydogpro.com/submissive-urination/',
  },
  P579: {
    title: 'Boston Street Animal Hospital, how much water a pet should drink',
    where: 'bostonstreetvet.com/canine-health/how-much-water-should-my-pet-drink/',
  },
  P580: {
    title: 'Snout Hub, the first 30 days of a new dog',
    where: 'snouthub.com/resources/step-9-first-30-days-decompression-3-3-3-rule',
  },
  P581: { title: 'Virbac, why dogs bark and cats meow', where: 'us.virbac.com/meow-and-bark' },
  P582: {
    title: 'Environmental Literacy Council, how long it takes a dog to stop panting',
    where: 'enviroliteracy.org/?p=226277',
  },
  P583: {
    title: 'Healing Springs Animal Hospital, is your dog peeing too much',
    where: 'healingspringsanimalhospital.nwsltr.info/2019/04/12/is-your-dog-peeing-too-much/',
  },
  P584: {
    title: 'How many hours dogs sleep, with N. Savageau, veterinarian',
    where: 'crittercorner.my.id/how-many-hours-a-day-do-dogs-sleep-average-sleep-for-puppies-seniors/.html',
  },
  P585: {
    title: 'Dog sleep: what is normal and when to worry',
    where: 'mesanimauxdecompagnieetmoi.com/dog-sleeping-too-much-whats-normal-when-to-worry',
  },
  P586: {
    title: 'A. Farricelli, why a dog carries a toy and whines',
    where: 'pethelpful.com/dogs/Why-is-My-Dog-Carrying-a-Toy-in-the-Mouth-and-Whining',
  },
  P587: {
    title: 'Misfit Animals, whining and carrying a toy',
    where: 'misfitanimals.com/dogs/why-is-my-dog-whining-and-carrying-a-toy/',
  },
}
