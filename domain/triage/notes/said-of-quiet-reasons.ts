import type { Said } from './said-in-tests.ts'

const unsure = { answers: { onset: 'not_sure' } } as const

/** Quiet reasons for a visit, dangers told by how they look, and harmless words beside them. */
export const saidOfQuietReasons: readonly Said[] = [
  // nobody knows since when
  ['vet', 'dog', 'itching', 'scratches a bit, could be days, could be since summer', unsure],
  ['vet', 'cat', 'sneezing', 'my wife says she has done this a while', unsure],
  // quiet reasons
  ['vet', 'cat', 'sneezing', 'sneezes, and the wet spot is always under the left nostril'],
  ['vet', 'dog', 'itching', 'his pee is milky and smells foul, scratching too'],
  ['vet', 'dog', 'itching', 'the clipped fur on her back never grew back, itches a little'],
  ['vet', 'dog', 'itching', 'limps, but a different leg every day, and scratches'],
  ['vet', 'dog', 'itching', 'fourth time this year that his ear flares up, fourth bout in months'],
  ['vet', 'cat', 'sneezing', 'he is FIV positive and sneezed a few times'],
  ['home', 'cat', 'sneezing', 'tested FIV negative, sneezed once from the pepper'],
  ['vet', 'dog', 'itching', 'scratches her side, and she is in whelp, five weeks gone'],
  ['vet', 'dog', 'itching', 'found a firm pea beside her teat while looking why she scratches'],
  ['vet', 'dog', 'itching', 'itchy, and he is three kilos lighter than at the last weigh in'],
  ['vet', 'cat', 'itching', 'her backbone feels so knobbly when I look for the itch'],
  ['vet', 'dog', 'itching', 'I can feel his heart racing when he naps, itches a little'],
  ['home', 'dog', 'itching', 'heart pounding after a good run in the park, scratched once'],
  // dangers by their looks
  ['er', 'dog', 'itching', 'she got at her spay stitches and something moist and pink is bulging out'],
  [
    'er',
    'cat',
    'hiding',
    'pulled herself along by her front paws, back feet feel like they came from the freezer',
  ],
  ['er', 'dog', 'coughing', 'he landed on the end of a branch mid catch, yelped and now drools pink'],
  ['er', 'dog', 'eye_redness', 'one eye sits past its lids after the scuffle, do I push it back in'],
  ['er', 'dog', 'hiding', 'his lipstick has been out since noon and is turning purple'],
  ['er', 'dog', 'constipation', 'whatever he drinks comes straight back up and no poop for two days'],
  ['er', 'dog', 'hiding', 'chewed through my asthma puffer and it hissed'],
  ['er', 'dog', 'limping', 'heard a rattle by the rocks, two dots on his leg and it swelled up at once'],
  ['er', 'dog', 'hiding', 'heart so fast I cannot count it and he is too weak to get up'],
  // harmless words
  ['home', 'dog', 'itching', 'screams bloody murder for his dinner, scratches a bit'],
  ['home', 'dog', 'itching', 'I know danes get bloat, his belly is soft and flat, just the itch'],
  ['home', 'dog', 'itching', 'took a great shot of him scratching, dead funny'],
  ['home', 'cat', 'itching', 'picked a tick off the sofa and drowned it, she scratched twice'],
  ['home', 'dog', 'itching', 'my sisters pug had a seizure last week, mine only scratches'],
  ['home', 'dog', 'itching', 'I am drowning in fur this spring, that is all'],
  ['home', 'dog', 'itching', 'dying of boredom and scratching'],
  ['er', 'dog', 'itching', 'screams bloody murder when I touch his back and cannot get up'],
  ['er', 'dog', 'hiding', 'fell in the pool and nearly drowned, I pulled him out'],
  // names with slips, and what a container held
  ['er', 'dog', 'itching', 'he ate ten benydril off the counter'],
  ['er', 'dog', 'itching', 'chewed up my nicotene gum'],
  ['er', 'dog', 'itching', 'ate a whole bag of oatmeal rasin cookies'],
  ['vet', 'dog', 'itching', 'got into the macadmia nuts'],
  ['er', 'dog', 'itching', 'stole a whole bottle of melatonin'],
  ['er', 'dog', 'itching', 'swallowed a few of my vicoden'],
  ['vet', 'dog', 'itching', 'ate a tube of wood glow'],
  ['home', 'dog', 'itching', 'ate a box of dog biscuits and scratched twice'],
  ['home', 'dog', 'itching', 'takes one zyrtec a day for his itch, the vet said so'],
  ['home', 'dog', 'itching', 'the scrape is healing, scratches a bit while I am cooking'],
  // by place, likeness and circumstance
  ['er', 'cat', 'hiding', 'he squats in the sink again and again and the sink stays dry every time'],
  ['er', 'dog', 'itching', 'his back paws knuckle under on the hardwood since this morning'],
  [
    'er',
    'dog',
    'limping',
    'near the woodpile I heard rattling, now the paw is double the size with two little holes',
  ],
  ['vet', 'dog', 'itching', 'I felt hard walnuts under his jaw and behind both knees'],
  ['vet', 'cat', 'sneezing', 'there is a raw patch on her tongue'],
  ['vet', 'dog', 'itching', 'the bump was a pea in may and is now a grape'],
  ['home', 'dog', 'itching', 'takes three hops on the stairs, happy as ever, little itch'],
  ['home', 'dog', 'itching', 'the red rings on her belly from the gnats are fading, itch is gone'],
  ['home', 'cat', 'itching', 'no crying in the box, she is not in pain, just a little itch'],
  // since when, told in words
  ['vet', 'dog', 'itching', 'has always scratched like this, since he was a puppy', unsure],
  ['vet', 'dog', 'itching', 'started this morning after the grass', unsure],
]
