import type { AtlasSources } from './entry.ts'

/** What was opened for problems that a vet named before; two addresses under one code say the same. */
export const knownSources: AtlasSources = {
  P650: {
    title: 'Village Vets, long-term medicines: a dog with stable arthritis may be checked every four months',
    where: 'village-vets.com/client-info/long-term-medications-repeat-prescriptions/',
  },
  P651: {
    title:
      'Village of Manotick Animal Hospital, lasting illness such as allergy or thyroid disease: tests every 6 to 12 months',
    where: 'villageofmanotickanimalhospital.com/faq/routine',
  },
  P652: {
    title: 'Lebanon Small Animal Clinic, and a newspaper: adult pets yearly, old ones every six months',
    where:
      'lebanonsac.com/wellness-care/667/ ; journalstar.com/lifestyles/pets/the-importance-of-annual-pet-exams/article_2d761a15-6ac4-52a3-9b42-4ec0a3239157.html',
  },
  P653: {
    title: 'Canine Arthritis Management and Fear Free Happy Homes: signs that wax and wane, what to watch',
    where:
      'caninearthritis.co.uk/managing-arthritis/what-to-avoid/ ; fearfreehappyhomes.com/how-to-recognize-signs-of-canine-osteoarthritis-and-relieve-fear-anxiety-and-stress/',
  },
  P654: {
    title: 'Hopewell Animal Hospital and the District Vet, arthritis in cats: jumps less, hesitates',
    where:
      'hopewellanimalhospital.com/2023/02/28/feline-arthritis ; issuu.com/capitalcommunitynews/docs/hill_rag_magazine_january_2023/s/17787070',
  },
  P655: {
    title: 'Orchard House Vets, hip dysplasia: signs, care at home where the dog responds well',
    where: 'orchardhousevets.com/health-wellbeing/hip-dysplasia/',
  },
  P656: {
    title: 'Care without surgery in elbow dysplasia, where daily life is little touched',
    where:
      'elbow-score-database.org/articles/conservative-management ; vet.cornell.edu/departments-centers-and-institutes/riney-canine-health-center/health-info/elbow-dysplasia ; petplace.com/article/dogs/diseases-conditions-of-dogs/symptoms/lameness-limping-in-dogs',
  },
  P657: {
    title:
      'A slipping kneecap in small dogs: skips a few steps, seldom painful; limping patterns by a surgeon',
    where:
      'focusandflourish.com/medial-patella-luxations/ ; apetslifemagazine.com/a-pets-life/health-safety/is-your-pet-limping/',
  },
  P658: {
    title: 'Sandeman (Glen Roads Veterinary Clinic), a dog on three legs and its other legs',
    where: 'glenroadsvet.com/blog/2018/03/30/3-legged-race/',
  },
  P659: {
    title: 'Itchy dogs: some flare-ups come even with good care; the dog is to be seen by a vet regularly',
    where:
      'spotidoc.com/doc/138725/treatment-simplifi-ed--a-guide-to-comfort-for-the-itchy-dog ; padoniavets.com/atopic-dermatitis',
  },
  P660: {
    title:
      'Food allergy: signs come back within days of the wrong food and settle once it is stopped; severe reactions',
    where:
      'petslikemine.co.uk/articles/after-the-elimination-diet ; lakesidevc.com/encycEntry_SECTION-Diagnosis-ENTRY-69-COLLECTION-EncycIllness.html ; mvtimes.com/2023/04/12/visiting-vet-food-allergy/',
  },
  P661: {
    title: 'Chin acne in cats: when to treat at home and when to see a vet',
    where:
      'petscare.com/news/faq/do-i-need-to-take-my-cat-to-the-vet-for-chin-acne ; vetstreet.com/dr-marty-becker/cats-get-pimples-too-how-to-clear-up-feline-acne-for-good',
  },
  P662: {
    title: 'Vetstreet, lumps of old dogs: a proven fatty lump is watched, one that changes is shown at once',
    where:
      'vetstreet.com/our-pet-experts/my-dog-has-odd-lumps-when-should-i-worry ; petpeoplesplace.com/lipomas-on-dogs-heres-what-you-need-to-know.htm',
  },
  P663: {
    title:
      'Ask the Vet (Gazette-Mail) on oil-gland cysts: leave them alone, do not squeeze; signs of infection',
    where:
      'wvgazettemail.com/life/columns/ask_the_vet/ask-the-vet-how-should-i-take-care-of-my/article_f456154d-a241-5010-88c2-9dd3fe7f27c6.html ; h-o-m-e.org/what-are-sebaceous-cysts-on-dogs',
  },
  P664: {
    title: 'Warts of young dogs: they go by themselves within months; when they are removed',
    where:
      'ridgeback.org/canine-papillomas ; prd-stgext-content.petco.com/content/content-hub/home/questions/00/2/226545.html ; vet4life.co.uk/news/121-dog-warts',
  },
  P665: {
    title: 'Oil-gland growths of old dogs: a matter of looks unless they grow, change or bother the dog',
    where:
      'dermvetolympia.com/sebaceous-adenoma/ ; veterinarypartner.vin.com/default.aspx?catId=254091&id=4952215&pid=19239',
  },
  P666: {
    title: 'Skin tags: mostly left alone; bleeding or a change of size or color is shown to a vet',
    where:
      'fundapetmiracle.com/why-is-my-dog-getting-skin-tags/ ; linkgeanie.com/public/index.php/animals/skin-tags-and-your-dog',
  },
  P667: {
    title: 'Button lump of young dogs: told by a needle test, goes within months, when to remove it',
    where:
      'pet-medcenter.com/patient-resources/health-topics/histiocytomas ; hattonvethosp.blogspot.com/2012/11/lumps-and-bumps-2012.html',
  },
  P668: {
    title: 'Veterinary Partner (VIN), elbow hygroma: soft bedding, two to three weeks, infected ones',
    where: 'veterinarypartner.vin.com/default.aspx?catId=254100&id=4952595&pid=19239',
  },
  P669: {
    title: 'Small growths of the eyelid: watched over time, removed when they rub the eye',
    where:
      'docslib.org/doc/10643002/meibomian-gland-adenoma ; vetchick.com/meibomianglandadenoma/ ; crownvets.co.uk/about-us/alison-s-articles/advice-on-meibomian-eyelid-tumours-in-dogs',
  },
  P670: {
    title:
      'VCA Animal Hospitals and MyDogDoc, umbilical hernia: small ones may close, when it is an emergency',
    where:
      'vcahospitals.com/know-your-pet/hernia-umbilical-in-dogs ; mydogdoc.com/blogs/advices/umbilical-hernia-in-dogs-mind-the-gap',
  },
  P671: {
    title: 'American Kennel Club with two skin specialists, alopecia X: a matter of looks in a healthy dog',
    where: 'akc.org/expert-advice/health/alopecia-x-in-dogs/',
  },
  P672: {
    title: 'VCA Animal Hospitals and Joii, seasonal flank hair loss: both sides, each year, grows back',
    where:
      'vcahospitals.com/know-your-pet/seasonal-flank-alopecia ; shop.joiipetcare.com/blogs/conditions/cyclic-flank-alopecia-in-dogs',
  },
  P673: {
    title: 'Inherited hair loss of blue and fawn dogs: health is not touched; skin infections',
    where:
      'cidd.discoveryspace.ca/disorder/colour-dilution-alopecia.html ; thesprucepets.com/color-dilution-alopecia-in-dogs-4778261',
  },
  P674: {
    title: 'Low thyroid in dogs: the coat takes 1 to 6 months; tests every 6 to 12 months once stable',
    where:
      'pinesvet.com/faqs/hypothyroidism/ ; advancedpetcareclinic.com/understanding-hypothyroidism-dogs ; petplace.com/dogs/hypothyroidism-in-dogs/page5.aspx',
  },
  P675: {
    title: 'Overgrooming in cats: belly and thighs, other causes ruled out first, damaged skin',
    where:
      'cat-world.com.au/over-grooming-in-cats.html ; drbarchas.com/tag/behaviors/ ; aux4delices.com/psychogenic-alopecia-causes-and-diagnosis.htm',
  },
  P676: {
    title: 'Crusty nose of older dogs: mostly a matter of looks; cracks can bleed and get infected',
    where:
      'vethelpful.com/causes-and-treatments-for-a-dry-crusty-dog-nose ; dogbreedstandards.com/hyperkeratosis-nasal-callus-in-dogs/',
  },
  P677: {
    title: 'Louisiana State University, skin specialists: greasy or flaky skin that is controlled, not cured',
    where:
      'lsu.edu/vetmed/veterinary_hospital/services/dermatology/patient_information/seborrhea.php ; dogbreedstandards.com/seborrhea-in-dogs/',
  },
  P678: {
    title:
      'Blood in the ear flap: the ear may stay crumpled for good; a fresh one feels like a water balloon',
    where:
      'vaduvavetservices.com/post/ever-wondered-what-is-a-cauliflower-ear ; lyotomachida.net/2020/09/01/does-cauliflower-ear-go-away-in-cats/ ; dgliner.blogg.se/2023/march/aural-hematoma-cat.html',
  },
  P679: {
    title: 'Newport Harbor Animal Hospital and Bliss Animal Eye Care, tears that overflow and stain',
    where:
      'newportharborvets.com/services/dogs/blog/my-dogs-eyes-are-running ; blissanimaleyecare.com/latest-news-eye-disease/2021/3/10/tear-staining-its-time-to-talk-its-me-not-you',
  },
  P680: {
    title:
      'Snuffles of cats after an old cat flu: managed, seldom cured; congestion and blood are shown to a vet',
    where:
      'catvet.com.au/articles/chronic_snufflers.html ; catspecialists.com.au/chronic-rhinitis.html ; mvtimes.com/2018/01/17/visiting-vet-snuffles/',
  },
  P681: {
    title:
      'Collapsing windpipe: cough on excitement or leash, most do well with a harness; hard breath, collapse',
    where:
      'askthevetspets.com/d2004-27.asp ; barkandwhiskers.com/tracheal-collapse/ ; blog.nj.com/premium/veterinary_life/2010/09/is_your_dog_honking_like_a_goose.html',
  },
  P682: {
    title:
      'Rozanski 2019, canine chronic bronchitis: some cough may always stay; Elwood Vet, the cough that stays',
    where: 'scribd.com/document/677827684/Canine-Chronic-Bronchitis-2019 ; elwoodvet.net/chronic-cough',
  },
  P684: {
    title:
      'A clinic on grades of dental disease: mild tartar, four months of care at home; Banfield, late signs',
    where:
      'tcvet.co.nz/services/dental-care/ ; banfield.com/Wellness-at-banfield/Dental-care/Dental-disease-in-cats-and-dogs ; mainstreetvet.net/post/pet-dental-health-what-you-should-know-about-dental-care-in-pets',
  },
  P685: {
    title: 'Coates (PetMD) and Tufts, bile brought up on an empty stomach: smaller meals, a late snack',
    where:
      'petmd.com/blogs/fullyvetted/2012/feb/bilious_vomiting_syndrome-12509 ; vetnutrition.tufts.edu/2021/06/stomaching-the-problem-could-your-pet-have-bilious-vomiting-syndrome/',
  },
  P686: {
    title: 'Cats prone to constipation on a daily laxative; no more than two days without stool',
    where:
      'symbolsofsecrets.com/post?post_id=2088763 ; what-when-how.com/Tutorial/topic-1386qgsngj/Guide-to-a-Healthy-Cat-157.html ; mallardcreekvet.com/dr-waldens-blog/constipation-and-megacolon-in-cats',
  },
  P687: {
    title: 'Leaking of spayed dogs: in sleep, managed by a daily medicine, infections beside it',
    where:
      'drmartybecker.com/veterinary-medicine/when-your-spayed-dog-leaks-urine/ ; fetchpets.ca/the-dig/proin-for-dogs ; petmd.com/blogs/dailyvet/2009/October/06-4786',
  },
  P688: {
    title: 'Spraying in cats: small amounts, standing, on upright things; small puddles speak of illness',
    where:
      'lakesidevc.com/encycEntry_ENTRY-16-COLLECTION-EncycIllness.html ; animalbehavior.net/LIBRARY/Feline/EFKR_Library/IndexPages/KP_Tips_w52_50CatSpraying.htm ; hufftime.com/do-male-cats-spray-mark-more-often-than-female-cats/',
  },
  P689: {
    title:
      'Kidney disease of cats: early on a check two or three times a year; thirst belongs to it, other signs do not',
    where:
      'petkareclinic.com/once-my-pet-is-diagnosed-with-ckd-whats-the-long-term-management-and-monitoring-plan/ ; vetstreet.com/our-pet-experts/what-you-need-to-know-about-chronic-renal-disease-in-cats',
  },
  P690: {
    title:
      'Cushing’s disease on medicine: tests every three months; vomiting, no hunger or weakness means stop and call',
    where:
      'dechra.ca/therapy-areas/companion-animals/endocrinology/canine-hyperadrenocorticism/monitoring-cushings ; altaranchopet.com/library/client-handouts/dog-and-cat-information/trilostane-for-cushings-disease/ ; devvtrl.tv/monitoring',
  },
  P693: {
    title: 'Wobbly from birth: it does not get worse, signs that come later are something else',
    where:
      'chcat.org/wp_super_faq/what-is-cerebellar-hypoplasia-ch/ ; embracepetinsurance.com/health/cerebellar-hypoplasia',
  },
  P694: {
    title:
      'VCA Animal Hospitals, a mild head tilt may stay after vestibular disease; what to do if it comes again',
    where:
      'vcahospitals.com/farmington-hills/news/pet-news/vestibular-disease-can-throw-off-a-dogs-balance/183 ; bostonherald.com/2019/07/28/head-tilting-terrier-worries-owners/',
  },
  P695: {
    title:
      'Thomas (University of Tennessee), head bobbing of dogs: awake, walks well, food stops it; when to go',
    where:
      'dobermantalk.com/threads/a-few-questions.3852/ ; rrruffhouse.com/head-tremors-in-your-bully-breed/ ; baggybulldogs.com/tag/dog-head-tremor/ ; lottabull.com/blog/idiopathic.asp',
  },
  P696: {
    title: 'Shaking of old dogs: harmless tremor of the back legs, and what is not',
    where:
      'thepetlabco.com/learn/dog/symptoms/old-dog-shaking ; dogdiscoveries.com/health/tremors-in-the-legs-of-older-dogs',
  },
}
