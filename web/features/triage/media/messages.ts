import { MEDIA_MAX } from '#contract/assess/assess-request.ts'
import { FILE_OF_WRONG_KIND, FILE_TOO_LARGE } from '#contract/assess/media-kind.ts'
import type { MediaRefusal } from '../case/media.ts'

export const REFUSALS: Record<MediaRefusal, string> = {
  'too-big': FILE_TOO_LARGE,
  'wrong-kind': FILE_OF_WRONG_KIND,
  'too-many': `You can add up to ${MEDIA_MAX} photos or videos.`,
  'too-big-together': 'Together, photos and videos can be at most 22 MB. Please remove one first.',
  unreadable: 'This photo could not be opened. Please choose another one.',
  heic: 'This browser cannot open HEIC photos. Please choose a JPEG, or add it from your phone.',
}
