import type { AtlasSources } from './entry.ts'

/** What was opened for entries on the ages of life, care by a vet, medicines, seasons and breeds. */
export const lifeSources: AtlasSources = {
  P600: {
    title: 'Handout for clients, vaginal discharge in dogs: when it is normal, and when it is not',
    where: 'docslib.org/doc/8757249/vaginal-discharge-in-dogs',
  },
  P601: { title: 'Vetscope, signs of heat in cats', where: 'vetscope.vet/discussions/73' },
  P602: {
    title: 'Vet Paraprofessional, six signs that your cat is in heat',
    where: 'vetparaprofessional.blogspot.com/2014/01/signs-that-your-cat-is-in-heat.html',
  },
  P603: {
    title: 'DeVries, veterinarian (Oradell Animal Hospital): false pregnancy passes in two to three weeks',
    where: 'northjersey.com/story/life/pets/2017/02/28/pet-q-false-pregnancy/97006530/',
  },
  P604: {
    title: 'Tennessee surgeons for pets: swelling around the ankle in the first week after knee surgery',
    where: 'tnvetsurgery.com/post-surgery-information',
  },
  P605: {
    title: 'Knee surgery of dogs: swelling around the ankle after three to five days',
    where: 'tplo.ca/incision-and-leg-care',
  },
  P606: {
    title: 'World Pets Centre, six signs of pregnancy in dogs',
    where: 'worldpetscentre.com/2021/03/24/6-signs-of-pregnancy-in-dogs/',
  },
  P607: {
    title: 'DG Animal Hospital, care of mother and young after a birth',
    where: 'dganimalhospital.com/dogs-health-post-natal-care',
  },
  P608: {
    title: 'Daily Puppy, discharge after whelping',
    where: 'dogcare.dailypuppy.com/long-post-discharge-after-whelping-5856.html',
  },
  P609: {
    title: 'Dog Owner’s Home Veterinary Handbook, page 482: food of a nursing mother',
    where: 'yumpu.com/en/document/view/11536020/dog-owners-home-veterinary-handbookpdf-mr-walnuts/512',
  },
  P610: {
    title: 'Dogs Palace, whining during a heat',
    where: 'dogs-palace.com/qa/view/my-dog-whines-during-her-heat-cycle-what-should-i-do',
  },
  P611: {
    title: 'TPLO Charlotte, after care: bruising and swelling that sink',
    where: 'tplocharlotte.com/after-care/',
  },
  P612: {
    title: 'Male dogs that whine because a female is in heat',
    where: 'beautdogs.com/male-dog-whining-because-female-in-heat.html',
  },
  P613: {
    title: 'A breeder on eaten afterbirth and soft stool, and when to see a vet',
    where: 'kussarkisi.blogspot.com/2013/01/placenta-and-diarrhea-after-birth.html',
  },
  P614: {
    title: 'Ask the Cat Doctor, kitten development',
    where: 'askthecatdoctor.com/kitten-development.html',
  },
  P615: {
    title: 'Doctor Dog, kittens: sleep with twitches, eyes and their color',
    where: 'doctordog.com/drdognewsletter/kittens.html',
  },
  P616: {
    title: 'Puppytropolis, is something wrong with my puppy: sleep of 18 to 20 hours',
    where: 'puppytropolis.com/puppy-and-dog-care/something-wrong-with-puppy/',
  },
  P617: {
    title: 'Petipedia, when to worry during a change of food (after VCA and Tufts)',
    where: 'petipedia.org/en/food-transition/guides/when-to-worry-during-a-food-transition-guide/',
  },
  P618: {
    title: 'Pawpail, from milk to solid food without soft stool',
    where: 'pawpail.com/blogs/pet-hygiene/how-to-transition-a-puppy-to-solid-food-without-soft-stool',
  },
  P619: {
    title: 'SpayXperts, testicles have not dropped: how long to wait',
    where: 'spayxperts.com/blog/testicles-havent-dropped-how-long-do-i-wait',
  },
  P620: {
    title: 'Veterinary column of Guyana Times, conditions of newborn pups',
    where: 'guyanatimesgy.com/miscellaneous-conditions-exhibited-by-the-newborn-pups',
  },
  P621: {
    title: 'WK Animal Hospital, care of an abscess and its drain',
    where: 'wkanimalhospital.com/instructionsheet/abscess-and-drain-care',
  },
  P622: {
    title: 'Be Vaccine Smart, what to expect after vaccination',
    where: 'bevaccinesmart.com/vaccinating_pets/after_vaccination.html',
  },
  P623: {
    title: 'Chantilly Animal Hospital, care after vaccinations',
    where: 'chantillyanimalhospital.com/blog/care-for-your-companion-after-vaccinations/',
  },
  P624: {
    title: 'San Diego spay clinic, what is normal and expected after surgery',
    where: 'sdaspay.com/post-op-instructions.html',
  },
  P625: { title: 'Spay Neuter Net, after surgery', where: 'spayneuternet.org/post-surgery/' },
  P626: { title: 'Ace of Spays, what to expect after surgery', where: 'aceofspays.com/after-surgery/' },
  P627: {
    title: 'Humane Society of Huron Valley, after surgery',
    where: 'hshv.org/after-surgery/?form=memorialecard',
  },
  P628: {
    title: 'Southwest veterinary surgery, questions after surgery: stool in three to five days',
    where: 'swvetsurgery.com/faq-post-surgery/',
  },
  P629: {
    title: 'Keeping Dog, first stool three to four days after surgery',
    where: 'keepingdog.com/?p=198406',
  },
  P630: { title: 'Pilot Knob Animal Hospital, feline neuter', where: 'pilotknobah.com/feline-neuter/' },
  P631: {
    title: 'Dog FAQ, how long sedation lasts: sleep, shaking and whining',
    where: 'dog-faq.com/how-long-does-dog-sedation-last/',
  },
  P632: {
    title: 'Sploot Veterinary Care, after dental cleaning and extractions',
    where: 'splootvets.com/faq-items/dental-cleaning-extraction-procedure-my-pet-went-through',
  },
  P633: {
    title: 'Family Vet, instructions after a dental',
    where: 'familyvet.org/veterinary-services/veterinary-dentistry/post-dental-instructions/',
  },
  P634: {
    title: 'Spay Neuter Clinics, after dental procedures',
    where: 'spayneuterclinics.net/prepost-surgical/post-dental/',
  },
  P635: {
    title: 'Cahill Animal Hospital, after a dental: bruise of the drip, blood in saliva',
    where: 'cahillanimalhospital.co.nz/dentals.html',
  },
  P636: {
    title: 'Pilot Knob Animal Hospital, after a dental cleaning: drool, more urine after fluids',
    where: 'pilotknobah.com/dental-cleaning-post-op/',
  },
  P637: {
    title: 'Your Vet Friend, a cat’s leg that is swollen after a blood draw',
    where: 'yourvetfriend.com/cat-leg-swollen-after-blood-draw/',
  },
  P638: {
    title: 'Dental Care Vet, what to expect after the dental procedure',
    where: 'dentalcarevet.com/what-to-expect-after-the-dental-procedure/',
  },
  P639: {
    title: 'Environmental Literacy Council, what to expect after fluids under the skin',
    where: 'enviroliteracy.org/what-to-expect-after-subcutaneous-fluids/',
  },
  P640: {
    title: 'Paws and All, what you might notice after grooming',
    where: 'bookings.pawsandall.co.za/post-grooming-what-you-might-notice/',
  },
  P641: {
    title: 'Knoji, normal and abnormal behavior after a clip',
    where: 'pets.knoji.com/what-can-go-wrong-at-the-dog-groomer-and-what-to-do/',
  },
  P642: {
    title: 'Whitefish Animal Hospital, abscess and drain: when to call',
    where: 'whitefishanimalhospital.com/resources/tooth-abscess/',
  },
  P643: { title: 'Camelot Kennels, five changes after boarding', where: 'camelotkennels.com/?p=1' },
  P644: {
    title: 'Santa Paws retreat, common behaviors after boarding',
    where: 'santapawsultimuttretreat.com/post/5-most-common-behaviors-in-your-dog-after-boarding',
  },
  P645: {
    title: 'Vet Mobile, medicine before a visit: sleepy and wobbly, over within 24 hours',
    where: 'vetmobilesg.com/articles/pre-visit-medication-for-cats-and-dogs',
  },
  P646: {
    title: 'Why dogs are sleepy after grooming',
    where: 'dogbreedworld.com/why-is-my-dog-so-sleepy-after-grooming/',
  },
  P648: {
    title: 'Things you might notice in your pet this summer: cool rooms, less food',
    where: 'stepevoli.com/blogs/stories/things-you-might-notice-in-your-pet-this-summer',
  },
  P649: {
    title: 'Kippy, stool of dogs after surgery: late, or loose for a few days',
    where: 'kippy.eu/blog/en/constipation-of-the-dog-after-the-surgery/',
  },
  P650: {
    title: 'Embrace, a veterinarian on cats that no longer know each other after a vet visit',
    where: 'embracepetinsurance.com/waterbowl/article/feline-non-recognition-aggression',
  },
  P651: {
    title: 'Cat World, aggression in cats after a trip to the veterinarian',
    where: 'cat-world.com/non-recognition-aggression-cats/',
  },
  P652: {
    title: 'Effects of selamectin drops on the fur of the spot',
    where: 'earthofpet.com/the-side-effects-of-revolution-flea-medication',
  },
  P653: {
    title: 'Veterinary Partner (VIN), selamectin: drool when licked, loss of hair at the spot',
    where: 'veterinarypartner.vin.com/default.aspx?catId=102894&id=9267280&pid=19239',
  },
  P654: { title: 'XVet, tropicamide for the eye: pets may drool', where: 'xvet.com.au/?p=6924' },
  P655: {
    title: 'Cuteness, side effects of buprenorphine in cats (after VCA and Mar Vista)',
    where: 'cuteness.com/article/side-effects-buprenorphine-cats',
  },
  P656: {
    title: 'Side effects of buprenorphine in cats: sleep, purring, kneading',
    where: 'sideeffectof.com/?p=455',
  },
  P657: {
    title: 'A worker of a veterinary hospital on mirtazapine: restless and loud on the first day',
    where: 'karabucreations.blogspot.com/2017/09/mirtazapine-in-cats.html',
  },
  P658: {
    title: 'Pet Ponder on fluoxetine for dogs, quoting the American College of Veterinary Behaviorists',
    where: 'petponder.com/pros-cons-of-prozac-fluoxetine-for-dogs',
  },
  P659: {
    title: 'My Animal Dispensary, oclacitinib',
    where: 'myanimaldispensary.com/blogs/mad-knowledge/what-you-need-to-know-about-oclacitinib-apoquel',
  },
  P660: {
    title: 'Pet Biotics Daily, probiotic side effects: what is normal and what is not',
    where: 'petbioticsdaily.com/pet-probiotic-side-effects-whats-normal-vs-not',
  },
  P661: {
    title: 'Bestie Paws, reported effects of afoxolaner, mild and serious',
    where: 'bestiepaws.com/dog/nexgard-side-effects-in-dogs/',
  },
  P662: {
    title: 'Cuteness, nitenpyram: scratching for hours while fleas die',
    where: 'cuteness.com/article/nitenpyram-side-effects',
  },
  P663: {
    title: 'Hachi, nitenpyram for dogs: a short phase of vigorous scratching',
    where: 'usehachi.com/tp/capstar-for-dogs',
  },
  P664: {
    title: 'S. Nelson, veterinarian at Kansas State University: heat lowers energy and appetite',
    where: 'kstatecollegian.com/2012/07/25/rising-temperatures-affect-pets-decrease-animal-appetites/',
  },
  P665: {
    title: 'Petbarn, the second fear period of young dogs',
    where: 'petbarn.com.au/petspot/puppy/second-fear-period/',
  },
  P666: {
    title: 'The Light of Dog, a dog suddenly afraid of familiar things',
    where: 'thelightofdog.com/is-your-dog-suddenly-afraid-of-familiar-things/',
  },
  P667: {
    title: 'Cuteness, cyclosporine for dogs: upset stomach that stops within a week',
    where: 'cuteness.com/article/side-effects-cyclosporine-dogs',
  },
  P668: {
    title: 'Effects of cyclosporine in dogs, and how long they last',
    where: 'xzhbc.com/dogs/dog-health/59108.html',
  },
  P669: { title: 'Lassie, limber tail', where: 'de.lassie.co/en/articles/limber-tail' },
  P670: {
    title: 'Hound Dog Day Care, limber tail syndrome',
    where: 'houndogdaycare.com.au/limber-tail-syndrome-is',
  },
  P671: {
    title: 'Rushforth, veterinarian of an SPCA: panting in summer and when it is danger',
    where: 'yourspca.org/news/8-3-2021/',
  },
  P672: {
    title: 'North Point Pets, the sploot: should I be worried',
    where: 'northpointpets.com/the-sploot-should-i-be-worried/',
  },
  P673: {
    title: 'Dutch, veterinarians online: why corgis sploot',
    where: 'dutch.com/blogs/dogs/corgi-sploot',
  },
  P674: {
    title: 'eHow UK, what to expect after deworming a dog: tired for a day',
    where: 'ehow.co.uk/facts_7268624_should-expect-after-deworming-dog_.html',
  },
  P675: {
    title: 'Pets Care, effects of worm tablets and when to be concerned',
    where: 'petscare.com/en-gb/news/faq/can-worm-tablets-cause-diarrhea-in-dogs-3',
  },
  P678: {
    title: 'Daily Puppy, why Chihuahuas shiver, and when it is an illness',
    where: 'dogcare.dailypuppy.com/chihuahuas-shiver-even-though-not-even-cold-7568.html',
  },
  P679: {
    title: 'The Nest, why Chihuahuas shake',
    where: 'pets.thenest.com/tell-puppy-scared-11450.html',
  },
  P680: {
    title: 'Veterinarians on the cone: two to three days to get used to it',
    where: 'calendar-australia.com/faq/how-do-you-help-pet-eat-with-cone',
  },
  P681: {
    title: 'The Grubby Puppy, why a dog will not move with a cone on',
    where: 'thegrubbypuppy.com/why-wont-my-dog-move-with-a-cone-on',
  },
  P687: {
    title: 'Werber, veterinarian: dogs and cats sleep a little more in winter',
    where: 'sweetastes.com/doc_U1JUb1orcGJqM2JwNTRiVHNWMHcvZz09',
  },
  P688: {
    title: 'Pipkin and Bella, sleeping more in winter: normal and red flags',
    where:
      'pipkinandbella.co.uk/blogs/blog/why-is-my-dog-or-cat-sleeping-more-in-winter-normal-behaviour-vs-red-flags',
  },
  P689: {
    title: 'The Hungry Puppy, winter behavior of dogs and cats',
    where: 'thehungrypuppy.com/blogs/posts-from-the-pup/understanding-winter-behavior-changes-in-dogs-cats',
  },
  P690: {
    title: 'An answer on a mother cat that growls at weaned kittens',
    where: 'en.allexperts.com/q/Cats-1606/2008/10/normal-weaning-behavior-mother.htm',
  },
  P692: {
    title: 'Dogs that lose their voice after much barking: days, and when to see a vet',
    where: 'calendar-australia.com/faq/can-dogs-lose-their-voice',
  },
  P693: {
    title: 'Chelsea Vet, antihistamines: drowsy, less so with time',
    where: 'chelseavet.com.au/pet-health-resources/pet-health-articles/articles/?rid=12042',
  },
  P694: {
    title: 'XVet, omega-3 fatty acids: loose stools and fishy burps',
    where: 'xvet.com.au/info/omega-3-fatty-acids',
  },
  P696: { title: 'About the Devon Rex: brittle whiskers', where: 'devonrex.pet/en/about-devon-rex-breed/' },
  P697: {
    title: 'Devon Rex: fragile hair and bald patches between hair cycles',
    where: 'cutestkittyhq.com/breeds/devon-rex/',
  },
  P698: {
    title: 'Dial A Vet, a dog that pants on prednisone',
    where: 'dialavet.com/vet-answers/post/dog-panting-prednisone-2747',
  },
  P699: {
    title: 'Noses of puppies that darken, and pink spots of merle dogs',
    where: 'calendar-australia.com/faq/why-do-aussies-have-pink-noses',
  },
}
