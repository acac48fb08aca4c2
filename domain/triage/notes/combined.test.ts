import { describe, expect, test } from 'vitest'
import { signs } from '#domain/knowledge/notes/signs.ts'
import { combinedIn } from './combined.ts'
import { readNotes } from './read-notes.ts'

type Pair = readonly [id: string, species: 'dog' | 'cat', danger: string, harmless: string]

/** Each sign as an owner may tell it, and something harmless in nearly the same words. */
const PAIRS: readonly Pair[] = [
  ['gum-color-told', 'dog', 'tung looks gray to me', 'white fur on his lips, gums pink'],
  [
    'works-to-breathe',
    'cat',
    'her ribs go like bellows in a forge',
    'she breathes like a sewing machine while she dreams',
  ],
  ['mouth-breathing-cat', 'cat', 'jaw hanging and air whistling in', 'mouth wide open in a big yawn'],
  [
    'fast-breath-after-blow',
    'dog',
    'a truck clipped him and now his breath is quick',
    'his breath is quick when he plays fetch',
  ],
  ['airway-blocked', 'dog', 'a cork is lodged in his throat', 'he cleared his throat beside the ball'],
  [
    'switched-off',
    'dog',
    'he fell on his side and could not get up for a minute',
    'he flopped on his side on the couch and slept',
  ],
  [
    'body-gone-limp',
    'cat',
    'I lift him and his body is like a wet towel',
    'asleep her body is like a wet towel',
  ],
  ['fading-away', 'dog', 'she is slipping away', 'her scar is fading'],
  ['mind-gone', 'dog', 'he looks through me, nobody home', 'nobody home when the doorbell rang'],
  ['ice-cold-body', 'cat', 'her ears feel like ice cubes', 'he loves ice cubes in his water bowl'],
  [
    'cooked-by-heat',
    'dog',
    'he was left in the car for an hour in the sun and is wobbly',
    'he ate cooked chicken',
  ],
  [
    'fit-in-pictures',
    'dog',
    'his legs jerk like somebody wired him to electricity',
    'he jerks his legs asleep like a robot',
  ],
  [
    'skin-jumps',
    'cat',
    'since the flea drops her skin ripples by itself',
    'her skin ripples when I scratch her, no flea drops',
  ],
  ['drunken-walk', 'dog', 'he walks like a sailor', 'our boat rocks and he walks about on it'],
  [
    'head-and-eyes-turn',
    'dog',
    'her eyes go side to side like a typewriter',
    'his eyes follow the ball side to side',
  ],
  ['neck-bent', 'cat', 'her head is arched back and stiff', 'she arches her back at the dog'],
  [
    'sudden-blindness-told',
    'cat',
    'he cannot see since this morning',
    'he is blind since he was born, for years',
  ],
  ['back-legs-gone', 'dog', 'his rear quit on him today', 'he is asleep with his back legs limp'],
  ['tight-belly', 'dog', 'tummy is tight like a drum skin', 'his belly is soft and chubby'],
  [
    'retches-for-nothing',
    'dog',
    'keeps trying to puke with nothing but froth',
    'gagged once on a hairball, nothing else',
  ],
  ['vomits-all', 'dog', 'everything he eats bounces back', 'he eats everything and it stays down'],
  [
    'old-blood-in-vomit',
    'dog',
    'he vomits what looks like coffee grounds',
    'coffee grounds on his chin from the trash',
  ],
  ['blood-for-stool', 'dog', 'his poop is raspberry jam', 'he ate jam and his poop is brown'],
  ['string-hangs', 'cat', 'a yarn end hangs out of her bottom', 'she bats a string, all pieces are put away'],
  ['sharp-thing-swallowed', 'dog', 'he swallowed a safety pin', 'he got his nails trimmed'],
  [
    'battery-swallowed',
    'dog',
    'he gulped the battery from the remote',
    'the battery of the smoke alarm was low',
  ],
  ['foreign-body-and-vomit', 'dog', 'vomits since he ate the peach pit', 'vomited once after breakfast'],
  [
    'stuck-in-the-gullet',
    'dog',
    'after the chicken bones he gulps and drools',
    'he drools when I hold a bone',
  ],
  ['no-urine-comes', 'cat', 'squats and squats and only a speck', 'she pees big clumps'],
  ['tom-at-the-box', 'cat', 'he howls in the litter tray', 'he howls when I clean the litter tray'],
  ['eye-outside', 'dog', 'his eye hangs from the socket', 'goop hangs from his eye'],
  [
    'strangled',
    'cat',
    'found him strung up in the curtain cord, tight on his neck',
    'her leash hangs on the hook by the door',
  ],
  ['near-drowning', 'dog', 'she sank in the pond and we fished her out', 'he swims in the pond all summer'],
  ['electric-shock', 'cat', 'she bit the charger cord and a spark flew', 'she naps beside the charger cord'],
  ['gas-or-smoke', 'cat', 'the carbon monoxide detector went off', 'we bought a carbon monoxide detector'],
  ['snake-bite-told', 'dog', 'a rattler tagged his leg', 'he barks at a plastic snake'],
  ['hit-by-vehicle-told', 'dog', 'he bounced off a taxi', 'he rides in the taxi and barks'],
  ['fall-from-height-told', 'cat', 'she took a dive from the balcony', 'she naps on the balcony'],
  ['in-the-dryer', 'cat', 'he rode a full cycle in the dryer', 'she naps on top of the dryer'],
  ['shaken-by-beast', 'dog', 'a husky shook her like a rag', 'he shook my hand, good dog'],
  ['insides-out', 'dog', 'guts poke out of his belly', 'the guts of his toy hang out'],
  [
    'tissue-at-the-rear',
    'dog',
    'a pink sausage sticks out of his bottom',
    'he ate a sausage and wagged his tail',
  ],
  ['young-stuck', 'cat', 'a kitten hangs half out of her vulva', 'the kitten hangs on the play tree'],
  ['labor-without-young', 'dog', 'she has pushed for two hours and no puppy', 'he pushes the door for hours'],
  ['foul-birth-discharge', 'dog', 'pregnant and dark green goo leaks out', 'green goo in his eye'],
  ['nursing-mother-shakes', 'dog', 'nursing five pups, she trembles', 'she trembles at thunder'],
  ['weak-young', 'cat', 'the runt is floppy and chilly', 'the runt is the boldest of all'],
  ['rodent-bait', 'dog', 'he ate the rat bait blocks', 'the rat bait is sealed and out of reach'],
  ['coolant', 'dog', 'lapped up coolant from the floor', 'the coolant is sealed in the store'],
  ['lily-pollen', 'cat', 'lily pollen on her whiskers', 'fake silk lily on the table, dust on it'],
  ['insulin-crisis', 'cat', 'he is diabetic and staggers', 'he is diabetic and eats well'],
  ['adrenal-crisis', 'dog', 'has Addisons and is vomiting', 'has Addisons and is doing great'],
  ['clinic-word-breath', 'cat', 'bilateral crackles', 'no crackles'],
  ['clinic-word-shock', 'dog', 'he is obtunded', 'not obtunded'],
  ['clinic-word-other', 'dog', 'dystocia', 'no dystocia'],
  ['vital-part-likened', 'dog', 'breathing as if a piano lay on him', 'breathing like always'],
  ['face-blown-up', 'dog', 'his muzzle became a melon', 'melon juice on the floor'],
  ['blood-pours', 'dog', 'blood squirts from his paw', 'blood on the nail, stopped'],
  ['heart-races', 'dog', 'his heart goes like a jackhammer', 'my heart was pounding'],
  ['pain-at-a-touch', 'dog', 'screams at the slightest move', 'squeals at his toy'],
]

const foundIn = (note: string, species: 'dog' | 'cat'): readonly string[] => {
  const known = new Set(signs.map(({ entry }) => `${entry.id} ${entry.finding}`))
  const texts = { additionalNotes: note, exposure_details: '', last_normal: '', medication_details: '' }
  return readNotes(texts, { species, name: 'Milo', exposed: false })
    .findings.filter(({ id, finding, sense }) => sense === 'present' && known.has(`${id} ${finding}`))
    .map(({ id }) => id)
}

describe('signs told by groups of words', () => {
  test.each(PAIRS)('%s is read for a %s in "%s"', (id, species, danger) =>
    expect(foundIn(danger, species)).toContain(id),
  )
  test.each(PAIRS)('%s is not read for a %s beside "%s" in "%s"', (id, species, _danger, harmless) =>
    expect(foundIn(harmless, species)).not.toContain(id),
  )
  test('every sign has a danger and a harmless mirror', () =>
    expect(signs.map(({ entry }) => entry.id).filter((id) => !PAIRS.some(([shown]) => shown === id))).toEqual(
      [],
    ))
})

describe('groups of words', () => {
  const idsIn = (words: string): readonly string[] => combinedIn(words).map(({ of }) => of.id)

  test('stand in any order', () => {
    expect(idsIn('the gums are white')).toContain('gum-color-told')
    expect(idsIn('white are the gums')).toContain('gum-color-told')
  })
  test('say nothing when far from each other', () =>
    expect(idsIn('his gums look good and the vet in the town beside the lake wore white')).not.toContain(
      'gum-color-told',
    ))
  test('say nothing with a denial or a new thought between them', () => {
    expect(idsIn('his gums are not white')).not.toContain('gum-color-told')
    expect(idsIn('his gums however white his coat')).not.toContain('gum-color-told')
  })
  test('say nothing of another animal, of the past or when denied before', () => {
    expect(foundIn('no white gums at all', 'dog')).toEqual([])
    expect(foundIn('two years ago his gums went white', 'dog')).toEqual([])
    expect(foundIn("my sister's dog had white gums", 'dog')).toEqual([])
  })
})
