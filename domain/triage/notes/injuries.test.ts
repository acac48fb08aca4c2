import { describe, expect, test } from 'vitest'
import { levelOfNote } from './level-of-note.ts'

const emergencies = {
  dog: [
    // Vehicles
    'Amazon van tapped her in the driveway. Shes walking around but prob nothing right',
    'got rolled by a golf cart at the campground, up and about now',
    'a kid on an e-scooter plowed into him, yelped once',
    'My brother backed the pickup out without looking and the back wheel went over her foot and hip',
    'he slipped his harness and met the front of a Honda. tiny scrape is all i see',
    'jumped out the passenger window doing 30 down the county road lol dumb dog',
    'dragged behind the four wheeler by his leash before we noticed, pads all gone',
    'Got under the riding mower, lost the end of two toes',
    'tractor tire caught her tail end',
    'thud under the car, found him limping out the other side',
    // Falls and blows
    'went off the edge of the overlook, maybe 15 feet onto rocks. tail still wagging',
    'leapt from my apartment balcony after a pigeon',
    'the horse got her with a hoof square in the chest',
    'cow stomped on him, breathing is a little quick',
    'tv stand came down on the pup when she pulled the cord',
    'took a line drive baseball to the skull, been wonky since',
    'toddler dropped the puppy down the stairwell, about one storey',
    'a dresser tipped over and he was underneath it',
    'got his head shut in the tailgate, blood from one ear',
    'a log rolled off the pile and pinned her for a bit',
    // Piercing
    'ran chest first onto a stake in the garden, little hole that whistles',
    'he came in with an arrow sticking out of his shoulder',
    'somebody put a pellet in him, tiny hole on the flank not much blood',
    'fetching a stick and it jabbed the back of his throat, gagging up red spit',
    'hung up on barbed wire, flap of hide hanging off the inside of his leg',
    'stepped on a rake, tine went clear through the foot',
    'think the farmer shot at him, hes got peppery holes on his butt',
    'hog cut him with its tusk, I can see pink moving stuff under the slit',
    'face full of needles from a porky',
    // Bites
    'big husky had my yorkie by the scruff and gave her a good shake. no marks that i can find',
    'coyote ran off with him, dropped him when I yelled',
    'two dogs at the park pulled him like a tug toy',
    'hawk got its claws in my maltipoo and lifted her a couple feet',
    'Boxer next door clamped on to his throat, now theres air crackling under the skin like bubble wrap',
    'bite on the tummy that goes right through',
    // Wounds
    'can see something white and shiny in the cut, think thats tendon',
    'the bone is visible on his ankle where he got stuck in the fence',
    'I can see bone',
    'skin came off his paw like a glove',
    'the cut on her side opens and closes like a mouth when she breathes',
    'spay cut has come undone and something pink is bulging through',
    'his foot is on sideways',
    'front leg flops around like theres no bone in it',
    'shin looks like it has an extra elbow',
    // Burns, shock, smoke, water
    'Knocked the deep fryer over and wore most of it',
    'slept on the heating pad and now his skin is leathery and coming off in a sheet',
    'stepped in the fire pit coals, pads are peeling off',
    'pulled the crockpot of soup down on his back, fur is coming off',
    'bit into the Christmas lights and there was a pop, lip looks grey',
    'chomped my laptop charger while plugged in, flew backwards',
    'house filled up with smoke from the oven, pup was crated in there, coughing since',
    'furnace CO detector screaming, dog is wobbly',
    'went thru the ice on the pond and was under a while',
    'puppy found floating in the hot tub, coughed up water, seems ok',
    'the undertow got him, swallowed half the sea, now coughing a lot',
    'hung by his collar on the fence, tongue was purple when we got him down',
    'Got lit by a firework, singed fur and blisters on belly',
    'battery acid splashed on his leg, skin is white and dead looking',
    // Bleeding
    'gone through four bath towels with this paw',
    'nose has been running red all afternoon, soaked two hand towels',
    'kitchen looks like a crime scene, from one toenail. wont clot',
    'blood keeps coming no matter how long i press',
    'it pumps out in little squirts when i let go',
    'drip drip drip from his nose, been an hour, puddle on the tile',
    'ear tip sprayed the walls red, still going after 40 min',
    'been holding pressure for half an hour and it starts right back up',
    'shirt i wrapped on it is drenched in blood already',
    'She bled thru the bandage, the sock and the couch cushion',
    'blood just wont quit coming from where his tooth was',
    'mouth filling up with blood and he keeps swallowing it',
    'red is pouring outta his back end',
    'theres a trail of blood through the whole house and I cant find from where',
    'he sneezes and it looks like a murder scene, splattered blood on all the cabinets, every few minutes since noon',
    'tail split open from wagging, its a bloodbath, cant get it to quit',
  ],
  cat: [
    'neighbor saw a car clip him, he hid under the porch, seems just dirty',
    'started the car and heard a scream, he had been on the engine',
    'tumbled for a min in the clothes dryer before i heard thumping',
    'washing machine ran a rinse with her in there omg. shes wet and quiet',
    'reclined my chair and she was in the mechanism',
    'garage door came down right across his middle',
    'Screen gave way and he went out, were on the 4th floor. not a scratch on him!',
    'fell off the apartment railing, five up, landed on grass',
    'took a dive off the roof',
    'someone slammed the car door on her body by accident',
    'Sofa bed folded on her',
    'my heavy uncle sat on the kitten, she is breathing quick',
    'fan belt chewed her up pretty good',
    'BB under the skin and a hole on his side',
    'dog grabbed her around the chest and shook, she is damp but whole',
    'there is a stick poking out his armpit',
    'he got loose from the dog but i see two deep holes by his ribs',
    'Jumped on the hot burner, toe beans are blistered',
    'chewing the lamp wire, there was a spark and she fell over',
    'candle caught her tail and side, fur burnt to the skin, skin looks like wax',
    'she fell in the toilet and couldnt get out, water in her nose, gurgly',
    'apartment below us burned, my cat smells like smoke and is breathing fast',
    'hung in the blind cord, was blue when i cut her down',
    'tail is bare of skin like a raw hot dog after the fan',
    'bones showing on his toes',
    'back leg is pointing the wrong way after he got caught in the crib',
    'rubber band buried in his wrist, paw is like a balloon',
    'cut his leg open, red all over three towels now',
    'nose dripping blood onto the floor for the last hour',
    'something is coming out of her belly incision, looks like fat or gut',
    'elastic thread wound round her toe, toe is black',
  ],
} as const

const visits = {
  dog: [
    'killed a bat in the bedroom this morning, no marks on him',
    'tangled with a raccoon behind the shed, scratch on nose',
    'little dog at daycare nipped his ear, two tiny punctures',
    'skunk fight, got a nip on the lip',
    'my son stepped on her paw pretty hard, she is fine but holds it up',
    'fell down the porch steps, bit sore',
    'split a toenail down to the root, sore',
  ],
  cat: [
    'was batting at a bat this morning, it was dead on the carpet',
    'brought in a dead bat',
    'came home with a bite on his rump from the tomcat',
    'got in a scrap with a stray last night, sore on the cheek',
    'squirrel bit her',
    'fox and she had a set to on the deck',
  ],
} as const

/** Words of accidents and blood that speak of nothing serious, or not of this pet now. */
const lookalikes = {
  dog: [
    'hit by a tennis ball while playing, kept right on fetching',
    'he bats his toy around the kitchen',
    'loves to lie under the car in the shade',
    'he plays dead when I say bang',
    'chases cars on tv, goofball',
    'Clipped one nail too short, bled a drop, stopped in two minutes with flour',
    'pink spots on his chew toy, he is losing baby teeth',
    'red drool but its just the dye off his new toy',
    'cut his dewclaw last week, vet already glued it, healing nicely',
    'broken leg as a pup, healed years ago',
    'ran over to greet me and sat on my foot',
    'we drove over to grandmas and he slept the whole way',
    'no accidents, no falls, no bites, no blood',
    'was not hit, was not bitten, just scratches himself',
    'my other dog was hit by a car in 2019, this one never was',
    'I am scared he will get run over one day so he is on leash',
    'he rolled in something dead',
    'tripped over his own feet chasing a ball, got up and kept going',
    'there is a stick he carries everywhere',
    'Smoke alarm chirps scare him',
    'I burned dinner and he hid from the alarm',
    'got shots at the vet on monday',
    'chews sticks in the yard',
    'dropped his ball in the pool and swam for it, happy as ever',
    'He fell asleep on the heating vent',
    'His coat smells like campfire after our trip',
    'barked at a coyote on tv',
    'we hear coyotes at night so I keep him in',
    'blood test at the vet came back normal',
    'bleeding from the tiny scratch stopped by itself right away',
    'his red bandana bled dye on his white fur',
    'the electrician came and he barked at him',
    'car rides make him drool',
    'shakes his stuffed toy like a champ',
    'old scar on his side from before we adopted him',
    'a fly bit the tip of his ear',
    'jumped off the couch like always',
    'bumped his nose on the glass door, shook it off, all normal',
    'his brother has a cut, not him',
    'the vet already x rayed him after the fall, nothing broken, all clear',
    'He got a mosquito bite',
  ],
  cat: [
    'she bats at her feather toy all night',
    'sits in the window and watches cars',
    'jumped off the bed and landed fine as always',
    'sleeps on top of the dryer because its warm',
    'hides behind the washer when guests come',
    'knocked over a candle holder, no flame, she is fine',
    'the recliner is her favorite bed',
    'no fights, no falls, strictly indoor',
    'the other cat was bitten, this one was not',
    'brushed against the beets I was cutting, so a red spot on her fur',
    'was hit by a car years ago, missing a leg, gets around great',
    'is it dangerous if she falls from the cat tree?',
    'afraid she might fall off the balcony so it is netted',
    'pooped normal, no blood',
    'watches birds and a hawk through the glass',
    'plays with hair ties under supervision, none missing',
    'got her tail brushed against the door, no reaction, normal',
    'scratched me and I bled, she is fine',
    'I cut my finger on the can, her dish had my blood on it, not hers',
  ],
} as const

const each = (notes: typeof emergencies | typeof visits | typeof lookalikes) =>
  (['dog', 'cat'] as const).flatMap((species) => notes[species].map((note) => ({ species, note })))

describe('an accident or bleeding told only in the note is an emergency', () => {
  test.each(each(emergencies))('$species: $note', ({ species, note }) => {
    expect(levelOfNote(species, note)).toBe('er_urgent')
  })
})

describe('a bite, a brush with wildlife or a small injury needs at least a visit', () => {
  test.each(each(visits))('$species: $note', ({ species, note }) => {
    expect(levelOfNote(species, note)).not.toBe('monitor_at_home')
  })
})

describe('words of accidents that harm nobody raise no alarm', () => {
  test.each(each(lookalikes))('$species: $note', ({ species, note }) => {
    expect(levelOfNote(species, note)).not.toBe('er_urgent')
  })
})
