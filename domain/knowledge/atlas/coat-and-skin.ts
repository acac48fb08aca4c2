import { UP_TO_A_WEEK } from '../patterns/ordinary.ts'
import type { AtlasEntry } from './entry.ts'

/** Coat, skin and small lumps. */
export const coatAndSkin: readonly AtlasEntry[] = [
  {
    id: 'normal.seasonal-shedding',
    name: 'Seasonal shedding',
    because:
      'Dogs and cats change their coat in spring and fall; no spot gets thin and the skin stays healthy.',
    systems: ['skin'],
    words: ['blows its coat', 'sheds like crazy', 'tufts of fur', 'undercoat', 'molting', 'fur everywhere'],
    ageMonths: { from: 12, under: 120 },
    explains: { symptoms: ['hair_loss'] },
    onset: [...UP_TO_A_WEEK, 'weeks_1_to_4'],
    only: { itch_severity: ['not_itchy', 'mild'], skin_signs: ['none'] },
    never: { answers: { skin_location: ['face_head', 'ears', 'paws', 'belly_armpits', 'rear'] } },
    confirm: [
      'The fur comes out evenly all over, with no bald or thin spot.',
      'The skin under it looks healthy, with no redness, scabs or flakes.',
      'It is spring or fall, or it happens each year at this time.',
    ],
    twin: 'A hormone disease makes thin or bald patches that are alike on both sides.',
    returnWhen:
      'See a vet for thin or bald spots, redness, sores or strong itching, or if it goes on past a month.',
    sources: ['P209', 'P210', 'P211'],
  },
]
