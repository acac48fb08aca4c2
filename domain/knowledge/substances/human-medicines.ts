import { alike, call, emergency, home } from './alike.ts'
import type { Substance } from './substance.ts'

const both = { dog: emergency, cat: emergency }
const pain = { exposure: 'human_pain_medicine', ...both } as const
const medicine = { exposure: 'other_medicine', ...both } as const

const painkillers = [
  ...alike(
    {
      ...pain,
      toxin: { id: 'ibuprofen', form: 'otc' },
      because: 'It can cause ulcers and kidney failure. For a cat no amount is safe.',
      sources: ['P725', 'S134'],
    },
    [['Ibuprofen', 'advil, motrin, nurofen, ibuprofin, advil gel caps, brufen, ibu, vicoprofen, motrin ib']],
  ),
  ...alike(
    {
      ...pain,
      toxin: { id: 'naproxen', form: 'otc' },
      because: 'One tablet can give a small dog ulcers. For a cat no amount is safe.',
      sources: ['P725', 'S24'],
    },
    [['Naproxen', 'aleve, naprosyn, anaprox']],
  ),
  ...alike(
    {
      ...pain,
      toxin: { id: 'acetaminophen', form: 'regular' },
      because: 'One tablet can kill a cat. In dogs it can harm the liver.',
      sources: ['S23', 'P725'],
    },
    [['Acetaminophen', 'tylenol, paracetamol, panadol, calpol, apap, tylenol regular, childrens tylenol']],
  ),
  ...alike(
    {
      ...pain,
      toxin: { id: 'acetaminophen', form: 'extra' },
      because: 'One tablet can kill a cat. In dogs it can harm the liver.',
      sources: ['S23', 'P725'],
    },
    [['Extra strength acetaminophen', 'tylenol extra strength, tylenol 500, tylenol arthritis']],
  ),
  ...alike(
    {
      ...pain,
      toxin: { id: 'aspirin', form: 'adult' },
      because: 'It can cause ulcers and bleeding. Cats clear it very slowly.',
      sources: ['S24', 'P724'],
    },
    [['Aspirin', 'bayer, ecotrin, bufferin, asprin, adult aspirin, alka seltzer, percodan, doans']],
  ),
  ...alike(
    {
      ...pain,
      toxin: { id: 'aspirin' },
      because: 'It holds a kin of aspirin, which cats clear very slowly.',
      sources: ['S24', 'P724'],
    },
    [['Bismuth stomach medicine', 'pepto bismol, pepto, bismuth subsalicylate, kaopectate']],
  ),
  ...alike(
    {
      ...pain,
      toxin: { id: 'aspirin', form: 'low' },
      because: 'It can cause ulcers and bleeding. Cats clear it very slowly.',
      sources: ['S24', 'P724'],
    },
    [['Baby aspirin', 'low dose aspirin, 81 mg aspirin, aspirin 81']],
  ),
  ...alike(
    {
      ...pain,
      because: 'It holds more than one drug, and each of them can poison a pet.',
      sources: ['S24', 'P724'],
    },
    [
      [
        'Cold and flu medicine',
        'nyquil, dayquil, theraflu, lemsip, cold and flu tablets, robitussin, coricidin, mucinex fast max',
      ],
      ['Pain pill with sleep aid', 'tylenol pm, advil pm, aleve pm, motrin pm, ibuprofen pm'],
      [
        'Headache mix with caffeine',
        'excedrin, anacin, goodys powder, bc powder, midol, pamprin, fioricet, fiorinal, butalbital',
      ],
      [
        'Opioid with acetaminophen',
        'percocet, vicodin, norco, co-codamol, tylenol 3, tylenol with codeine, hydrocodone acetaminophen, endocet, lortab, lorcet, ultracet, co-dydramol, solpadeine',
      ],
    ],
  ),
  ...alike(
    {
      ...pain,
      because: 'Pain pills and gels of this kind can harm the stomach and kidneys.',
      sources: ['P725', 'P749'],
    },
    [
      ['Diclofenac', 'voltaren, voltaren gel, diclofenac gel, arthrotec, cataflam, flector patch'],
      ['Meloxicam for people', 'mobic, meloxicam tablets human, human meloxicam'],
      ['Celecoxib', 'celebrex'],
      [
        'Other human anti-inflammatory',
        'indomethacin, etodolac, ketorolac, toradol, ketoprofen, piroxicam, nabumetone, flurbiprofen, nsaid, arthritis pills, feldene, orudis, oxaprozin, daypro, sulindac, clinoril, lodine, relafen, mefenamic acid, ponstel, meclofenamate, diflunisal, salsalate, duexis, vimovo, arcoxia, etoricoxib, nsaids',
      ],
      [
        'Muscle rub',
        'icy hot, bengay, biofreeze, tiger balm, deep heat, aspercreme, salonpas, pain patch, muscle cream, pain cream',
      ],
    ],
  ),
]

const strongMedicines = [
  ...alike(
    {
      ...medicine,
      toxin: { id: 'amphetamine' },
      because: 'A single tablet can bring on fits, fever and a racing heart.',
      sources: ['P725', 'S24'],
    },
    [
      [
        'Amphetamine',
        'adderall, dexedrine, amphetamine salts, adhd pills, add meds, evekeo, mydayis, zenzedi',
      ],
      ['Lisdexamfetamine', 'vyvanse'],
      [
        'Methylphenidate',
        'ritalin, concerta, focalin, metadate, dexmethylphenidate, daytrana, quillivant, methylin',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'antidepressant' },
      because: 'Too much can cause shaking, fever, a fast heart and seizures.',
      sources: ['P770', 'P725'],
    },
    [
      ['Venlafaxine', 'effexor'],
      ['Duloxetine', 'cymbalta'],
      ['Fluoxetine', 'prozac, reconcile'],
      ['Sertraline', 'zoloft'],
      ['Escitalopram or citalopram', 'lexapro, celexa, citalopram, escitalopram'],
      ['Paroxetine', 'paxil'],
      [
        'Antidepressant of another name',
        'antidepressant, antidepressants, ssri, snri, pristiq, desvenlafaxine, mirtazapine, trazodone human, luvox, fluvoxamine, vilazodone, viibryd, vortioxetine, trintellix, fetzima, remeron, buspirone, buspar',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      because: 'It can cause fits or upset the heartbeat within hours.',
      sources: ['P725', 'S24'],
    },
    [
      ['Bupropion', 'wellbutrin, zyban'],
      [
        'Tricyclic antidepressant',
        'amitriptyline, elavil, nortriptyline, clomipramine human, doxepin, imipramine, desipramine',
      ],
      ['Lithium', 'lithium carbonate, lithobid'],
      [
        'Antipsychotic',
        'seroquel, quetiapine, abilify, aripiprazole, zyprexa, olanzapine, risperdal, risperidone, clozapine, clozaril, ziprasidone, geodon, haloperidol, haldol, lurasidone, latuda, vraylar, rexulti',
      ],
      ['Atomoxetine', 'strattera, qelbree, guanfacine, intuniv, modafinil, azstarys'],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'htp5' },
      because: 'It can raise body heat and cause fits and blindness within hours.',
      sources: ['P726', 'S24'],
    },
    [['5-HTP', '5htp, griffonia, hydroxytryptophan, tryptophan supplement']],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'opioid' },
      because: 'It can slow the breathing, or make a pet wild and wobbly.',
      sources: ['P725', 'S24'],
    },
    [
      [
        'Sleeping pill',
        'ambien, zolpidem, lunesta, eszopiclone, sonata, sleeping tablets, sleep aid, zaleplon, sominex, silenor, dayvigo, quviviq, rozerem, belsomra, temazepam, restoril, halcion, unisom sleepgels',
      ],
      [
        'Anxiety pill',
        'xanax, alprazolam, valium, diazepam, klonopin, clonazepam, ativan, lorazepam, benzodiazepine',
      ],
      [
        'Opioid',
        'oxycodone, hydrocodone, morphine, codeine, oxycontin, hydromorphone, methadone, suboxone, buprenorphine, roxicodone, dilaudid, tapentadol, nucynta, oxymorphone, opana, meperidine, demerol, subutex, kratom, buprenorphine strip',
      ],
      ['Fentanyl', 'fentanyl patch, duragesic'],
      ['Tramadol', 'ultram'],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'baclofen' },
      because: 'A small amount can stop the breathing or bring on a coma.',
      sources: ['S24', 'P724'],
    },
    [
      ['Baclofen', 'lioresal'],
      [
        'Muscle relaxant',
        'cyclobenzaprine, flexeril, tizanidine, zanaflex, methocarbamol human, carisoprodol, soma, robaxin, skelaxin, metaxalone, orphenadrine, norflex, dantrolene',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'heart_drugs' },
      because: 'It can drop the blood pressure and the heartbeat to a deadly low.',
      sources: ['P770', 'P725'],
    },
    [
      [
        'Beta blocker',
        'metoprolol, atenolol, propranolol, carvedilol, toprol, tenormin, coreg, bisoprolol, bystolic, nebivolol, nadolol, corgard, labetalol, sotalol, inderal, lopressor',
      ],
      [
        'Calcium channel blocker',
        'amlodipine, diltiazem, verapamil, nifedipine, norvasc, cardizem, felodipine, nicardipine, procardia, adalat, cartia, tiazac, calan',
      ],
      ['Digoxin', 'lanoxin, digitalis pills'],
      [
        'Blood pressure pill',
        'lisinopril, losartan, benazepril, ramipril, enalapril human, ace inhibitor, blood pressure medicine, heart pill, heart meds, heart medicine, clonidine, hydralazine, valsartan, diovan, cozaar, irbesartan, avapro, olmesartan, benicar, candesartan, telmisartan, micardis, quinapril, captopril, entresto, prazosin, isosorbide, imdur, nitroglycerin',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'pseudoephedrine' },
      because: 'A few tablets can kill a dog: fast heart, fever and fits.',
      sources: ['S135', 'P724'],
    },
    [
      [
        'Pseudoephedrine',
        'sudafed, decongestant, claritin-d, zyrtec-d, allegra-d, mucinex-d, advil cold and sinus',
      ],
      ['Phenylephrine', 'sudafed pe, sinus tablets, dimetapp'],
    ],
  ),
  ...alike(
    {
      ...medicine,
      because: 'A few drops can slow the heart and drop the blood pressure.',
      sources: ['P724'],
    },
    [
      ['Nose spray', 'afrin, oxymetazoline, nasal spray, xylometazoline, vicks sinex'],
      ['Redness eye drops', 'visine, eye drops, tetrahydrozoline, naphazoline, clear eyes'],
    ],
  ),
  ...alike(
    {
      ...medicine,
      because: 'It can drop the blood sugar for days, which may bring on fits.',
      sources: ['P750', 'S186'],
    },
    [
      ['Glipizide or glyburide', 'glipizide, glyburide, glimepiride, sulfonylurea, diabetes pill'],
      [
        'Insulin injected by mistake',
        'insulin, wrong insulin dose, double insulin, too much insulin, insulin shot',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      dog: call,
      cat: call,
      because: 'Insulin that is swallowed does not lower blood sugar. Look for glass and needles.',
      sources: ['P750'],
    },
    [['Insulin that was swallowed', 'chewed insulin vial, chewed insulin pen, licked insulin']],
  ),
  ...alike(
    {
      ...medicine,
      because: 'Have the amount checked now, though it is milder than other diabetes pills.',
      sources: ['P750'],
    },
    [['Metformin', 'glucophage']],
  ),
  ...alike(
    {
      ...medicine,
      dog: home('one tablet'),
      because: 'Dogs bear far more of it than people. A large amount speeds up the heart.',
      sources: ['P751'],
    },
    [
      [
        'Thyroid tablet',
        'levothyroxine, synthroid, thyroid medicine, armour thyroid, liothyronine, soloxine, cytomel, levoxyl',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'albuterol' },
      because: 'A bitten inhaler gives many doses at once and makes the heart race.',
      sources: ['S24', 'P724'],
    },
    [
      [
        'Asthma inhaler',
        'albuterol, inhaler, ventolin, proair, salbutamol, symbicort, advair, nebulizer vial, asthma pump',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'isoniazid' },
      because: 'A few tablets cause seizures and can kill.',
      sources: ['S24'],
    },
    [['Isoniazid', 'inh, tuberculosis pills']],
  ),
  ...alike(
    {
      ...medicine,
      because: 'It attacks cells that divide, so the gut and the blood suffer.',
      sources: ['S24', 'P749'],
    },
    [
      ['Chemotherapy pill', 'chemo, methotrexate, hydroxyurea, capecitabine, xeloda, mercaptopurine'],
      ['Colchicine', 'gout pills, colcrys'],
    ],
  ),
  ...alike(
    {
      ...medicine,
      because: 'Any human medicine may harm a pet. Have the name and the strength at hand.',
      sources: ['P725', 'S24'],
    },
    [
      [
        'Blood thinner',
        'eliquis, apixaban, xarelto, rivaroxaban, plavix, clopidogrel, coumadin tablets, heparin, pradaxa, dabigatran, brilinta, ticagrelor, prasugrel, lovenox',
      ],
      [
        'Water pill',
        'furosemide human, lasix, hydrochlorothiazide, diuretic, spironolactone human, hctz, chlorthalidone, bumetanide, bumex, torsemide',
      ],
      ['Cholesterol pill', 'statin, lipitor, atorvastatin, crestor, zocor, simvastatin, rosuvastatin'],
      [
        'Antihistamine',
        'benadryl, diphenhydramine, zyrtec, cetirizine, claritin, loratadine, allegra, allergy pill, dramamine, meclizine, unisom, hydroxyzine, doxylamine, fexofenadine, xyzal, bonine',
      ],
      [
        'Seizure medicine for people',
        'keppra human, lamotrigine, lamictal, topiramate, carbamazepine, valproate, phenytoin, tegretol, depakote, trileptal, oxcarbazepine, lacosamide, vimpat, dilantin, topamax',
      ],
      ['Gabapentin or pregabalin for people', 'gabapentin liquid human, neurontin, lyrica, pregabalin'],
      ['Loperamide', 'imodium, anti diarrhea pill'],
      [
        'Antacid or acid reducer',
        'tums, omeprazole, prilosec, pepcid human, famotidine, nexium, rolaids, calcium carbonate',
      ],
      [
        'Laxative',
        'ex-lax, miralax, dulcolax, senna, fleet enema, stool softener, bisacodyl, milk of magnesia',
      ],
      ['Nausea pill', 'zofran human, ondansetron human, reglan'],
      [
        'Antibiotic for people',
        'amoxicillin human, azithromycin, doxycycline human, ciprofloxacin, metronidazole human',
      ],
      ['Malaria or lupus pill', 'hydroxychloroquine, plaquenil, chloroquine, quinine'],
      ['Steroid tablet for people', 'prednisone human, medrol, dexamethasone human, methylprednisolone'],
      ['Erection pill', 'viagra, sildenafil human, cialis, tadalafil'],
      ['Prostate or hair pill', 'finasteride, propecia, tamsulosin, flomax'],
      [
        'Weight loss medicine',
        'ozempic, wegovy, phentermine, diet pills, semaglutide, contrave, mounjaro, trulicity, rybelsus',
      ],
      ['Migraine pill', 'sumatriptan, imitrex, rizatriptan, maxalt, nurtec, ubrelvy'],
      [
        'Parkinson’s or dementia pill',
        'levodopa, sinemet, donepezil, aricept, memantine, requip, selegiline',
      ],
      [
        'Diabetes pill of a newer kind',
        'jardiance, januvia, farxiga, sitagliptin, empagliflozin, dapagliflozin, canagliflozin, invokana, tradjenta, repaglinide',
      ],
      ['Heart rhythm pill', 'flecainide, amiodarone, dofetilide, ivabradine, ranolazine, ranexa'],
      [
        'Acne capsule',
        'isotretinoin, accutane, claravis, acitretin, soriatane, tretinoin, adapalene, differin, tazarotene, retinoid cream',
      ],
      ['Bone pill', 'alendronate, fosamax, boniva, ibandronate'],
      ['Bladder pill', 'oxybutynin, solifenacin, vesicare, mirabegron, myrbetriq, tolterodine'],
      ['Cough medicine', 'dextromethorphan, delsym, guaifenesin, cough syrup, cough drops, mucinex'],
      ['Immune or cancer pill', 'imuran, azathioprine, tamoxifen, leflunomide, otezla, dapsone'],
      ['Quit smoking pill', 'chantix, varenicline'],
      ['MAO inhibitor', 'phenelzine, nardil, tranylcypromine, parnate'],
      ['Diarrhea pill with atropine', 'lomotil, diphenoxylate'],
      [
        'Unknown pill',
        'unknown medicine, pill on the floor, some pill, mystery pill, pill box, pill organizer, weekly pills',
      ],
    ],
  ),
]

const skinMedicines = [
  ...alike(
    {
      ...medicine,
      toxin: { id: 'fluorouracil' },
      because: 'A lick of this cream can kill a dog or cat.',
      sources: ['P749'],
    },
    [
      ['Fluorouracil cream', 'efudex, 5-fu, fluorouracil, carac, tolak, fluoroplex, skin cancer cream'],
      [
        'Psoriasis cream',
        'calcipotriene, calcipotriol, dovonex, vitamin d cream, calcitriol cream, taclonex',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'minoxidil' },
      because: 'A drop can harm the heart and lungs of a cat.',
      sources: ['P749'],
    },
    [['Minoxidil', 'rogaine, hair loss foam, hair growth drops, regaine']],
  ),
  ...alike(
    {
      ...medicine,
      because: 'It can do harm through the mouth or the skin, so have it checked.',
      sources: ['P749', 'S24'],
    },
    [
      [
        'Hormone cream or gel',
        'estrogen cream, estradiol, evamist, testosterone gel, androgel, hrt cream, progesterone cream, testosterone cream',
      ],
      ['Numbing cream', 'lidocaine, benzocaine, emla, orajel, lidocaine patch'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: home('a lick or two'),
      cat: call,
      because: 'A lick of a mild itch cream seldom does more than upset the belly or raise thirst.',
      sources: ['P704', 'P749'],
    },
    [['Hydrocortisone cream', 'cortisone cream, anti itch cream, cortizone, steroid cream']],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'It may upset the stomach. How much was licked off decides.',
      sources: ['P749', 'P722'],
    },
    [
      ['Antibiotic ointment', 'neosporin, triple antibiotic, bacitracin, polysporin'],
      ['Antifungal cream', 'lotrimin, clotrimazole, athletes foot cream, miconazole, lamisil'],
      ['Acne cream', 'benzoyl peroxide, retinol, salicylic acid'],
      ['Wart remover', 'compound w, wart acid'],
    ],
  ),
]

const supplements = [
  ...alike(
    {
      ...medicine,
      toxin: { id: 'iron' },
      because: 'Iron can burn the gut and harm the liver. The amount and the weight decide.',
      sources: ['P726', 'S24'],
    },
    [
      ['Iron tablets', 'iron pills, ferrous sulfate, iron supplement, slow fe, ferrous gluconate'],
      [
        'Multivitamin',
        'vitamins, multi vitamin, one a day, centrum, flintstones, gummy vitamins, womens vitamins',
      ],
      ['Prenatal vitamin', 'prenatals, pregnancy vitamins'],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'cholecalciferol', form: 'iu' },
      because: 'Too much raises calcium and can destroy the kidneys. The units decide.',
      sources: ['P726', 'S24'],
    },
    [
      [
        'Vitamin D',
        'vitamin d3, cholecalciferol pills, d3 drops, vit d, ergocalciferol, rocaltrol, calcitriol capsules',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      because: 'It can raise the heartbeat and the body heat, and bring on fits.',
      sources: ['P726', 'S24'],
    },
    [
      ['Stimulant supplement', 'ephedra, ma huang, yohimbine, bitter orange, fat burner, workout powder'],
      ['Alpha lipoic acid', 'ala supplement, lipoic acid'],
    ],
  ),
  ...alike(
    {
      exposure: 'other',
      dog: call,
      cat: call,
      because: 'Iron, vitamin D and xylitol are the danger, so read the label to a vet.',
      sources: ['P726'],
    },
    [
      ['Vitamin C or B', 'vitamin c, vitamin b12, b complex, emergen-c, airborne, biotin, folic acid'],
      ['Fish oil', 'omega 3, fish oil capsules, cod liver oil, krill oil'],
      [
        'Calcium tablets',
        'calcium supplement, calcium chews, magnesium tablets, potassium tablets, zinc lozenges',
      ],
      ['Probiotic', 'probiotics, acidophilus, culturelle'],
      ['Fiber supplement', 'metamucil, psyllium, benefiber'],
      [
        'Herbal supplement',
        'turmeric capsules, valerian, ginkgo, garlic pills, cbd gummies with no thc, collagen powder, protein powder',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      dog: call,
      cat: call,
      because: 'Vets give it to dogs, yet some tablets and gummies hold xylitol.',
      sources: ['P765'],
    },
    [['Melatonin', 'melatonin gummies, melatonin tablets']],
  ),
  ...alike(
    {
      ...medicine,
      dog: home('one packet, with no iron tablets and no plastic swallowed'),
      cat: home('a few pills, with no iron tablets and no plastic swallowed'),
      because: 'The hormone dose is low, so it mostly just upsets the stomach.',
      sources: ['P129', 'P705', 'P706'],
    },
    [['Birth control pills', 'the pill, birth control, contraceptive pills, oral contraceptive']],
  ),
]

const cbd = alike(
  {
    exposure: 'marijuana',
    dog: call,
    cat: call,
    because: 'Some oils hold THC or xylitol as well, so read the label to a vet.',
    sources: ['S26', 'P747'],
  },
  [['CBD oil', 'cbd, hemp oil, cbd drops, cbd tincture']],
)

const drugs = [
  ...cbd,
  ...alike(
    {
      exposure: 'marijuana',
      dog: call,
      cat: call,
      toxin: { id: 'thc' },
      because: 'Pets get wobbly, sleepy and may leak urine. A lot, or a mix, is an emergency.',
      sources: ['S26', 'P700'],
    },
    [
      [
        'Marijuana (weed)',
        'cannabis, marijuana, weed, pot, joint, blunt, hash, hashish, bud, roach of a joint, kush, stash, doobie',
      ],
      [
        'THC edible',
        'edibles, thc gummies, pot gummies, pot cookie, thc oil, dab, delta 8, canna butter, special brownie bites, dab pen',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'marijuana',
      ...both,
      because: 'Chocolate or other drugs in it make an edible far more dangerous.',
      sources: ['S26', 'S24'],
    },
    [
      [
        'Pot brownie',
        'pot brownies, thc chocolate, weed brownie, space cake, synthetic marijuana, spice, k2',
      ],
    ],
  ),
  ...alike(
    {
      exposure: 'marijuana',
      ...both,
      toxin: { id: 'cocaine_meth' },
      because: 'Street drugs can stop the heart or the breathing. Tell the vet openly what it was.',
      sources: ['S24'],
    },
    [
      ['Cocaine', 'coke drug, crack'],
      ['Methamphetamine', 'meth, crystal meth, speed'],
      ['Ecstasy', 'mdma, molly, lsd, acid tab, ketamine, heroin'],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'nicotine', form: 'cigarette' },
      because: 'Nicotine acts within minutes. The pet drools, shakes and then gets weak.',
      sources: ['S24', 'P700'],
    },
    [
      [
        'Cigarette',
        'cigarettes, cigarette butt, cigar, tobacco, ashtray, snuff, chewing tobacco, dip, cigarillo, hookah, skoal, copenhagen, grizzly tobacco, chew tin',
      ],
    ],
  ),
  ...alike(
    {
      ...medicine,
      toxin: { id: 'nicotine' },
      because: 'Nicotine acts within minutes. The pet drools, shakes and then gets weak.',
      sources: ['S24', 'P700'],
    },
    [
      [
        'Vape juice',
        'vape, e-cigarette, juul, e-liquid, vape pod, vape cartridge nicotine, elf bar, vaping, disposable vape',
      ],
      ['Nicotine gum or patch', 'nicorette, nicotine patch, zyn, nicotine pouch, nicotine lozenge'],
    ],
  ),
]

/** Medicines for people, supplements, skin creams and drugs. */
export const humanMedicines: readonly Substance[] = [
  ...painkillers,
  ...strongMedicines,
  ...skinMedicines,
  ...supplements,
  ...drugs,
]
