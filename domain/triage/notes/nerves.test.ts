import { describe, expect, test } from 'vitest'
import { levelOfNote } from './level-of-note.ts'

const emergencies = {
  dog: [
    // Seizures
    'had a fit this am, second one in 12 hrs',
    'shook like a washing machine on spin, eyes open but not home, then peed',
    'running in place while lying on his side, eyes rolled up, maybe 2 min',
    'he did the fish flop thing again, foaming, third today',
    'woke us thrashing around on the floor, legs going, jaw clacking',
    'went stiff like a plank then jerked all over',
    'took a turn: frothy mouth, stiff legs, didnt know us for an hour after',
    'convulsion lasted about 6 minutes',
    'her face keeps twitching and chewing on air, cant snap her out of it',
    'some sort of episode where all four legs went rigid and he messed himself',
    'siezed up for a minute and has been wandering blind since',
    'keeps having these jerky spells back to back',
    'epi dog, three today despite keppra',
    // Tremors
    'full body tremors all morning, cant walk them off',
    'shaking like a leaf and drooling, cant stop',
    'muscles rippling and jumping under the skin, all over',
    // Balance
    'walks like hes on the deck of a ship, since an hour',
    'cant walk a straight line today, veers into the couch',
    'keeps toppling over to the right, eyeballs ticking',
    'looks hammered, I swear no booze in the house',
    'eyes zip left right left right and he barfed',
    'head cocked way over and falls when he shakes it, started this morning',
    'legs like a newborn deer, wasnt like this at breakfast',
    'spinning in tight circles and cant stop',
    'drunken sailor walk all of a sudden',
    // Mind
    'doesnt know who i am, just stares thru me',
    'standing with his forehead pushed in the corner',
    'stuck behind the door like he forgot how to back up, pacing, wont come to his name. this is brand new',
    'like someone swapped out his brain, blank look, no recognition',
    'pushes her skull on the wall for minutes',
    'totally zonked and confused, walks into the fridge',
    // Spine and legs
    'walks "ok" but the fronts of his back toes are rubbed bloody from scraping the sidewalk',
    'back end swings like a gate and crosses over',
    'rear legs buckle every few steps since last nite',
    'nails on hind feet scrape the floor, i can hear it, new since yesterday',
    'his bum keeps sitting down by itself',
    'scooting along like a seal, back half not coming along',
    'Dachshund. Yelped off the couch, now hind feet fold under',
    'cant feel her back toes, I pinched and nothing',
    'pulling himself round with front legs',
    'from the waist down nothing',
    'lost the back legs overnight',
    'all four legs like noodles since we pulled the tick off, voice is weird',
    'standing on the tops of his feet behind',
    'needs a towel under his belly to stay standing, he was fine yesterday',
    'dribbling pee and his hind end wobbles after jumping from the truck bed yesterday',
    'jaw wont open and legs are stiff as boards',
    'cant get his rear up off the floor',
    // Eyes
    'went blind overnight, smacks into every chair',
    'cant find his bowl unless he smells it, feels his way along the wall, started today',
    'doesnt follow my hand anymore and pupils are like saucers',
    'eye is poking out of its socket after the scuffle',
    'eyeball looks like a frosted marble since this morning',
    'one eye turned milky blue overnight and he keeps it closed',
    'dish soap concentrate in the eye, wont open it',
    'pepper spray in his face from the mailman, eyes clamped shut',
    'thorn right in the middle of his eye',
    'eye filled up with blood',
    'left eye popped forward, lids behind it',
    'one pupil is a pinhead, the other a dinner plate',
    'his eye is bigger than the other and rock hard',
    'cat claw went in his eye, clear goo leaked out',
    'squinting hard, eye watering like a faucet, wont let me near, since an hour ago',
    'eye looks caved in',
  ],
  cat: [
    'hind paws are cold as stones and he cries, cant use them',
    'dragging his behind, yowling, came out of nowhere',
    'back legs just gone, nail beds look purple-ish',
    'he flopped off the bed and now one rear leg is limp and icy',
    'rear feet feel chilly and hard, wont bear weight',
    'crawls with her elbows, back end like a mermaid',
    'two fits since last night',
    'lip twitching, drool, ears flicking, not responding, for the third time today',
    'went bonkers, ran up the wall, then stiff and peed herself',
    'kitty had a convulsion, now hungry and pacing blind',
    'stares at nothing, doesnt blink when I wave at her, bumping her face on stuff since this am',
    'big black pupils in broad daylight and walks along the walls',
    'walks sideways like a crab and falls off things today',
    'her head is tipped and shes rolling like a log',
    'oven cleaner mist got in her eyes',
    'eye went cloudy after the other cat swiped it',
    'got bopped by a claw in the eye, its shut tight and weepy',
    'eye socket is gooey and the ball looks popped',
    'curtain over the eye, blood in front of the color',
    'hind legs shake and give out, walks on his hocks like a rabbit since yesterday',
    'she presses her head in corners',
    'bumbling around like shes in the dark',
    'shot to the floor, legs paddling, wet herself',
    'cant stand, just falls over sideways each try',
  ],
} as const

const visits = {
  dog: [
    'bit wobbly in the rear for a few months, old guy',
    'head tilts a little to one side since a week',
    'one short seizure, known epileptic, back to himself, on keppra',
    'sleepy eyelid, squints a bit in the sun for a week',
    'trembles in the hind legs when he stands, has for weeks',
  ],
  cat: ['eye a bit squinty', 'slightly wobbly, few weeks now', 'third eyelid showing a little, swollen lids'],
} as const

/** Words of fits, balance, legs and eyes that speak of nothing serious. */
const lookalikes = {
  dog: [
    'twitches and paddles in his sleep, chasing rabbits',
    'throws a fit when I leave the house',
    'zoomies crash into the couch, popped up and kept running',
    'no seizures, no wobbling, no tilt',
    'shakes off after his bath',
    'trembles at the vet, fine at home',
    'tilts his head when I talk to him, so cute',
    'drags his blanket all over the house',
    'drags his butt on the carpet',
    'he is blind since birth and knows the house',
    'spins in circles when he sees the leash',
    'circles three times before lying down',
    'stares at me while I eat',
    'stares at the treat jar',
    'my uncle has seizures, the dog lies with him',
    'had one seizure as a puppy 6 years ago, none since, vet knows',
    'big brown eyes',
    'eye boogers in the morning',
    'tear stains, white dog',
    'blind as a bat for treats right under his nose, silly',
    'both legs fine, no dragging or knuckling',
    'hops over the fence like a rabbit',
    'legs give out on the slippery floor, he just slides, runs fine on grass',
    'his back legs kick when I scratch his belly',
    'shivers when cold and wet, stops when dried',
    'falls over when the other dog body slams him, gets right up, playing',
    'walks like a cowboy, always has',
    'drunk on love for his new bed',
    'head bump on the table, cried a second, totally normal since',
    'pupils fine, eye clear',
    'paralyzed with joy when grandma comes',
    'confused by the new robot vacuum',
    'the cat poked him near the eye, eye is open, clear and normal',
  ],
  cat: [
    'twitching whiskers and paws while dreaming',
    'chatters her teeth at birds',
    'big pupils when hunting her toy',
    'crashes into the wall chasing the laser, shakes it off',
    'stares at the wall where a bug was',
    'her back twitches when i pet it',
    'walks along the back of the sofa',
    'knocks things over for fun',
    'falls off the couch in her sleep',
    'no fits, legs fine, eyes fine',
    'shook her paw after stepping in water',
    'blue eyes, she is a siamese',
    'cloudy eye since she was a kitten, vet says scar',
    'head butts me and rubs on the corner of the wall',
    'presses her face into my hand for pets',
    'rolls over and over in catnip',
    'kneads, drools, blinks slowly at me',
    'legs stick out when she sleeps like a log',
  ],
} as const

const each = (notes: typeof emergencies | typeof visits | typeof lookalikes) =>
  (['dog', 'cat'] as const).flatMap((species) => notes[species].map((note) => ({ species, note })))

describe('a fit, lost balance, lost legs or a hurt eye told only in the note is an emergency', () => {
  test.each(each(emergencies))('$species: $note', ({ species, note }) => {
    expect(levelOfNote(species, note)).toBe('er_urgent')
  })
})

describe('slow or mild signs of nerves and eyes need at least a visit', () => {
  test.each(each(visits))('$species: $note', ({ species, note }) => {
    expect(levelOfNote(species, note)).not.toBe('monitor_at_home')
  })
})

describe('dreams, play and old harmless signs raise no alarm', () => {
  test.each(each(lookalikes))('$species: $note', ({ species, note }) => {
    expect(levelOfNote(species, note)).not.toBe('er_urgent')
  })
})
