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
  S4: {
    title: 'Ruys et al. 2012, Veterinary Triage List, 485 dogs and cats, JVECC 22(3):303-12',
    where:
      'zendy.io (abstract) ; cliniciansbrief.com/article/triage-veterinary-patients ; theveterinarynurse.com/Review/article/how-to-triage',
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
    title: 'Jutkowitz 2005, reproductive emergencies, dystocia criteria (quoted second-hand)',
    where: 'yorkietalk.com/forums/1210273-post106.html',
  },
  S16: {
    title: "Hall, Carter, O'Neill: heat-related illness in UK dogs (VetCompass)",
    where: 'nature.com/articles/s41598-020-66015-8 ; PMC7459873',
  },
  S17: {
    title: 'Chocolate doses (theobromine 20 / 40-50 / 60 mg/kg), credited to ASPCA',
    where:
      'tvecblog.blogspot.com/2009/10/chocolate-toxicity.html ; hs4dfinal.squarespace.com/chocolate-cocoa-toxic ; elegantdog.com.au/chocolate-and-treats.html',
  },
  S18: {
    title: 'Xylitol doses (about 75-100 mg/kg low sugar, 500 mg/kg liver failure)',
    where: 'ah-bc.com/poisonings/ ; dailycamera.com',
  },
  S19: {
    title: 'Cortinovis and Caloni 2016, Household Food Items Toxic to Dogs and Cats',
    where: 'PMC4801869',
  },
  S20: {
    title: 'Lily poisoning in cats',
    where: 'kb.rspca.org.au article 667 ; discovery.researcher.life (Lily poisoning) ; mvtimes.com 2012',
  },
  S21: {
    title: 'Ethylene glycol: small lethal dose, antidote within about 3 h in cats',
    where: 'wblk.com/antifreeze-toxicity/ (veterinary clinic text) ; vin.com abstract 7054936',
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
  S25: {
    title: 'Allium doses: 5 g/kg cats, 15-30 g/kg dogs',
    where: 'surgicalsystems.co.za (review of S19)',
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
  S35: { title: 'Diabetic ketoacidosis', where: 'gopetplan.com ; riverlandingsanimalclinic.com' },
  S36: {
    title: 'Parvovirus in puppies',
    where: 'petassure.com/blog/tag/parvovirus-in-dogs ; safepath.com/does-my-dog-have-parvo/',
  },
  S37: {
    title: 'Feline hepatic lipidosis',
    where:
      'kibbleiq.com/blog/hepatic-lipidosis-in-cats (cites Merck and Cornell) ; lakesidevc.com ; housecalls4housecats.com/say-meow/anorexia',
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
    title: 'Temperature: fever from about 103-103.5 F, emergency at 106 F; heat stroke over 104 F',
    where: 'petpremium (fever page) ; sanimalhospital.net/what-is-a-true-emergancy.html',
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
  K: { title: 'Ordinary clinical teaching, no page opened for it', where: '' },
}
