import type { AtlasSources } from './entry.ts'

/** Works opened for sudden scares, the box and the bowl, small things of eyes, skin and breath, and what lasts. */
export const everydaySources: AtlasSources = {
  P800: {
    title: 'A cat that peed outside its box once, and what it means',
    where: 'uahpet.com/blogs/post/cat-peed-outside-litter-box-once-what-it-means-and-how-to-respond',
  },
  P801: {
    title: 'Hiccups of puppies: minutes after food or play, and when to call a vet',
    where:
      'growlsnarlsnap.com/why-does-my-puppy-have-hiccups/ ; raisingorphanpuppies.blogspot.com/2012/05/puppy-hiccups.html',
  },
  P802: {
    title: 'Dial A Vet, mild bruising beside the cut after surgery fades within a week',
    where: 'dialavet.com/vet-answers/cat-neuter-surgery-bruising-35056',
  },
  P803: {
    title: 'Provet, why fur is clipped for a drip, and how it grows back',
    where: 'provet.co.uk/petfacts/healthtips/hairclipping.htm',
  },
  P804: {
    title: 'VirtuaVet, a cat that drools after medicine, and when it is a reaction; Dial A Vet on foam',
    where:
      'virtuavet.wordpress.com/2014/01/01/cat-drooling-after-medicine/ ; dialavet.com/vet-answers/cat-foaming-mouth-medication-23374',
  },
  P805: {
    title: 'Coppola, behaviorist, and Animal Path: cats that pant and cry in the car',
    where: 'kattentrimsalon.com/why-does-my-cat-pant-in-the-car/ ; animalpath.org/cats-panting-in-car/',
  },
  P806: {
    title: 'Veterinary Ophthalmic Consulting, mucus in deep-set eyes; a textbook page on the same',
    where:
      'veterinaryophthalmicconsulting.com/pages/medial-canthal-pocket-syndrome ; elsevier-elibrary.com (58977, page 76)',
  },
  P807: {
    title: 'Pet Health Hospital, pool water and the eyes of dogs',
    where: 'pethealthhospital.com/chlorine-pools-pets/',
  },
  P808: {
    title: 'Kitty Help Desk, why cats cry while they carry a toy',
    where: 'kittyhelpdesk.com/help-desk/meowing-while-carrying-toy',
  },
  P809: {
    title: 'Why cats stare at walls, and when to worry; a veterinarian on staring that is a seizure',
    where:
      'alibaba.com/product-insights/why-does-my-cat-stare-at-the-wall-weird-behaviors-explained-by-vets.html ; blog.justanswer.com/my-cat-just-stares-he-having-seizure',
  },
  P810: {
    title: 'Brown, veterinarian, why dogs flop to the ground on walks',
    where: 'drool.pet/blogs/the-why/why-dogs-flop-to-the-ground-on-walks',
  },
  P811: {
    title: 'Radosta, specialist in behavior, wide pupils of cats',
    where: 'drlisaradosta.com/feline-body-language-dilated-pupils/',
  },
  P812: {
    title: 'Cough of dogs that pull on the leash, and when it is more',
    where:
      'puppymatters.com/how-to-help-your-dog-stop-coughing-after-leash-pulling/ ; dogstodaythinktank.blogspot.com/2009/07/harnessing-persistant-cough.html',
  },
  P813: {
    title: 'VetWell, fly bites on the ears of dogs: care at home, and when it is severe',
    where: 'vetwell.com.au/news/fly-bite-dermatitis ; dogbreedstandards.com/fly-bite-dermatitis-in-dogs/',
  },
  P814: {
    title: 'Dogster with T. Jensen, veterinarian, and Blue Valley Animal Hospital: the red tip of male dogs',
    where:
      'qa.dogster.com/dog-health-care/dog-lipsticks-and-dog-paraphimosis ; bluevalleyanimalhospital.net/blog/what-to-do-about-your-dogs-red-rocket/',
  },
  P815: {
    title:
      'Environmental Literacy Council, cats that hide in a new home or from a newcomer, and for how long',
    where: 'enviroliteracy.org/is-it-normal-for-new-cats-to-hide-all-day/',
  },
  P816: {
    title: 'Pet Keen with K. Kanowski, veterinarian, why Ragdolls go limp',
    where: 'petkeen.com/why-is-my-ragdoll-cat-going-limp/',
  },
  P817: {
    title: 'Kinship with N. Rakestraw, veterinarian, static shocks between people and pets',
    where: 'kinship.com/pet-health/getting-shocked-when-touching-pet',
  },
  P818: {
    title: 'Daily Puppy, black gums and blue-black tongues of Chows and other breeds',
    where: 'dogcare.dailypuppy.com/chows-purple-gums-5834.html',
  },
  P819: {
    title: 'Animal Care Center, limping of cats that misjudged a jump, and emergencies',
    where: 'animalcarecenter.com/limping-in-cats/',
  },
  P820: {
    title: 'Adobe Veterinary Center, normal play and aggression of dogs and cats',
    where: 'adobevetcenter.com/normal-play-vs-aggressive-tendencies/',
  },
  P821: {
    title: 'Greenfields Vet, lenses of old age and cataracts; Star Tribune on aging eyes',
    where: 'greenfieldsvet.com.au/eyes/ ; startribune.com/your-aging-pet-may-have-trouble-seeing/600272645/',
  },
  P822: {
    title: 'Catster, a veterinarian on a cat that coughs after drinking',
    where: 'catster.com/ask-the-vet/my-cat-coughs-after-drinking-water',
  },
  P823: {
    title: 'Vetstreet, grief in dogs and cats',
    where: 'vetstreet.com/learn/grief-in-dogs-and-cats',
  },
  P824: {
    title: 'Why dogs shake themselves after waking, and when it is the ears',
    where: 'keepingdog.com/do-dogs-shake-to-wake-up/',
  },
  P825: {
    title: 'Third eyelids of dogs: pale edges, haws, and cherry eye',
    where:
      'humaneanimalrescueteam.ca/blog/posts/2013/mutterings-eyelids.aspx ; lyotomachida.net/2020/02/20/why-is-my-dogs-third-eyelid-white/',
  },
  P826: {
    title: 'Dial A Vet, fast breath in sleep: dreams, and over 30 a minute',
    where:
      'dialavet.com/vet-answers/post/cat-breathing-fast-during-sleep-202189 ; dialavet.com/blog/breathing-rapidly-when-sleeping-when-should-you-be-concerned',
  },
  P827: {
    title: 'Pet Keen, colors of dog urine: darker in the morning, and the abnormal ones',
    where: 'petkeen.com/dog-urine-color-chart/',
  },
  P828: {
    title: 'Buchanan, veterinarian, and Healthy Pawsibilities: baby teeth that stay',
    where:
      'vethelpdirect.com/?p=21134 ; healthypawsibilities.com/my-puppy-is-almost-seven-months-old-and-he-has-two-sets-of-fangs-should-i-be-worried',
  },
  P829: {
    title: 'Fluent Woof, what is normal after the glands were emptied, and what is not',
    where: 'fluentwoof.com/anal-gland-expression-side-effects/',
  },
  P830: {
    title: 'Belly that turns red after grass: what is normal and when to go',
    where: 'mpgames.net/my-dogs-belly-turns-red-after-grass-allergy-or-irritation',
  },
  P831: {
    title: 'Puppies that scratch at a new collar',
    where: 'pawfectpawprint.com/how-to-stop-a-puppy-scratching-its-collar-constantly/',
  },
  P832: {
    title: 'A spay cut on day seven: thin scabs and thread ends, and what is not normal',
    where: 'cats-castle.com/qa/view/what-should-a-spay-incision-look-like-on-day-7',
  },
  P833: {
    title: 'What to check when a cat was stepped on; Dogster, a veterinarian on a pup that limps after it',
    where:
      'cats-kingdom.org/the-whats/what-to-do-if-you-accidentally-step-on-your-cat-2 ; dogster.com/lifestyle/i-stepped-on-my-puppys-foot-what-should-i-do',
  },
  P834: {
    title: 'Lund, veterinarian, on what litter cats like and why they leave the box',
    where: 'idairco.com/why-do-cats-suddenly-pee-outside-the-litter-box',
  },
  P835: {
    title: 'Pine Creek and Neffsville veterinarians: one soft stool can wait, and when to call',
    where:
      'pinecreekvet.com/about-us/gallery/more-pets/why-does-my-pet-have-diarrhea ; neffsvillevet.com/diarrhea/',
  },
}
