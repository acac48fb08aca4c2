import type { AtlasSources } from './entry.ts'

/** What was opened for the first entries, and what is said there where the title does not tell. */
export const firstSources: AtlasSources = {
  P101: {
    title: 'MuraBella Animal Hospital, surgical discharge form',
    where: 'murabellaanimalhospital.com/surgical-discharge-form/',
  },
  P102: {
    title: 'Veterinary Hospital of Alvin, post-surgical care',
    where: 'veterinaryhospitalofalvin.com/post-surgical-care.html',
  },
  P103: {
    title: 'My Best Friend Veterinary, general surgery, care after the operation',
    where: 'mybestfriendvet.com/videos/general-surgery-postoperative-care/',
  },
  P104: {
    title: 'Chappelle Vet, how to monitor an incision',
    where: 'chappellevet.ca/category/how-to-do/',
  },
  P105: { title: 'Gruda Veterinary Hospital, care after a spay', where: 'grudavet.com/ovh/' },
  P106: {
    title: 'Blue Cross Pet Hospital, post-anesthetic instructions',
    where: 'bluecrosspethospital.net/post-anesthetic-instructions.pml',
  },
  P107: {
    title: 'AVMA text on what to expect after a vaccination, as printed by Noble Hound Vet',
    where: 'noblehoundvet.com/client-education/what-to-expect-after-your-pets-vaccination/',
  },
  P108: {
    title: 'Animal Spay Neuter clinic, what to look for after a vaccination',
    where: 'animalspayneuter.com/services/vaccinations/vaccine-reactions/',
  },
  P109: {
    title: 'VCA Animal Hospitals, home breathing rate evaluation',
    where: 'vcahospitals.com/know-your-pet/home-breathing-rate-evaluation',
  },
  P110: {
    title: 'Clinician’s Brief 2017, home respiratory rate monitoring in dogs and cats',
    where: 'cliniciansbrief.com/article/home-respiratory-rate-monitoring-dogs-cats',
  },
  P111: {
    title: 'Talavera 2022, reverse sneezing in dogs, 30 cases, Vet Sci 9(12):665',
    where: 'mdpi.com/2306-7381/9/12/665',
  },
  P112: {
    title: 'Meadows Veterinary Clinic, reverse sneezing in dogs',
    where: 'meadowsvetclinic.com/reverse-sneeze.html',
  },
  P113: {
    title: 'Veterinary Partner (VIN), runny eyes',
    where: 'veterinarypartner.vin.com/default.aspx?catId=254095&id=4951527&pid=19239',
  },
  P114: {
    title: 'VCA Animal Hospitals, eye discharge or epiphora in dogs',
    where: 'vcahospitals.com/know-your-pet/eye-discharge-or-epiphora-in-dogs',
  },
  P115: {
    title: 'Veterinary clinic at azvet.com, my dog has eye discharge, do I need to see the vet',
    where: 'azvet.com/my-dog-has-eye-discharge-do-i-need-to-see-the-vet',
  },
  P116: {
    title: 'Vet Corner of the Fiji Times, dreaming or a seizure',
    where: 'fijitimes-prod.eu-west-1.elasticbeanstalk.com/vet-corner-is-my-dog-dreaming-or-having-seizure/',
  },
  P117: {
    title: 'Two veterinarians of Heart of Chelsea Animal Hospital on puppy hiccups',
    where: 'rslive.bslcore.com/article.php?aid=3508',
  },
  P118: {
    title: 'Dial A Vet, a cat that freezes with an open mouth after sniffing',
    where: 'dialavet.com/vet-answers/cat-sniff-freezes-moment-50336',
  },
  P119: { title: 'Clinician’s Brief, coprophagia', where: 'cliniciansbrief.com/article/coprophagia' },
  P120: {
    title: 'University of Florida Health, a tooth fairy for the furry',
    where: 'podcasts.ufhealth.org/a-tooth-fairy-for-the-furry/',
  },
  P121: {
    title: 'VCA Animal Hospitals, what a short snout means; UFAW, airway obstruction of the English bulldog',
    where:
      'vcahospitals.com/shop/home/articles/what-does-it-mean-for-your-pet-if-they-have-a-short-snout ; ufaw.org.uk/dogs/english-bulldog-brachycephalic-airway-obstruction-syndrome-baos',
  },
  P122: {
    title: 'Pets Referral Center, the case of the puzzling paper towel',
    where: 'petsreferralcenter.wordpress.com/2012/02/03/the-case-of-the-puzzling-paper-towel/',
  },
  P123: {
    title: 'Vetstreet, Becker, will my dog get sick if he eats bugs',
    where: 'vetstreet.com/dr-marty-becker/will-my-dog-get-sick-if-he-eats-bugs',
  },
  P124: {
    title: 'ASPCA Animal Poison Control Center, bad bugs',
    where: 'aspca.org/news/bad-bugs-bad-bugs-what-you-should-do-keep-your-pets-safe',
  },
  P125: {
    title: 'Walden (Mallard Creek Animal Hospital), houseplants that are safe, after the list of ASPCA',
    where: 'mallardcreekvet.com/dr-waldens-blog/houseplants-that-are-safe-for-dogs-and-cats',
  },
  P126: {
    title: 'Montgomery Animal Hospital, are poinsettias really poisonous',
    where: 'montgomeryanimalhospital.com/are-poinsettias-really-poisonous-to-pets/',
  },
  P127: {
    title: 'Pickett (Saturday Evening Post), toxic holiday plants',
    where: 'saturdayeveningpost.com/2020/12/ask-the-vet-toxic-holiday-plants/',
  },
  P128: {
    title: 'Pet Poison Helpline, packaging freshness packets',
    where: 'petpoisonhelpline.com/pet-safety-tips/packaging-freshness-packets-really-toxic-dogs',
  },
  P129: {
    title: 'ASPCA, five items pet parents should not worry about',
    where: 'aspca.org/news/dont-panic-five-items-pet-parents-shouldnt-worry-about',
  },
  P130: { title: 'Pet Poison Helpline, glow jewelry', where: 'petpoisonhelpline.com/poison/glow-jewelry/' },
  P131: {
    title: 'Tufts Catnip, healthy weight loss goes slowly',
    where: 'tuftscatnip.com/foodandnutrition/healthy-weight-loss-goes-slowly/',
  },
  P132: {
    title: 'Denenberg 2017, differentials of cognitive decline, in Canine and Feline Dementia',
    where: 'doi 10.1007/978-3-319-53219-6_2',
  },
  P133: {
    title: 'Conrad Weiser Animal Hospital, when cat meowing tells of a medical problem',
    where: 'conradweiseranimalhospital.com/blog/when-cat-meowing-indicates-a-medical-problem/',
  },
  P134: {
    title: 'University of Florida Health, when the cat’s meow becomes too much',
    where: 'podcasts.ufhealth.org/when-the-cats-meow-becomes-too-much/',
  },
  P135: {
    title: 'Veterinary Practice, separation-related behaviours in puppies',
    where:
      'dev.veterinary-practice.com/article/preventing-separation-related-behaviours-developing-in-puppies',
  },
  P136: {
    title: 'Bath Cats and Dogs Home, nervous cats',
    where: 'bathcatsanddogshome.org.uk/pet-care-advice/nervous-cats',
  },
  P137: {
    title: 'HAWS animal shelter in Britain, your new cat or kitten',
    where: 'haws-animals.org.uk/about/features/your-new-cat-or-kitten/',
  },
  P138: {
    title: 'Carlson Animal Hospital, fear of fireworks and thunderstorms',
    where: 'carlsonanimalhospitals.com/blog/tag/pet-fireworks-anxiety/',
  },
  P139: {
    title: 'Veterinary e-course of IASRI in India, signs of heat in the bitch',
    where: 'ecoursesonline.iasri.res.in/mod/page/view.php?id=150573',
  },
  P140: {
    title: 'Encyclopedia of a veterinary clinic, pyometra in dogs',
    where: 'lakesidevc.com/encycEntry_SECTION-ClinicalSigns-ENTRY-91-COLLECTION-EncycIllness.html',
  },
  P141: {
    title: 'Reilly (Belfast Telegraph), bleeding again two weeks after a heat',
    where: 'pressreader.com/uk/belfast-telegraph-weekend/20180407/282011852929900',
  },
  P142: {
    title: 'Fostvedt, Pet Talk, false pregnancy in dogs',
    where:
      'mtexpress.com/wood_river_journal/features/pet-talk-false-pregnancy-in-dogs/article_e863070c-431a-11ec-97ea-577d3fcd345a.html',
  },
  P143: { title: 'Veterinary textbook on behavior, the estrous queen', where: 'newlib.net/nw_rd1145651/p55' },
  P144: {
    title: 'Animal Behavior for Shelter Veterinarians and Staff, pyometra in the cat',
    where: 'knigalit.ru/avtori/gruppa-avtorov/book2381042/chitat/?page=158',
  },
  P145: {
    title: 'Client handout, hypertrophic osteodystrophy of growing puppies',
    where: 'studylib.net/doc/7866904/hypertrophic_osteodystrophy',
  },
  P146: {
    title: 'VCA Animal Hospitals, canine respiratory illness',
    where: 'vcahospitals.com/press-center/vca-news/canine-respiratory-illness',
  },
  P147: { title: 'Sentinel Veterinary Specialists, kennel cough', where: 'sentinelvse.com/blog/2021/03/' },
  P148: {
    title: 'The Vets, why is my dog or cat not eating',
    where: 'thevets.com/blog/why-is-my-dog-cat-not-eating',
  },
  P149: {
    title: 'Robinett (Bel Marin Animal Hospital), why is my dog shaking her head',
    where: 'dogtrekker.com/why-is-my-dog-shakin-her-head/',
  },
  P201: {
    title: 'VCA Animal Hospitals, prednisolone and prednisone',
    where: 'vcahospitals.com/main/pet-health-information/article/animal-health/prednisolone-prednisone/643',
  },
  P202: {
    title:
      'Bayview Village Veterinary Clinic, prednisone: effects in dogs and in cats, sugar disease, ulcers',
    where: 'bayviewvillagevetclinic.ca/pet-health-resources/articles/?rid=17202',
  },
  P203: {
    title: 'Third Street Veterinary Hospital, phenobarbital: drowsy for 7 to 10 days, but not staggering',
    where: 'thirdstreetvet.com/nss-folder/cehandoutfiles/Phenobarbital.htm',
  },
  P204: {
    title: 'Effects of phenobarbital in 77 cats with epilepsy (abstract)',
    where:
      'discovery.researcher.life/article/prevalence-and-clinical-characteristics-of-phenobarbitone-associated-adverse-effects-in-epileptic-cats/d15b4b81e6ec33b5b7db7f9800869004',
  },
  P205: {
    title: 'Texas West veterinarian, furosemide: thirst and more urine are expected',
    where: 'texaswestveterinarian.com/furosemide/',
  },
  P206: {
    title: 'Just Cats Clinic, gabapentin: drowsy, a little wobbly, over within 12 hours',
    where: 'justcatsclinic.com/it-must-be-magic-how-gabapentin-can-change-your-cats-vet-visit',
  },
  P207: {
    title: 'Seattle Veterinary Associates, trazodone and gabapentin before a visit',
    where: 'seattlevetassoc.com/stressed-pets-at-the-vet/',
  },
  P208: {
    title: 'A veterinary clinic on joint disease: stiff after rest, worse in cold and damp',
    where: 'persimmoncah.com/2011/12/02/dog-joint-pains/',
  },
  P209: {
    title: 'Banfield Pet Hospital, shedding in dogs and cats, and when it is not shedding',
    where:
      'banfield.com/pet-healthcare/additional-resources/article-library/conditions-illnesses/cat-dog-shedding',
  },
  P210: {
    title: 'LePar Animal Hospital, how much shedding is too much',
    where: 'leparvet.net/much-shedding-much/',
  },
  P211: {
    title: 'Animal Dermatology Clinic of BC, hair loss on both sides and hormones',
    where: 'bcskinvet.com/hair-loss-hormonal-disease.php',
  },
  P212: {
    title: 'University of Minnesota, Animal Dermatology: hair that does not regrow after clipping',
    where: 'open.lib.umn.edu/animaldermatology2/chapter/canine-post-clipping-alopecia',
  },
  P213: {
    title: 'Gail, veterinarian: thin hair in front of a cat’s ears, and when it is not that',
    where: 'nightowlgail.wordpress.com/2014/09/01/preauricular-alopecia-in-cats/',
  },
  P214: {
    title: 'FirstVet, elbow calluses in dogs',
    where: 'firstvet.com/us/articles/elbow-calluses-in-dogs',
  },
  P215: {
    title: 'Canberra Cat Vet, cat acne, mild and severe',
    where: 'canberracatvet.com.au/2020/07/30/cat-acne',
  },
  P216: {
    title: 'University of Florida Health, feline acne can be painful',
    where: 'podcasts.ufhealth.org/feline-acne-its-painfully-real/',
  },
  P217: {
    title: 'Race Foster, veterinarian: puppy impetigo',
    where: 'peteducation.com/article.cfm?c=2+1592&aid=878',
  },
  P218: {
    title: 'Clinician’s Brief, deep skin infection after bathing, with pain, fever and one death',
    where: 'cliniciansbrief.com/article/postgrooming-furunculosis',
  },
  P219: {
    title: 'WSAVA Congress 2017, page 263: deep skin infection about two days after bathing',
    where: 'wsava2017.net/files/basic-html/page263.html',
  },
  P220: {
    title: 'Animal Urgent Care, mild, moderate and severe reactions to stings',
    where: 'animalurgentcare.com/index.cfm?Page=Emergency-Allergic-Reactions',
  },
  P221: {
    title: 'Elwood Vet, bee and wasp stings',
    where: 'elwoodvet.net/bee-and-wasp-stings',
  },
  P222: {
    title: 'Eastown Veterinary Clinic, AVMA handout on what to expect after a vaccine',
    where: 'eastownvet.com/faqs/what-risks-or-side-effects-are-there-when-vaccinating-my-pet',
  },
  P223: {
    title: 'AVMA News 2011, the handout for clients on vaccination',
    where: 'avma.org/News/JAVMANews/Pages/110815k.aspx',
  },
  P224: {
    title: 'Veterinary Partner (VIN), skin reactions to spot-on flea and tick products',
    where: 'veterinarypartner.vin.com/default.aspx?catId=254086&id=6386334&pid=19239',
  },
  P225: {
    title: 'Portage Park Animal Hospital, de-icers and antifreeze in winter',
    where: 'portageparkanimalhospital.blogspot.com/2013/01/winter-hazards.html',
  },
  P226: {
    title:
      'A veterinarian’s column: the scent glands under the tail, emptied in a fright, and their diseases',
    where:
      'mtexpress.com/wood_river_journal/features/pet-talk/article_de1b221c-490b-11ea-bd2b-137b84215572.html',
  },
  P227: {
    title: 'Scottsdale Veterinary Clinic, scooting and a fishy smell',
    where: 'scottsdaleveterinaryclinic.com/2015/10/05/whats-that-fishy-odor-and-why-is-my-pet-scooting/',
  },
  P228: {
    title: 'CatWatch, with the dermatologist of the Cornell University Hospital for Animals: stud tail',
    where: 'catwatchnewsletter.com/issues/15_26/health/Supracaudal-Gland-Hyperplasia_141237-1.html',
  },
  P229: {
    title: 'Raytown-Gregory Animal Hospital, tick bites and Lyme disease',
    where: 'raytowngregoryvet.blogspot.com/2011/07/lyme-disease-and-your-dog.html',
  },
  P230: {
    title: 'American Kennel Club, why puppies shed, and when to call a veterinarian',
    where: 'akc.org/expert-advice/health/why-puppies-shed/',
  },
  P231: {
    title: 'Metropolitan Veterinary Center, urination problems in dogs by kind and age',
    where: 'epicimagedesign.com/assets_offline/metropolitanveterinarycenter/articles_search_062.html',
  },
  P232: {
    title: 'dvm360, V. Tynes, specialist in behavior: leg lifting and marking',
    where: 'dvm360.com/view/just-ask-expert-inappropriate-urination-why-only-neighbors',
  },
  P233: {
    title: 'Lafayette veterinarians, water in wet and in dry cat food',
    where: 'lafayettevets.com/category/education/',
  },
  P234: {
    title: 'Animal Medical Centre, drinking more in hot weather and with exercise, and how much is too much',
    where: 'animalmedcentre.com.au/library/excessive-drinking/',
  },
  P235: {
    title: 'WT Vet, drinking too much: sugar disease, kidneys, womb infection, medicines',
    where: 'wtvet.com/2019/04/24/dental-disorders-copy/',
  },
  P236: {
    title: 'A veterinary hospital on acute gastritis: often short, and what must be ruled out',
    where: 'ahofd.com/conditions-treated/gastritis/',
  },
  P237: {
    title:
      'American Kennel Club with professors of two veterinary colleges: yellow foam in the early morning',
    where: 'akc.org/expert-advice/health/bilious-vomiting-syndrome-in-dogs/',
  },
  P238: {
    title: 'Merck Veterinary Manual, motion sickness',
    where:
      'merckvetmanual.com/cat-owners/brain,-spinal-cord,-and-nerve-disorders-of-cats/motion-sickness-in-cats',
  },
  P239: {
    title: 'Stolley Park Veterinary Hospital, stress colitis, and when it needs a stay',
    where: 'stolleyparkvet.com/newsletter/old/aug2015.html',
  },
  P240: {
    title: 'University of Illinois, regurgitation may signal a weak esophagus',
    where: 'vetmed.illinois.edu/petcolumns/petcols_article_page.php?PETCOLID=294&URL=0',
  },
  P241: {
    title: 'B. Hart, University of California Davis: plant eating in dogs and cats',
    where: 'hilltopanimalhospital.com/grass%20eating.htm',
  },
  P242: {
    title: 'Cumberland Animal Hospital, hairballs, and when to worry',
    where: 'canimalhospitalnc.com/why-do-cats-have-hairballs/',
  },
  P243: {
    title: 'CatWatch (Cornell): too many hairballs',
    where: 'catwatchnewsletter.com/subscriber-only/too-many-hairballs/',
  },
  P244: {
    title: 'The Cat Doctor, asthma is often taken for a hairball',
    where: 'thecatdoctor.co.uk/cat-health/asthma/',
  },
  P245: {
    title: 'Adobe Animal Hospital, doxycycline: an upset stomach may pass, call if it goes on',
    where: 'adobeanimalhospital.com/-doxycycline.pml',
  },
  P246: {
    title: 'A veterinarian’s answer: thirst from heat, exercise or salty food, and from disease',
    where: 'knoxnews.com/knoxville/life/excessive-drinking-hot-weather-or-more-serious',
  },
}
