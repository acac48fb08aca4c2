import { describe, expect, test } from 'vitest'
import { levelOfNote } from './level-of-note.ts'

const emergencies = {
  dog: [
    // Breathing
    'sounds like hes breathing through a straw',
    'every breath is a chore for him, ribs going like bellows',
    'huffing and puffing on the couch, we havent gone anywhere',
    'he props himself up on his front legs all night and wont put his head down, just pulls for air',
    'panting for 3 hours straight, ac is on, he hasnt done anything',
    'nostrils flaring and her tummy sucks in each time',
    'wheezes like an accordion and wont lie down',
    'stopped breathing for like 5 seconds then took a big gulp',
    'cant get air in',
    'choked on a chunk of apple, drooling and clawing at his face',
    'tennis ball wedged in the back of his mouth',
    'honking non stop for an hour, cant catch a break',
    'coughed up pinkish froth last nite',
    'hacked up a spoon of blood',
    'taking tiny quick sips of air',
    'i count 15 breaths in 10 seconds while hes out cold napping',
    'like a fish out of water',
    // Colour and circulation
    'gums look like bubblegum that lost its color, basically white',
    'inside of his mouth is the color of a grape popsicle',
    'tongue went kinda lilac when he got excited',
    'her gums are ghosty',
    'lips are greyish, hes a bit tired',
    'gums are a mauve sort of color',
    'mouth is pale as notebook paper',
    'gums the color of liver, brownish',
    'his gums are fire engine red and hes hot',
    'no pink left in her gums',
    'heart is going a mile a minute and hes weak as water',
    'heart feels like its skipping and galloping, he went down on the walk',
    // Collapse and faint
    'dropped like a sack of potatoes, then got up and looked at me like nothing',
    'took two steps and folded',
    'does this thing where he tips over like a fainting goat, ten seconds, then hes back',
    'lights were on but nobody home for half a minute, limp as a dishcloth',
    'he just conked out mid walk, came round after a few secs',
    'legs turned to spaghetti and down he went',
    'melted to the floor during dinner and couldnt get back up',
    'I had to carry him in from the yard, legs wouldnt hold him',
    'cant hold himself up, head keeps sinking',
    'sprawled on the kitchen floor, wont lift his head even for ham',
    'lies there like a rug and only moves his eyes',
    'barely there, doesnt react when i call or clap',
    'found him flat out on the lawn, took ages to come to',
    'she swooned twice today when the mailman came',
    'went all limp in my arms',
    // Heat and cold
    'was forgotten in the truck while we ate lunch, hot as an oven in there, panting like crazy',
    'did the 10k with me in july sun, now brick colored tongue and drunk legs',
    'groomer left her under the cage dryer too long, shes glassy and panting',
    'my thermometer read 106.8',
    'rectal 41.4 C',
    'his temp is 96.2',
    'cooked in the sunroom all afternoon, cant cool him down',
    'out in a blizzard all night, stiff and barely shivers',
    'he fell in the icy creek and now hes shivering so hard and slow, cold right through',
    'body temp 35.1 celsius',
    // Swelling
    'his face looks like a cartoon hippo after he snapped at a wasp',
    'eyes puffed shut and lips like sausages',
    'muzzle doubled in size in 20 minutes',
    'welts popping up all over and he just puked',
    'hives top to tail, throwing up since the shot at the vet this morning',
    'yellow jackets got her like 20 times, now shes drooly and out of it',
    'head is the size of a basketball',
    'lumpy like a golf ball bag all over, eyelids ballooned',
    'neck swelled up after something stung him and he sounds hoarse',
    'snake got him on the ankle while hiking',
    // Pain
    'he screams when I so much as look at his back',
    'crying nonstop and cant get comfy, never heard him like this',
    'shrieking out of nowhere every few minutes, wont let us near',
    'howling in agony',
    'yelps and yelps, trembling, wont let anyone touch him anywhere',
  ],
  cat: [
    'breathing like a dog with her mouth hanging, not hot in here',
    'panting in his carrier spot for no reason, tongue out',
    'crouched like a loaf with her neck out, each breath moves her whole body',
    'her sides are going in and out super hard',
    'breathing thru his mouth since breakfast',
    'her belly goes like a pump',
    'counted 17 in fifteen seconds while he slept',
    'gums like skim milk',
    'nose and gums turned white',
    'pads look bluish and so do his lips',
    'tongue is kind of violet',
    'meow sounds far away and her ears and paws are like ice',
    'flopped over on her side mid step, legs stiff for a moment, then woke',
    'limp as a wet sock',
    'she just slid off the couch and lay there, no reaction',
    'went down like someone cut the strings',
    'cant lift her head off the towel',
    'out cold, wont rouse',
    'she was locked in the shed in that heat wave, drooling, mouth open',
    'found in a snowbank, stiff and chilly, eyes half shut',
    'temperature 95.5',
    'her chin and lips blew up after she ate a bee',
    'half her face is puffed out since the shot this morning and shes vomiting',
    'keeps growling and screaming if i pick him up, never ever does that',
    'has hives and is wheezing',
  ],
} as const

const visits = {
  dog: [
    'breathing a bit faster than usual the last days, calm though',
    'breathing rate 58 at rest according to my app',
    'resting breaths about 34 a minute asleep',
    'few itchy welts on his belly after playing in the grass',
    'stung by a bee on the paw, a bit swollen',
    'temp 103.6',
  ],
  cat: [
    'a little wheezy cough on and off this week',
    'breathes a bit quicker lately but easy',
    'one hive on her chin',
    'warm ears and temp 103.9',
  ],
} as const

/** Words of breath, color, fainting, heat and swelling that speak of nothing serious. */
const lookalikes = {
  dog: [
    'panting after fetch, settled within five minutes',
    'snores like a chainsaw',
    'flops down on the AC vent and sighs',
    'collapses into his bed after a long hike and snores, normal dog',
    'breath smells bad',
    'holds his breath when I brush his teeth lol',
    'gums pink, breathing easy, temp 101.2',
    'he passes out on the couch every evening like an old man, sleeping',
    'reverse sneezes now and then, ten seconds, done',
    'tongue is spotted blue black because he is a chow',
    'not pale, not blue, not wheezing',
    'he pants in the car from excitement',
    'his nose is cold and wet',
    'my husband fainted when he saw the tick',
    'he loves the snow, paws cold after the walk, warm in minutes',
    'I worry about heatstroke so we walk at dawn',
    'choking chain? we use a harness, no choking',
    'coughed once after drinking too fast, fine since',
    'his heart is fine, vet listened last week',
    'breathing 18 per minute asleep',
    'He flops over for belly rubs',
    'goes limp when I pick him up for a bath, being dramatic, then zooms off',
    'swelling from the vaccine was a pea sized lump last month, gone now',
    'face swelled from a bee two years ago, nothing now',
    'lips are not swollen, no hives',
    'her temp was 101.5',
    'he is the color of a golden retriever, gold',
    'sighs heavily before bed',
    'screams like a baby when the squirrel is out of reach',
    'cries at the door when I leave',
    'dead tired after daycare, up for dinner',
    'he lies on the cold tile',
    'licks his lips when he sees cheese',
  ],
  cat: [
    'purrs so hard her whole body shakes',
    'her breathing is quiet, 22 a minute',
    'flops on the rug to be petted',
    'lies in the sun until her fur is hot, then moves',
    'gums are nice and pink',
    'screams for breakfast at 5',
    'tongue sticks out a little when she sleeps, blep',
    'knocked out cold on the couch after playing, ordinary nap, woke for treats',
    'panted once after the laser, stopped after a minute',
    'no open mouth breathing, no wheeze',
    'white muzzle and white socks',
    'the old cat had a blood clot, this one is healthy',
    'ears warm, paws warm',
    'sneezes, no swelling of the face',
    'hisses at the new kitten',
  ],
} as const

const each = (notes: typeof emergencies | typeof visits | typeof lookalikes) =>
  (['dog', 'cat'] as const).flatMap((species) => notes[species].map((note) => ({ species, note })))

describe('hard breathing, bad color, collapse, heat, cold, swelling or pain told only in the note is an emergency', () => {
  test.each(each(emergencies))('$species: $note', ({ species, note }) => {
    expect(levelOfNote(species, note)).toBe('er_urgent')
  })
})

describe('milder signs of breath, skin and temperature need at least a visit', () => {
  test.each(each(visits))('$species: $note', ({ species, note }) => {
    expect(levelOfNote(species, note)).not.toBe('monitor_at_home')
  })
})

describe('ordinary panting, naps, warmth and color raise no alarm', () => {
  test.each(each(lookalikes))('$species: $note', ({ species, note }) => {
    expect(levelOfNote(species, note)).not.toBe('er_urgent')
  })
})
