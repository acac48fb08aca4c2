import { describe, expect, test } from 'vitest'
import { levelOfNote } from './level-of-note.ts'

type Said = readonly [species: 'dog' | 'cat', note: string]

/** A thing lends its size, shape, color, sound or smell to something else. */
const likened: readonly Said[] = [
  ['dog', 'There is a grape-sized soft lump under his skin, same as last month'],
  ['dog', 'The skin between the toes is stained like grape juice from all the licking'],
  ['cat', 'He honks like a goose with a bone stuck, twice a week for years'],
  ['dog', 'His ears smell like paint since he started the new kibble'],
  ['dog', 'A graze on the knee about penny size, already dry'],
  ['cat', 'Little bald spot the size of a coin behind her ear'],
  ['dog', 'Her ear gunk looks like chocolate, she scratches at it now and then'],
  ['dog', 'The wart looks like a raisin stuck on his lip'],
  ['cat', 'She has crumbs in her chin that look like poppy seed or chocolate shavings'],
  ['dog', 'His fur smells like a wet sock and old chips after the rain'],
  ['dog', 'Scab is shaped like a button, with flaky edges'],
  ['cat', 'Her meow sounds like a squeaky toy being squeezed'],
  ['dog', 'The old fatty bump feels like a marble when I press it'],
  ['dog', 'He has a coin sized patch without hair on the elbow'],
  ['dog', 'His ears stink like garlic bread and yeast, he scratches at them'],
  ['cat', 'Her poop was as hard as a rock and shaped like pebbles this morning'],
  ['dog', 'Skin on his belly is as dry as sandpaper, flakes like salt'],
]

/** A thing of the house is only named: a place, a guess at a cause, a toy, a turn of speech. */
const ofTheHouse: readonly Said[] = [
  ['cat', 'I put a new air freshener in the room and he has sneezed a few times, could that be it?'],
  ['dog', 'Whole puppy wrestled my slippers this morning, growling like a lion, then napped on them'],
  ['dog', 'She guards my slippers on the sofa and growls when my son comes close'],
  ['cat', 'He sleeps in the bathroom sink next to the soap, itchy chin'],
  ['dog', 'He was just a bag of bones when I adopted him in spring, now he is filling out'],
  ['dog', 'We played fetch with the tennis ball for an hour and now he is scratching his armpits'],
  ['dog', 'He wears the plastic cone again because he licks the hot spot'],
  ['cat', 'I wiped her chin with a damp cloth and bought a steel bowl instead of the plastic one'],
  ['dog', 'He scoots on the rug and the carpet after his bath'],
  ['dog', 'Bought a tin of new food and a tub of fish oil, his coat is dull'],
  ['cat', 'The new fabric softener on her blanket maybe makes her itch'],
  ['dog', 'He stepped on my shoes and scraped the dewclaw, a little pink'],
  ['cat', 'She hunts her feather wand and carries the sock ball around the house at night'],
  ['dog', 'We painted the kitchen last week and he has been scratching since, maybe the paint smell'],
  ['dog', 'He brings me his rope toy and his ball every evening and then licks his paws'],
  ['cat', 'There is a plug-in in the hallway, could her watery eye come from that?'],
  ['dog', 'My vet cut the string of the stitches out yesterday, skin looks clean'],
  ['dog', 'He chases his ball into the garbage corner and back'],
  ['cat', 'Lives with a diffuser in the bedroom, but that door is always closed'],
  ['cat', 'She bats a coin across the floor and then naps'],
  ['cat', 'My neighbor has lilies in her garden, my cat is strictly indoor'],
]

/** Another animal ate it, or what was feared missing turned up whole. */
const notThisOne: readonly Said[] = [
  ['dog', 'My sister s beagle ate a bar of dark chocolate at her house, mine was with me at the park'],
  ['cat', 'The neighbors dog got into rat poison on their farm. My cat never goes out.'],
  ['dog', 'Our other dog ate the raisin bread while he was at the groomer'],
  ['dog', 'I thought he had eaten my earbuds but found both under the couch, so no'],
  ['dog', 'I was scared he ate the ibuprofen but the bottle was sealed and all the tablets are there'],
  ['dog', 'Pack of gum was on the floor. Counted and all there, not one bite mark.'],
  ['cat', 'Hair tie went missing, then I found it whole behind the washer'],
  [
    'dog',
    'A friend s poodle died from antifreeze, so I worry about every puddle. He has never been near any.',
  ],
  ['dog', 'Two grapes fell behind the fridge, found both of them whole, so he had none'],
  ['dog', 'Bag of chocolate was knocked over but it is still sealed and untouched'],
  ['dog', 'My mom s dog swallowed a sock last week and had surgery, he was not there'],
  ['cat', 'The lilies were thrown out before she came home, she never went in that room'],
  ['dog', 'Thought a magnet was gone from the fridge, found it in the drawer'],
  ['dog', 'Chewed on his toy but both magnets are still in it and intact'],
  ['dog', 'Puppy chewed my slippers, no pieces missing'],
  ['dog', 'Did he step in wet paint? No, it was only water'],
  ['dog', 'My wife baked a chocolate cake, he only got the smell, itchy ears'],
  ['dog', 'Kids left halloween candy bags on the table, all untouched, he was in his crate'],
  ['dog', 'He had a rib bone at grandmas, chewed it for a while and left it'],
  ['dog', 'He chewed up his old toy, the magnets were not in it'],
]

/** Ordinary food and ordinary chewing. */
const ordinary: readonly Said[] = [
  ['dog', 'He had a spoon of gravy on his kibble last night, poop is normal'],
  ['dog', 'She ate a small piece of cheese and a bit of chicken, acts normal'],
  ['dog', 'He stole a plain biscuit from the toddler'],
  ['dog', 'She ate a slice of toast with a bit of butter this morning'],
  ['dog', 'Got a carrot and half a banana as a snack'],
  ['cat', 'She licked a little butter off my toast'],
  ['dog', 'I fed him plain rice with boiled chicken for two days'],
  ['dog', 'He ate one small bite of bacon from my plate and is happy'],
  ['dog', 'He chews on sticks in the yard and spits out the bits'],
  ['dog', 'She eats a little grass on walks, always has'],
  ['dog', 'He gnaws on his big beef bone every Sunday and it is still whole'],
  ['cat', 'He had a teaspoon of tuna and some chicken skin bits, begging for more'],
]

/** Ordinary cleaners in ordinary use. */
const cleaners: readonly Said[] = [
  ['dog', 'I mopped with floor cleaner this morning, dry now, and he licked the floor once, fine since'],
  ['cat', 'She walked over the freshly mopped kitchen floor, it was diluted floor cleaner and already dry'],
  ['dog', 'He licked the tile a little after I wiped it with a diluted all purpose cleaner, acts normal'],
  ['cat', 'Cleaned the windows with Windex yesterday, she sat on the sill after it dried'],
  ['dog', 'The cleaning lady used a new household cleaner and he sneezes'],
  ['dog', 'He licked the kitchen floor where I had mopped with dish soap and water'],
]

/** This pet did take it, lick it or touch it. */
const met: readonly Said[] = [
  ['dog', 'He ate about twenty grapes off the table'],
  ['dog', 'Smells like chocolate and the brownie pan is licked clean'],
  ['dog', 'My sister s beagle and mine split a bag of raisins'],
  ['dog', 'Thought he was safe but he ate the xylitol gum after all'],
  ['dog', 'Two of the four batteries are missing and the remote is chewed to bits'],
  ['dog', 'Found the rat bait box torn open in the shed, blue crumbs on his nose'],
  ['cat', 'She chewed a lily leaf before I threw them out'],
  ['cat', 'Licked the puddle of antifreeze under the car'],
  ['dog', 'A corn cob is gone off the plate and he was the only one there'],
  ['cat', 'There is string hanging out of her bottom'],
  ['cat', 'She swallowed a hair tie, I saw it go down'],
  ['dog', 'He drank from the bucket of bleach concentrate'],
  ['dog', 'He licked up drain cleaner off the bathroom floor'],
  ['cat', 'I dabbed tea tree oil on her neck this morning'],
  ['cat', 'Put the dog flea drops on her by mistake'],
  ['dog', 'Ibuprofen bottle chewed open and I cannot tell how many are left'],
  ['dog', 'He ate a grape-sized piece of rat bait'],
  ['dog', 'He chewed up a bulb from the garden that I do not know, ate most of it'],
  ['dog', 'Ate a handful of red berries from the holiday wreath, no idea what plant'],
  ['dog', 'He had two pieces of sugar free gum out of my purse'],
  ['cat', 'Needle and thread were on the table, thread hangs from her mouth'],
  ['dog', 'He ate the mushrooms growing in our lawn'],
  ['cat', 'The plug-in leaked and she licked the oil'],
  ['dog', 'Counted the heart pills, three short, and he was in that room'],
  ['cat', 'The diffuser tipped over and the oil is on her fur'],
  ['dog', 'Chewed the remote, both batteries are there but one is punctured'],
  ['cat', 'My neighbor gave us lilies, she is strictly indoor and has pollen on her nose'],
  ['dog', 'My other dog and he shared a whole bag of raisins'],
  ['dog', 'Found the bottle of Advil under the couch, half of them gone'],
  ['cat', 'We mopped with straight bleach and she licked the wet floor, now she drools'],
  ['dog', 'He ate something that looks like a raisin'],
  ['dog', 'He threw up something that looked like a grape'],
  ['cat', 'We have a new diffuser and she is drooling'],
  ['dog', 'Is it bad that he ate grapes? No just five or so'],
  ['dog', 'Cleaned the floor with all purpose cleaner, dry now. He drank the bucket.'],
  ['dog', 'Got the rat bait, chewed the block and left it'],
  ['dog', 'He licked antifreeze and then left it'],
  ['dog', 'He did not eat any dinner and I found the rat bait chewed'],
  ['dog', 'Ate grapes last night, she did not eat any breakfast today'],
  ['cat', 'Nothing missing from her toys but she chewed a lily'],
  ['dog', 'The chocolate is still sealed, but he ate grapes'],
  ['dog', 'All there is left is the wrapper of the dark chocolate'],
  ['dog', 'All the Tylenol was there last night, not now'],
]

describe('naming a thing is not meeting it', () => {
  test.each([...likened, ...ofTheHouse, ...notThisOne, ...ordinary, ...cleaners])(
    'leaves a %s at home whose owner writes: %s',
    (species, note) => {
      expect(levelOfNote(species, note)).toBe('monitor_at_home')
    },
  )

  test.each([
    ['dog', 'He dug out the bone meal in the flower bed and ate a mouthful'],
    ['dog', 'He ate some bone meal fertilizer, acts fine'],
    ['dog', 'A soft button on her back leg, in march like a pea and now more like a grape'],
    ['dog', 'He swallowed a sock whole'],
    ['dog', 'She stole my slipper and swallowed a chunk of it'],
    ['dog', 'Fetch with a tennis ball, he bit it in half and swallowed one half'],
    ['dog', 'Half of a rack of cooked ribs, bones and all, he gulped them down'],
    ['dog', 'Found only one of my earbuds, the other one he swallowed'],
    ['dog', 'Swallowed a penny about an hour ago'],
  ] satisfies Said[])('sends a %s to a visit whose owner writes: %s', (species, note) => {
    expect(levelOfNote(species, note)).toBe('normal_vet')
  })

  test.each(met)('sends a %s to the emergency clinic whose owner writes: %s', (species, note) => {
    expect(levelOfNote(species, note)).toBe('er_urgent')
  })
})
