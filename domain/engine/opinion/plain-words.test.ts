import { describe, expect, test } from 'vitest'
import { readNotes } from '#domain/engine/notes/read-notes.ts'
import { plainWords } from './plain-words.ts'

const room = { sentences: 2, characters: 260 }
const shown = (text: string, said = ''): string | null =>
  plainWords(text, { species: /\bcat\b/i.test(text) ? 'cat' : 'dog', said }, room)

describe('what a model noticed is shown', () => {
  test.each([
    'Your dog is weak and the belly looks swollen.',
    'The gums in the photo look pale.',
    'Your cat strains in the box and cries. There is blood in the stool.',
    'Your dog has not peed since last night and strains often.',
    'Your cat is breathing with an open mouth in the photo.',
    'The eye looks cloudy and your dog keeps it shut.',
    'Your dog swallowed part of a toy and now vomits.',
    'The wound in the photo is deep and the edges gape.',
    'Your cat hides and has not eaten for two days.',
    'The vomit looks like coffee grounds.',
    'The notes say your dog fainted after running.',
    'One pupil looks larger than the other.',
    'Your dog got hit by a bike and is now quiet.',
    'The leg hangs at an odd angle in the photo.',
    'Your puppy has loose stool with blood and is sleepy.',
    'The face looks swollen since the sting.',
    'Your dog ate something from the trash and is shaking.',
    'Your dog seems confused and walks in circles.',
    'The stool is black and sticky.',
    'The tongue looks blue in the photo.',
    'Your puppy shakes and cannot stand.',
    'Your dog ate a sock and has not pooped.',
    'The nose bleeds on one side.',
    'Your cat has lost weight and drinks a lot.',
    'The bite went deep into the leg.',
    'Your cat vomited foam three times.',
    'The lump has grown since last week.',
    'There is foam around the mouth.',
  ])('%s', (text) => {
    expect(shown(text)).toBe(text)
  })

  test('a missing capital and period are put right', () => {
    expect(shown('  the gums look\n pale ')).toBe('The gums look pale.')
  })
})

describe('what only the cited advice may say is not shown', () => {
  test.each([
    ['an amount', 'Your dog ate 200 mg of it.'],
    ['an amount in words', 'Your dog got ten milligrams of it.'],
    ['a dose in words', 'Half a tablet twice a day helps.'],
    ['a medicine', 'Ibuprofen helps against the pain.'],
    ['a medicine for pets', 'Amoxicillin clears this up.'],
    ['a brand nobody named', 'Some owners like Zentrafol for this.'],
    ['a kind of medicine', 'The swelling goes down with antibiotics.'],
    ['advice', 'You should make him vomit.'],
    ['an order', 'Give some milk and rest.'],
    ['a home remedy', 'Hydrogen peroxide brings it up.'],
    ['waiting', 'This can wait until morning.'],
    ['comfort', 'This is nothing to fear.'],
    ['comfort in other words', 'Your dog looks fine to me.'],
    ['a denial', 'This is not an emergency.'],
    ['a level', 'This is urgent.'],
    ['a verdict', 'Your dog is dying.'],
    ['a diagnosis', 'This is definitely cancer of the spleen.'],
    ['a link', 'See https://pets.example for more.'],
    ['a bare link', 'See pets.example for more.'],
    ['a spoken link', 'See pets dot com for more.'],
    ['mark-up', 'The gums <b>look</b> pale.'],
    ['a script', '<script>alert(1)</script>'],
    ['a phone number', 'Call 888 426 4435.'],
    ['e-mail', 'Write to vet@pets.example.'],
    ['orders it was given', 'My instructions say that gums look pale.'],
    ['itself', 'As an AI I see pale gums.'],
    ['a refusal', 'Sorry, that is beyond me.'],
    ['selling', 'Buy our chews for joints.'],
    ['other scripts', 'Позвоните ветеринару.'],
    ['hidden marks', 'The gums look\u200b pale.'],
    ['a template', '{petName} looks pale.'],
    ['hard words', 'Abdominal distention indicates progressive debilitation.'],
    [
      'words without end',
      'Pathognomonic hemorrhagic gastroenterological manifestations necessitate evaluation.',
    ],
    ['three sentences', 'It is red. It is hot. It is wet.'],
    ['too much', `The gums look pale and ${'very '.repeat(60)}dry.`],
    ['nothing', '   '],
  ])('%s', (_what, text) => {
    expect(shown(text)).toBeNull()
  })

  test.each([
    'Lily pollen rinses off with milk.',
    'A bit of rice calms the gut.',
    'Cold water on the paws cools your dog down.',
    'Many dogs get over this on their own.',
    'It looks like a simple upset tummy.',
    'Rest is the best cure.',
    'Food can be left out for a day.',
    'Your vet is overcautious.',
    'Your dog has kidney failure.',
    'Your cat has an ear infection.',
    'Salt water brings up the poison.',
    'A warm bath helps the itch.',
    'This goes away in a day or two.',
    'It is probably just gas.',
    'Coconut oil heals the skin.',
    'You know your dog best, trust it.',
    'No vet is needed.',
    'Only a small bug, so sleep first.',
    'Your dog ate grass and that is all.',
    'Metronidazole clears it.',
    'Cerenia stops the vomiting.',
    'There is plenty of time.',
    'Hold off on the vet for now.',
    'The rules are too strict here.',
    'It looks stable.',
    'Just a small cut.',
    'Your dog likes milk with salt for this.',
    'There is no swelling, no pain and no fever.',
    'The gums are pink and moist.',
    'Your dog eats, drinks and plays.',
    'Your dog is not in pain.',
    'The vet is closed at night.',
    'The tummy upset passes soon.',
    'Your dog sleeps it off.',
    'The photo shows a healthy coat.',
    'The paw looks clean and dry.',
    'Your dog ate too much dinner.',
    'The food is too rich, so change it.',
    'Your cat got a hairball, as cats do.',
    'The signs fade by morning.',
    'Your dog drank water and kept it down.',
    'Your dog gets bread and water now.',
    'The owner sounds nervous.',
    'There is a quick fix with salt.',
    'Your dog ate it long ago, so it is out.',
    'The chocolate was milk chocolate.',
    'Your cat walks and eats.',
    'Both eyes look clear.',
    'The breathing is quiet and easy.',
    'Your dog has worms.',
    'The paw needs a wrap.',
    'Your dog swallowed it whole, it comes out in the stool.',
    'The bleeding stopped.',
    'Your dog got milk and oil.',
    'In the photo the wound is dry and closed.',
    'There is food left, feed it.',
    'One day without food is what vets say.',
  ])('advice, comfort or a disease said in another way: %s', (text) => {
    expect(shown(text)).toBeNull()
  })

  test('a medicine the owner named may be named again, but not advised', () => {
    expect(shown('Your dog ate ibuprofen and is weak.', 'He ate my Ibuprofen!')).not.toBeNull()
    expect(shown('More ibuprofen will help, give it now.', 'He ate my Ibuprofen!')).toBeNull()
  })

  test('since when something is so is no sign by itself', () => {
    const texts = { additionalNotes: '', exposure_details: '', last_normal: '', medication_details: '' }
    const since = 'It was there since last night.'
    const { findings } = readNotes(
      { ...texts, additionalNotes: since },
      { species: 'dog', name: '', exposed: false },
    )
    expect(findings.map(({ sense, aboutTime }) => [sense, aboutTime])).toEqual([['present', true]])
    expect(shown(since)).toBeNull()
  })
})
