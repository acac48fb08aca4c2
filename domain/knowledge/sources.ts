/** Where a clinical statement comes from, and where it was read. */
export type Source = { readonly title: string; readonly where: string }

/** The sources by code. K marks ordinary teaching for which no page was opened. */
export const sources: Readonly<Record<string, Source>> = {
  S1: {
    title: 'AVMA list of emergencies, as adapted by PAAWS Rhode Island',
    where: 'paawsri.org/animal-news/what-is-a-true-animal-emergency/',
  },
  S2: {
    title: 'Same AVMA list with emergent/urgent marks, Brekke Veterinary Clinic',
    where: 'brekkevet.com/what-is-a-pet-emergency.html',
  },
  S3: {
    title:
      "Merck Veterinary Manual, table 'Parameters to Evaluate During Triage' and the triage paragraph that refers to it",
    where:
      'merckvetmanual.com/multimedia/table/v4691029 ; paragraph seen on jtpodcasts.com/emergency-medicine-and-critical-care',
  },
  S5: {
    title: 'Pet Emergency Academy / Canada, triage levels',
    where: 'petemergencyacademy.com (ADV lesson 2) ; petemergencycanada.com',
  },
  S6: {
    title: 'Vet Availability, urgency chart levels 1 and 2',
    where: 'vetavailability.com/how-urgent-is-your-problem',
  },
  S7: {
    title: 'New Jersey VMA, When to Call Your Veterinarian',
    where: 'njvma.org/when-to-call-your-veterinarian/',
  },
  S8: {
    title: 'University of Missouri Veterinary Health Center, recognizing an emergency',
    where: 'vhc.missouri.edu (Kansas City)',
  },
  S9: {
    title: 'British Veterinary Nursing Association, triage tools',
    where: 'bvna.org.uk/blog/triage-tools-during-covid-19/',
  },
  S10: {
    title: 'Home breathing rate evaluation (15-30 per minute at rest)',
    where: 'blooranimalhospital.ca/educational-articles/?rid=14115',
  },
  S11: {
    title: 'Rocky Mountain Veterinary Cardiology, sleeping respiratory rate (over 40 abnormal)',
    where: 'rmvccolorado.com/sleeping-respiratory-rate/',
  },
  S12: {
    title: 'Feline urethral obstruction: Lee and Drobatz 2003; VETgirl review',
    where: 'cliniciansbrief.com/article/characterizing-feline-urethral-obstruction ; vetgirlontherun.com',
  },
  S13: {
    title:
      'ACVIM consensus on status epilepticus and cluster seizures 2023; Emergency approach to acute seizures, Vet Sci 2024 11(6):277',
    where: 'neuronavet.com ; mdpi.com/2306-7381/11/6/277',
  },
  S14: {
    title: 'Adair Veterinary Care, emergencies list (seizure and labor thresholds)',
    where: 'adairvetcare.com/?p=365',
  },
  S15: {
    title: 'Normal and difficult birth in dogs and cats: a criticalist and an emergency hospital',
    where:
      'criticalcaredvm.com/?p=2271 ; carecharlotte.com/blog/dystocia-what-you-need-to-know-about-birth-emergencies',
  },
  S16: {
    title: "Hall, Carter, O'Neill: heat-related illness in UK dogs (VetCompass)",
    where: 'nature.com/articles/s41598-020-66015-8 ; PMC7459873',
  },
  S17: {
    title: 'Theobromine by kind of chocolate, and the doses that harm (a veterinary clinic)',
    where: 'baltimorevet.net/blog/7722-chocolate',
  },
  S18: {
    title:
      'Xylitol doses: over 100 mg/kg low sugar, over 500 mg/kg liver failure (Phoenix Veterinary Internal Medicine; VPIS case)',
    where:
      'phoenixvetinternalmedicine.com/blog/90851-xylitol-is-toxic-to-pets ; vpisglobal.com/2015/05/18/xylitol',
  },
  S19: {
    title: 'Cortinovis and Caloni 2016, Household Food Items Toxic to Dogs and Cats',
    where: 'PMC4801869',
  },
  S20: {
    title: 'Lily poisoning in cats',
    where: 'kb.rspca.org.au article 667 ; discovery.researcher.life (Lily poisoning) ; mvtimes.com 2012',
  },
  S22: {
    title: 'Anticoagulant rodenticide: bleeding 3-5 days after ingestion; bromethalin signs 2-24 h',
    where: 'discovery.researcher.life (Anticoagulant rodenticide toxicosis) ; studylib.net/doc/7004948',
  },
  S23: { title: 'Acetaminophen contraindicated in cats', where: 'vin.com abstract 7054936' },
  S24: {
    title: 'Top toxin lists of Pet Poison Helpline and ASPCA (reported)',
    where:
      'vetmedaz.com/2014/06/24/top-household-toxins-for-dogs-and-cats/ ; vrecpa.com/emergency/poison-control/',
  },
  S26: {
    title: 'Binagia et al., marijuana toxicosis, 223 dogs, all survived',
    where: 'avmajournals.avma.org (abstract listing)',
  },
  S27: {
    title: 'Linear foreign body',
    where:
      'vetmedicine.about.com/od/terminology/g/G_linearfb.htm ; atlanticcathospital.com/information-for-owners/foreign-body',
  },
  S28: { title: 'Eye emergencies', where: 'contactus.ethosvet.com (Eye Emergencies) ; animaleyecare.com' },
  S29: {
    title: 'Arterial thromboembolism in 250 cats (Borgeat 2014); Schoeman 1999',
    where: 'pubmed 24237457 ; PMC10822380',
  },
  S30: {
    title: 'ACVIM consensus on thoracolumbar disc extrusion 2022; Moore 2020; In Practice 2019 (dachshund)',
    where: 'PMC9511077 abstract ; frontiersin.org fvets.2020.00610 ; vdocument.in',
  },
  S31: { title: 'Neonatal and toy-breed hypoglycemia', where: 'metro-vet.com/neonatal-hypoglycemia/' },
  S32: {
    title: 'Anaphylaxis and allergic reactions',
    where:
      'animalemergencyaustralia.com.au ; content.epicvets.com/posts/21775 ; vcahospitals.com/urgent-care-lincoln-park',
  },
  S33: {
    title: "Addison's disease: Schofield 2021 (VetCompass); Canine Med Genet 2022 review",
    where: 'siftdesk.org ; bsava.com ; cgejournal s40575-022-00119-4',
  },
  S34: {
    title: 'Pyometra: RSPCA hospitals, 1728 cases; review',
    where: 'cendekia.unisza.edu.my (abstract) ; knepublishing.com 1124/2888',
  },
  S35: {
    title:
      'Diabetic ketoacidosis, reviewed by a specialist in internal medicine; Garden State Veterinary Specialists',
    where:
      'pethealthnetwork.com/dog-health/dog-diseases-conditions-a-z/diabetes-complications-dogs-and-cats-diabetes-ketoacidosis ; gsvs.org/blog/diabetic-ketoacidosis-dogs-urgent-care',
  },
  S36: {
    title: 'Parvovirus in puppies: Lewisburg Animal Hospital; illness encyclopedia of a veterinary clinic',
    where:
      'lewisburganimalhospital.com/?p=3693 ; lakesidevc.com/encycEntry_SECTION-Description-ENTRY-22-COLLECTION-EncycIllness.html',
  },
  S37: {
    title:
      'Fatty liver in cats that stop eating: illness encyclopedia of a veterinary clinic; North Hill Animal Hospital',
    where:
      'lakesidevc.com/encycEntry_SECTION-ClinicalSigns-ENTRY-43-COLLECTION-EncycIllness.html ; northhillanimalhospital.com/tag/cat-information',
  },
  S38: {
    title: 'When vomiting needs a vet',
    where: 'mediacityvets.com ; novadogmagazine.com/tummy-troubles/ ; deanzavet.com',
  },
  S39: {
    title: 'Limping and constipation, when to see a vet',
    where: 'pawsandclawsanimalhospital.com/should-i-call-the-vet/ ; ovrs.com ; cuteanimalplanet.com',
  },
  S40: { title: 'Eclampsia', where: 'canadasguidetodogs.com ; jvlr.semnan.ac.ir article 1228' },
  S41: {
    title:
      'Veterinary Partner (VIN), first aid for fever: call above 103 F, life threatening above 106 F, stop cooling at 103 F',
    where: 'veterinarypartner.vin.com, id 4951331',
  },
  S42: {
    title: "GDV: O'Neill 2017 (VetCompass emergency care); Small Animal Clinical Nutrition p. 996",
    where: 'zendy.io 10.1111/jsap.12723 ; flipbuilder.com',
  },
  S43: {
    title: 'RECOVER CPR guidelines 2024, AVMA news',
    where: 'avma.org/news/revised-cpr-guidelines-dogs-cats-emphasize-speed-standard-techniques',
  },
  S44: { title: 'Minnesota Valley Vet: blocked cat, gum color, bleeding spleen', where: 'mnvalleyvet.com' },
  S45: {
    title: 'Bite wounds and rattlesnake bites',
    where: 'prescottpetemergency.com/common-pet-emergencies/',
  },
  S46: {
    title: "O'Neill 2021, commonly diagnosed disorders in UK dogs (VetCompass)",
    where: 'bmcvetres s12917-021-02775-3',
  },
  S47: { title: "O'Neill 2014, dogs in England (VetCompass)", where: 'PMC3942437' },
  S48: {
    title: "O'Neill 2023, commonly diagnosed disorders in UK cats (VetCompass)",
    where: 'doi 10.1177/1098612X231155016',
  },
  S49: { title: "O'Neill 2014, cats in England (VetCompass)", where: 'medluna.com/article/25178688' },
  S50: { title: 'Acute diarrhoea in UK dogs (VetCompass 2025)', where: 'pubmed 40498704' },
  S51: { title: 'Welfare impact of 8 common disorders (VetCompass)', where: 'PMC6532203' },
  S52: { title: 'Corneal ulcer in dogs (VetCompass 2017)', where: 'medluna.com/article/28630713' },
  S53: { title: 'Mitral valve disease in dogs (VetCompass)', where: 'PMC4895395' },
  S54: { title: 'Seizures in dogs (VetCompass 2018)', where: 'PMC6189390' },
  S55: {
    title: 'Diabetes in dogs (VetCompass 2020; Mattin 2014); in cats (ACVIM 2024)',
    where: 'cgejournal s40575-020-00087-7 ; 2024acvimforum',
  },
  S56: {
    title: 'Chronic kidney disease in cats (VetCompass 2019; RVC project page)',
    where: 'veterinaryrecord 184/17/526 ; rvc.ac.uk',
  },
  S57: { title: 'Hyperthyroidism in cats (VetCompass 2014)', where: 'avmi.net' },
  S58: { title: "Cushing's syndrome in dogs (RVC 2019)", where: 'rvc.ac.uk/vetcompass/news' },
  S59: {
    title: 'Osteoarthritis, cruciate disease, patellar luxation in dogs (VetCompass)',
    where: '1library.net oy87880z ; rvc.ac.uk 2015 ; cgejournal s40575-016-0034-0',
  },
  S60: { title: 'Urinary incontinence in bitches (VetCompass 2017)', where: 'eprints.gla.ac.uk/253144' },
  S61: { title: 'Dystocia in 50 emergency practices (VetCompass 2017)', where: 'veterinaryrecord 181/4/88' },
  S62: {
    title: 'Road accidents in cats, emergency practices (VetCompass 2019)',
    where: 'zendy.io 10.1111/jsap.12941',
  },
  S63: {
    title: 'FLUTD: causes in Norwegian cats 2011; Vet Record review',
    where: 'PMC10832705 ; lausr.org vr.k1848',
  },
  S64: {
    title: 'Partly and fully blocked male cats (Veterinary Center of Hudson; Port City Emergency Vets)',
    where:
      'vetcenterofhudson.com/blocked-or-not-blocked-that-is-the-question ; portcityemergencyvets.com/blog/recognising-urinary-blockages-in-cats',
  },
  S65: {
    title: 'Signs of a bladder infection in dogs and cats (Solomons Veterinary Medical Center)',
    where: 'solomonsvet.com/blog/bladder-infection-solomons.html',
  },
  S66: {
    title: "Urine leaked in sleep, and what is behind it (veterinarians' columns)",
    where:
      'mtexpress.com (Pet Talk: urinated while sleeping in its bed) ; farragutpress.com/articles/2023/05/12864',
  },
  S67: {
    title:
      'Rhinitis and sinusitis in small animals (Merck Veterinary Manual); nasal discharge (Cote, Clinical Veterinary Advisor)',
    where: 'merckvetmanual.com (Rhinitis and Sinusitis in Small Animals) ; flipbuilder.com (Cote p. 2514)',
  },
  S68: {
    title: 'Colds of cats: when to contact a veterinarian (OC Animal Care); calicivirus (VCA)',
    where:
      'ocgov.com/faqs/answers.asp?id=1967 ; vcahospitals.com/west-shore/news/pet-news (does my cat have a cold)',
  },
  S69: {
    title: 'Coughing and heart disease (Tufts HeartSmart; Cutler DVM)',
    where:
      'heartsmart.vet.tufts.edu/coughing/ ; desertsun.com/story/life/pets/2014/05/01/coughing-cocker-spaniel-heart/8585421',
  },
  S70: {
    title:
      "Home respiratory rate monitoring in dogs and cats (Scansen, Clinician's Brief); over 35 to 41 predicts heart failure",
    where:
      'cliniciansbrief.com/article/home-respiratory-rate-monitoring-dogs-cats ; dvmspecialists.com/articles-of-interest/heart-disease-management',
  },
  S71: {
    title: 'Signs of pain in dogs and cats (Animal Pain Center; Parker; SAGE)',
    where: 'apcofparker.com/blog/common-signs-of-pain-in-your-pet ; sagec4a.org/painful-pets',
  },
  S72: {
    title: "Objects stuck in mouth, throat or gullet (Dog Owner's Home Veterinary Handbook; Drake Center)",
    where:
      'medicinenet.com/pets/dog-health/foreign_objects_in_dogs_mouth.htm ; pets.webmd.com/dogs/dogs-gagging-foreign-objects-mouth-nose-throat ; thedrakecenter.com',
  },
  S73: {
    title:
      'Swallowed objects: call at once, vomiting within hours (Evolution Veterinary Specialists; Belle Meade Animal Hospital; UF Health; Ruby Veterinary Urgent Care)',
    where:
      'evolutionvet.com (Foreign bodies) ; bellemeadanimalhospital.com/blog/meet-kona-the-sock-eater ; podcasts.ufhealth.org/following-up-on-foreign-objects ; rubyvet.com/cases/foreign-body-ingestion',
  },
  S74: {
    title: 'Worms in the stool (St. Vital Veterinary Hospital; Cedarcrest Animal Clinic)',
    where:
      'stvitalveterinaryhospital.com/worms-look-like-pets-poop ; cedarcrestvets.com/species/cats/tape-worm',
  },
  S75: {
    title: "Calling at night (Houpt in Cornell's Catwatch; Freeport Veterinary Hospital)",
    where: 'catwatchnewsletter.com/?p=1892 ; geniusvets.com (Why does my senior cat sometimes yowl at night)',
  },
  S76: {
    title: 'Flea anemia in cats and dogs (Veterinary Partner)',
    where: 'veterinarypartner.vin.com id 4951428',
  },
  S77: {
    title: 'Eye pain and corneal ulcers (Waterloo Animal Hospital; PetWave)',
    where: 'waterlooanimalhospital.com/faq-items/corneal-ulcer ; petwave.com/Dogs/Health/Corneal-Ulcer.aspx',
  },
  S78: {
    title: 'Exocrine pancreatic insufficiency (Steiner, Merck text; dvm360)',
    where:
      'canine-megaesophagus.com/exocrine-pancreatic-insufficiency-epi ; dvm360.com/view/quick-review-canine-exocrine-pancreatic-insufficiency',
  },
  S79: {
    title: "Liquid stool around hard stool (Cat Owner's Home Veterinary Handbook; Vetstreet)",
    where:
      'medicinenet.com/pets/cat-health/constipation_in_cats-page2.htm ; vetstreet.com/dr-marty-becker/how-to-deal-with-cat-constipation',
  },
  S80: {
    title: 'Not eating: when to worry (Oakhurst Veterinary Hospital)',
    where: 'oakhurstvet.com/blog/reasons-your-pet-is-not-eating-and-when-to-worry',
  },
  S81: {
    title:
      'Vomiting and diarrhea: what can be watched and what is an emergency (Pets of Bozeman; Mobile Veterinary Calgary)',
    where: 'petsofbozeman.com/when-vomiting-and-diarrhea-is-a-veterinary-emergency ; mobileveterinary.ca',
  },
  S82: {
    title: "Reverse sneezing (The Pet's Place Animal Hospital)",
    where: 'thepetsplaceanimalhospital.com/blog/tag/dog-sneezing',
  },
  S83: {
    title: 'Signs of mouth and dental disease (AVMA, Linden Heights Animal Hospital)',
    where:
      'winchesterstar.com (Pet Dental Health Month) ; veterinarypracticenews.com/bad-breath-could-be-a-sign-of-disease',
  },
  S84: {
    title: 'Bone diseases of growing dogs: when to examine (VCA)',
    where: 'vcahospitals.com/know-your-pet/bone-and-joint-tumors-in-dogs (Weir, Ward)',
  },
  S85: {
    title: 'Broken and torn nails (MedVet)',
    where: 'blog.medvet.com/dog-dog-breaks-tears-nail',
  },
  S90: {
    title: 'RECOVER 2024 guidelines: updated treatment recommendations for CPR in dogs and cats, JVECC 2024',
    where: 'doi 10.1111/vec.13391, read at scribd.com/document/750304033',
  },
  S91: {
    title: 'CPR by chest shape, burns, eyes out of place and heat: owner answers of HP Veterinary Clinics',
    where: 'hpvetclinics.com/faq-dog-cpr ; faq-cat-burns ; faq-dog-eye-emergencies ; faq-dog-heat-related',
  },
  S92: {
    title: 'VIN, Electrocution: First Aid (revised 2018)',
    where: 'vin.com/vetzinsight id 4951327',
  },
  S93: {
    title: 'Veterinary Partner (VIN), Hypothermia: First Aid (revised 2021)',
    where: 'veterinarypartner.vin.com id 4951334',
  },
  S94: {
    title: 'PDSA, first aid for an electric shock in pets; first aid for burns',
    where:
      'pdsa.org.uk/pet-help-and-advice (electric shock) ; pdsa.org.uk pet health hub (first aid for burns)',
  },
  S95: {
    title: 'Pet Poison Helpline, carbon monoxide',
    where: 'petpoisonhelpline.com/poison/carbon-monoxide',
  },
  S96: {
    title: 'Animal Emergency Centre and AHVEC: near drowning, eye injuries, burns',
    where:
      'aecvets.com.au/Pet-Health/First-Aid (Near-Drowning, Eye-Injuries, Burns) ; ahvec.com.au/resources/first-aid-for-drowning',
  },
  S97: {
    title: 'AVMA first aid for pet owners (choking, poison on the skin), as printed by veterinarians',
    where:
      'lexingtonchronicle.com/stories/keep-your-pet-safe-over-the-holidays,12048 ; santacruzveterinarian.com/first-aid-pets-poisoning-burns',
  },
  S98: {
    title: 'Choking: thrusts below the ribs by size of the pet',
    where:
      'lytteltonanimalhospital.com (2016/12/12) ; catanddogfirstaid.com/training_video/cat-and-dog-choking-conscious',
  },
  S99: {
    title:
      'Vet-COT prehospital guidelines, cool first and transport second; cooling of dogs with heat-related illness (RVC, Vet Sci 2023)',
    where: 'heatstroke.dog/2023/07/20/myth-busting-cooling-hot-dogs ; doi 10.3390/vetsci10070465',
  },
  S100: {
    title: 'Heat stroke: stop at 103 F, do not chill',
    where: 'animalemerg.com/general-pet-first-aid/heat-stroke ; hpvetclinics.com/faq-dog-heat-related',
  },
  S101: {
    title: 'True fever and overheating are not the same; a fever is not cooled from outside',
    where:
      'animalemergency.net/true-fever-vs-other-causes-of-elevated-body-temperature-hyperthermia ; doggo.health/tips/fever',
  },
  S102: {
    title: 'Cornell, side effects of chemotherapy; Cancer Center for Veterinary, emergencies',
    where: 'vet.cornell.edu (managing common side-effects of chemotherapy) ; cancervetsfl.com/emergencies',
  },
  S103: {
    title: 'Puerperal hypocalcemia: Merck Veterinary Manual; PetMD, postpartum low blood calcium',
    where:
      'merckvetmanual.com (disorders of calcium metabolism in dogs) ; petmd.com/dog/conditions/reproductive/c_dg_eclampsia',
  },
  S104: {
    title: 'Permethrin on a cat: wash with mild soap, keep warm',
    where:
      'vettimes.com (why are cats still dying from permethrin toxicity) ; petplace.com (topical poison tip for cats)',
  },
  S105: {
    title: 'Tufts, a dog impaled by a stick: do not pull it out',
    where: 'tuftsyourdog.com/?p=5374',
  },
  S106: {
    title: 'Saddle thrombus: wrap, move little, go',
    where: 'vetstreet.com/our-pet-experts/cat-cant-use-its-back-legs-its-a-medical-emergency',
  },
  S107: {
    title: 'Snake bites: keep still, carry, no cutting, ice or tourniquet',
    where:
      'hobartanimalhospital.com.au (snake bites and your pet) ; 7hillsvet.com/services/blog/rattlesnakes-danger-your-pet',
  },
  S108: {
    title: 'Toads: wash and wipe the mouth, water never toward the throat',
    where: 'vetcross.com.au/article/toad-poisoning ; aliivet.com/toad-poisoning.pml',
  },
  S109: {
    title: 'Smoke inhalation: fresh air, rinse the eyes, signs may come days later',
    where: 'lortsmith.com (smoke inhalation in dogs) ; petmd.com/emergency/smoke-inhalation-in-dogs-and-cats',
  },
  S110: {
    title: "Newborns: warm before feeding (dvm360; Merck through a rescue's summary)",
    where:
      'dvm360.com/view/neonatal-nursing-care-for-high-risk-puppies-and-kittens ; blazintrailsbottlebabies.org',
  },
  S111: {
    title: 'Garden State Veterinary Specialists, an eye out of its socket',
    where: 'gsvs.org/blog/dog-eye-popped-out-emergency',
  },
  S112: {
    title: 'A swallowed object: call at once, vomiting is safe to bring on for a few hours',
    where:
      'bellemeadanimalhospital.com/blog/meet-kona-the-sock-eater ; podcasts.ufhealth.org/following-up-on-foreign-objects',
  },
  S113: {
    title: 'Burns by chemicals: gloves, running water, no licking',
    where:
      'vets-now.com/pet-care-advice/how-to-first-aid-for-pet-burns ; greencrossvets.com.au/pet-library/articles-of-interest/burns',
  },
  S130: {
    title:
      'Meadows and Gwaltney-Brant, the 10 most common toxicoses in dogs (ASPCA): chocolate mild from 20 mg/kg, heart from 40, severe nerve signs from 60',
    where: 'docslib.org/doc/1557564/the-10-most-common-toxicoses-in-dogs',
  },
  S131: {
    title:
      'Thrall, Connally, Grauer and Hamar, Ethylene glycol, Small Animal Toxicology chapter 47: treat dogs within 5 h, cats within 3 h',
    where: 'c.coek.info/pdf-ethylene-glycol-e4328ec3804533404b11375a62ad1ca299769.html',
  },
  S132: {
    title:
      'Merck Veterinary Manual, Allium toxicosis: garlic 3 to 5 times onion; most cases from dried flakes, powders and soup mix',
    where: 'merckvetmanual.com/toxicology/food-hazards/allium-spp-toxicosis-in-animals',
  },
  S133: {
    title: 'dvm360 after Pet Poison Helpline, xylitol: low blood sugar within minutes in dogs, not in cats',
    where: 'veterinaryteam.dvm360.com/people-food-toxic-pets-xylitol',
  },
  S134: {
    title: 'Merck Veterinary Manual, analgesics (toxicity): ulcers at 8 to 16 mg/kg of ibuprofen a day',
    where: 'merckvetmanual.com/veterinary/toxicology/toxicities-from-human-drugs/analgesics-toxicity',
  },
  S135: {
    title: 'AVMA, pseudoephedrine alert of the ASPCA poison center: 30 mg harms, 90 mg can kill a 20 lb dog',
    where: 'avma.org/javma-news/2005-02-15/pseudoephedrine-alert-issued',
  },
  S140: {
    title: 'Rescue medicine given by owners of dogs with seizure emergencies (Front Vet Sci 2023)',
    where: 'doi.org/10.3389/fvets.2023.1278618',
  },
  S141: {
    title: 'VIN, Wounds: First Aid: a compress wet with water or saline, left in place',
    where: 'vspn.vin.com (Wounds: First Aid, id 4951343)',
  },
  S142: {
    title: 'London Vet Clinic, handling pets with head injuries: the head higher than the body',
    where: 'londonvetclinic.co.uk/advice.aspx?a=1068',
  },
  S143: {
    title: 'First Aid and Emergency Care for Dogs and Cats, Nosebleed: keep calm, nothing up the nose',
    where: 'free-ebooks.net/animals-pets/First-Aid-and-Emergency-Care-for-Dogs-and-Cats/html/26',
  },
  S160: {
    title: 'Noncardiogenic pulmonary edema in dogs and cats: 31 cases (J Vet Emerg Crit Care 2023)',
    where: 'doi.org/10.1111/vec.13290 (PMID 37087613)',
  },
  S161: {
    title: 'Near-drowning in dogs and cats can be fatal (Texas Veterinary Medical Association)',
    where: 'texvetpets.org/article/near-drowning-it-can-be-fatal/',
  },
  S162: {
    title: 'Carbon monoxide, all species (Cornell Consultant)',
    where: 'vet.cornell.edu/consultant (cause 1423)',
  },
  S163: {
    title: 'Physical signs of perfusion (Merck Veterinary Manual, table)',
    where: 'merckvetmanual.com/en-ca/multimedia/table/v4691029',
  },
  S164: {
    title: "Emergency corticosteroids: Addisonian crisis (Clinician's Brief)",
    where: 'cliniciansbrief.com/article/top-5-indications-emergency-corticosteroid-therapy',
  },
  S165: {
    title: 'Complete uterine prolapse in a cat (J Feline Med Surg Open Reports 2015)',
    where: 'doi.org/10.1177/2055116915579681',
  },
  S166: {
    title: 'A cat found in a running dryer (Oswego Animal Hospital, case report)',
    where: 'animalcareinfo.com/the-case-of-the-dryer-cat/',
  },
  S167: {
    title: 'Pulse oximetry in awake dogs (J Vet Emerg Crit Care 2019)',
    where: 'J Vet Emerg Crit Care 29(6):622-629 (metajournal.com/articles/1417652)',
  },
  S170: {
    title:
      'Feline high-rise syndrome: 119 cases (Vnuk 2004); a fall from a height is an emergency without signs (an animal hospital)',
    where: 'researchgate.net/publication/8350444 ; sanimalhospital.net/what-is-a-true-emergancy.html',
  },
  S171: {
    title: 'ACVIM consensus on cardiomyopathies in cats 2020; hypertrophic cardiomyopathy (MedVet)',
    where: 'PMC7255676 ; blog.medvet.com/feline-hypertrophic-cardiomyopathy-hcm',
  },
  S172: {
    title:
      'Breathing disorders of short-nosed dogs (Packer and Tivers 2015): episodes of severe dyspnea, fainting and death',
    where: 'PMC6067768',
  },
  S173: {
    title:
      'Canine infectious respiratory disease (Reagan and Sykes); kennel cough (Emergency Vet Hospital handout)',
    where: 'docslib.org/doc/1136023 ; docslib.org/doc/9762596/kennel-cough',
  },
  S174: {
    title: 'Vestibular disease in dogs: loss of balance needs an examination (VCA)',
    where:
      'vcahospitals.com/farmington-hills/news/pet-news/vestibular-disease-can-throw-off-a-dogs-balance/183',
  },
  S175: {
    title:
      'Fractures: of the forearm in toy breeds after small falls (Muir 1997); with injuries of vital organs (BSAVA manual, chapter 17)',
    where:
      'pdfcoke.com (canine distal antebrachial fractures in toy-breed dogs) ; bsavalibrary.com 10.22233/9781910443262.chap17',
  },
  S186: {
    title: 'Insulin given twice or too much: Lort Smith Animal Hospital; Barchas, veterinarian',
    where:
      'lortsmith.com/need-help-now/dog/poisons-toxins/medication-drugs/insulin-dogs/ ; catster.com/cats/825409',
  },
  S187: {
    title:
      "Breaths of a puppy at rest, after the Dog Owner's Home Veterinary Handbook: 15 to 35, fast above 40",
    where: 'ehow.co.uk/facts_6025836_rapid-breathing-puppies.html ; xzhbc.com/dogs/dog-health/64473.html',
  },
  S188: {
    title:
      'Mild stomach upset after things of low toxicity: house plants (ASPCA), drying packets (Wismer, ASPCA)',
    where: 'aspca.org/news/houseplant-safe-your-pets ; simple-pet.com/what-to-do-dogster/',
  },
  S189: {
    title:
      'Short-nosed airways: from lifelong snoring to effort and collapse (clinic handouts, after RVC 2012)',
    where: 'chappellevet.ca/tag/soft-palate-resection/ ; dogandcathospital.blogspot.com/2013',
  },
  S190: {
    title:
      'RECOVER 2024 for first aiders: a quarter of the depth on the back, turns of two minutes, a narrow chest over the heart',
    where:
      'readypeteducation.com/blog/2024-recover-pet-cpr-guideline-updates ; petemergencyacademy.com (veterinary industry method of CPR)',
  },
  S191: {
    title: 'Frostbite: a warm compress, no rubbing (HP Veterinary Clinics)',
    where: 'hpvetclinics.com/?p=1275',
  },
  S192: {
    title:
      'Caustic cleaners in the mouth: flush with tap water, no vomiting (Lee, Pet Poison Helpline; Skylands)',
    where:
      'petpoisonhelpline.com (household cleaning products and your pet) ; skylandsprimarypetcare.com/blog/?p=673',
  },
  S193: {
    title: 'Nosebleed: keep calm, a cold pack on the bridge of the nose (handout printed by a clinic)',
    where: 'findhealthclinics.com/NG/Ibadan/553686425098203 (What is epistaxis)',
  },
  S194: {
    title:
      'First Aid and Emergency Care for Dogs and Cats, Fractures: a wet dressing over the bone, never push it back',
    where: 'free-ebooks.net/animals-pets/First-Aid-and-Emergency-Care-for-Dogs-and-Cats/html/21',
  },
  S195: {
    title:
      "Hard breathing: take off what is around the neck (Animal Emergency and Referral Center of Minnesota); Can't Breathe: First Aid (VIN)",
    where:
      'aercmn.com/how-to-know-if-your-pet-is-experiencing-respiratory-distress ; vin.com/vetzinsight id 4951325',
  },
  S196: {
    title: 'Tick paralysis: take the tick off at once, keep calm, go (Spreyton Veterinary Services)',
    where: 'spreytonvetservices.com.au/news/lets-talk-about-tick-paralysis',
  },
  S197: {
    title: 'String under the tongue: neither pull nor cut (Drs. Foster and Smith)',
    where:
      'drsfostersmith.com/pic/article.cfm?articleid=3036 ; peteducation.com/article.cfm?c=21+1765&aid=1181',
  },
  S198: {
    title: "Addison's disease: a daily pill and a monthly shot that cannot be stopped (Media City Vets)",
    where: 'mediacityvets.com/fyi/addisons',
  },
  S210: {
    title: 'Glaucoma, an eye emergency in dogs (Braselton Veterinary Hospital)',
    where: 'braseltonervet.com/glaucoma-eye-emergency-in-dogs/',
  },
  S211: {
    title: 'Feline aortic thromboembolism (Breslau Animal Hospital, medical emergency series)',
    where: 'breslauah.com/medical-emergency-series-feline-aortic-thromboembolism',
  },
  S212: {
    title:
      'Immune-mediated hemolytic anemia, signs of a relapse (Côté, Clinical Veterinary Advisor, 4th edition)',
    where: 'client page, online.flipbuilder.com/ulbm/gwik/files/basic-html/page2936.html',
  },
  S213: {
    title: 'Side effects of chemotherapy in dogs and cats (Cornell; University of Melbourne)',
    where:
      'vet.cornell.edu/research-departments/institutes/sprecher-institute-comparative-cancer-research/treatment-strategies/managing-common-side-effects-chemotherapy-companion-animals ; u-vet.com.au/chemotherapy-in-pets-faqs',
  },
  S214: {
    title: 'Advice to dog owners whose pets take NSAIDs (FDA, Center for Veterinary Medicine)',
    where: 'fda.gov/animal-veterinary/animal-health-literacy/advice-dog-owners-whose-pets-take-nsaids',
  },
  S215: {
    title:
      'Vaccine reactions, what to look out for: sudden itch, hives, profound lethargy (Northwest Veterinary; Hobart; Hidden Valley)',
    where:
      'northwestvet.com/resources/vaccine-reactions-what-to-look-out-for ; hobartanimalclinic.org/always-keep-a-watchful-eye ; hiddenvalleyac.com/vaccine-reaction.pml',
  },
  S216: {
    title:
      'What to expect after a vaccination (AVMA list, Broadway Animal Hospital; Vaccine Reaction Alert, City of Boston)',
    where:
      'broadwayanimalhospitalofriverdale.com/blog/what-to-expect-after-your-pet-receives-a-vaccination ; cityofboston.gov/animals/care/vaccinereaction.asp',
  },
  S217: {
    title: 'Fatty liver in cats (Urgent Pet Care Omaha; Park Road Vet)',
    where:
      'urgentpetcareomaha.com/the-skinny-on-fatty-liver-hepatic-lipidosis-in-cats ; parkroadvet.com/fatty-catty-is-at-risk-by-dr-brenda-gough',
  },
  S218: {
    title: 'Toy breed hypoglycemia (Indianhead Animal Hospital)',
    where: 'indianheadanimalhospital.com/allcats/240-toy-breed-hypoglycemia.html',
  },
  S219: {
    title:
      'Fading puppies and kittens (Freshman, Veterinary Medicine 2005; Garden State Veterinary Specialists; CASCMA; first aid)',
    where:
      'veterinarymedicine.dvm360.com/evaluating-fading-puppies-and-kittens ; gsvs.org/blog/fading-kitten-syndrome-emergency ; cascma.org/medical-care-of-neonatal-kittens ; families.com/pet-first-aid-fading',
  },
  S220: {
    title:
      'Bloat: restless, belly pain, tries to defecate (Hidden Valley; Animal Referral and Emergency Network)',
    where:
      'hiddenvalleyac.com/bloat-gastric-dilation-and-volvulusgdv.pml ; emergencyvet.com.au (Gastric Dilation & Volvulus Syndrome in Dogs)',
  },
  S221: {
    title:
      'A sore on the eye: call at once (Animal Eye Care; Pet Eye Vet); feline corneal sequestrum (Memphis Veterinary Specialists)',
    where:
      'animaleyecare.com/client-information/faq/how-do-i-know-if-an-eye-condition-is-an-emergency ; peteyevet.com/post/not-all-ulcers-are-created-equal ; memphisveterinaryspecialists.com/site/blog-cordova/2023/06/15/feline-corneal-sequestrum',
  },
  S222: {
    title: "Methimazole: itch and rash of the face, call at once (Barchas; Trepanier, Clinician's Brief)",
    where: 'drbarchas.com/methimazole-tapazole ; cliniciansbrief.com/article/methimazole',
  },
  K: { title: 'Ordinary clinical teaching, no page opened for it', where: '' },
}
