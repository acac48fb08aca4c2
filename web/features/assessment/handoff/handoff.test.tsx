import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { downloadFile, listFiles } from '#web/lib/files/stored-files.ts'
import { renderAt } from '#web/testing/render.tsx'
import { reportOfAnswer, type Report } from '../report/report.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { HandoffButton } from './handoff-dialog.tsx'
import { handoffPdf, wrap } from './handoff-pdf.ts'
import { handoffOf } from './handoff.ts'
import { PATIENCE } from '#web/testing/patience.ts'

vi.mock('#web/lib/files/stored-files.ts')

const aReport = (changes: Partial<ReturnType<typeof aRequest>> = {}): Report =>
  reportOfAnswer(
    'a',
    {
      ...aRequest(),
      followUpAnswers: { danger_signs: ['none'], onset: 'days_1_to_3', resp_rate: '28' },
      additionalNotes: 'He yelped on the stairs.',
      ...changes,
    },
    anAnswer(),
    new Date('2026-11-20T10:00:00Z'),
  )

/** What a reader of the file sees, page by page. */
async function pagesOf(file: Blob): Promise<readonly string[]> {
  const document = await getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    pages.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
}

describe('the hand-off', () => {
  test('is in the order situation, background, assessment, recommendation', () => {
    expect(
      handoffOf(aReport())
        .parts.map(({ letter }) => letter)
        .join(''),
    ).toBe('SBAR')
  })

  test('gives the weight in kilograms beside what was typed', () => {
    const { parts } = handoffOf(aReport())
    const weight = parts[1]?.lines.find(({ label }) => label === 'Weight')?.text
    expect(weight).toBe('11.5 kg (25.4 lb)')
  })

  test('tells the answers in words, in the order of the questions', () => {
    expect(handoffOf(aReport()).answers.map(({ answer }) => answer)).toEqual([
      'None of these',
      '1 to 3 days ago',
      expect.stringContaining('28'),
    ])
  })

  test('marks the level as that of a tool for owners', () => {
    const { standing, parts } = handoffOf(aReport())
    expect(standing).toContain('no veterinarian has checked it')
    expect(parts[0]?.lines).toContainEqual({ label: 'Level of the owner tool', text: 'Vet visit' })
  })

  test('says what was not kept instead of "none"', () => {
    const { parts } = handoffOf({ ...aReport(), background: null })
    expect(parts[1]?.lines).toContainEqual({
      label: 'Medicines',
      text: 'Not recorded with this result; please ask the owner',
    })
  })
})

describe('the hand-off as a file', () => {
  test('is one Letter page that says all of it', async () => {
    const handoff = handoffOf(aReport())
    const pages = await pagesOf(await handoffPdf(handoff, [], 'Nov 20, 2026, 5:00 AM'))
    expect(pages).toHaveLength(1)
    const said = (pages[0] ?? '').replaceAll(/\s+/g, ' ')
    for (const words of [
      'Vet hand-off for Rex',
      'S Situation',
      'B Background',
      'A Assessment by the owner tool',
      'R What the owner was told, and asks',
      '11.5 kg (25.4 lb)',
      'He yelped on the stairs.',
      'None of these',
      'Printed Nov 20, 2026, 5:00 AM.',
      'Page 1 of 1.',
    ])
      expect(said).toContain(words)
  })

  test('goes on to another page when there is much to say', async () => {
    const long = handoffOf(aReport({ additionalNotes: 'He was not himself at all today. '.repeat(400) }))
    const pages = await pagesOf(await handoffPdf(long, [], 'today'))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}.`)
  })

  test('writes letters its font lacks as question marks, and leaves a broken photo out', async () => {
    const report = aReport()
    const odd = handoffOf({ ...report, pet: { ...report.pet, name: 'Rex 犬 🐶' } })
    const broken = { bytes: new TextEncoder().encode('not a picture').buffer, type: 'image/jpeg' }
    const [page] = await pagesOf(await handoffPdf(odd, [broken], 'today'))
    expect(page).toContain('Vet hand-off for Rex ? ?')
  })

  test('breaks lines at words, and cuts a word that is too wide', () => {
    const font = { widthOfTextAtSize: (text: string) => text.length }
    expect(wrap('one two three', font, 1, 8)).toEqual(['one two', 'three'])
    expect(wrap('abcdefghij kl', font, 1, 4)).toEqual(['abcd', 'efgh', 'ij', 'kl'])
    expect(wrap('', font, 1, 4)).toEqual([])
  })
})

describe('the summary for the vet', () => {
  test('is shown, printed and saved as a file', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:file'
    })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const { user } = renderAt('/assessment', <HandoffButton report={aReport()} />)
    await user.click(screen.getByRole('button', { name: 'Summary for the vet' }))
    const dialog = screen.getByRole('dialog', { name: 'Vet hand-off for Rex' })
    expect(within(dialog).getByText('11.5 kg (25.4 lb)')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(within(dialog).getByRole('button', { name: 'Save as PDF' }))
    await vi.waitFor(() => expect(names).toEqual(['vet-hand-off-for-rex.pdf']), PATIENCE)
    expect(files[0]?.type).toBe('application/pdf')
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
})

describe('the photos of the hand-off', () => {
  afterEach(() => vi.resetAllMocks())
  const open = async (photos: readonly Blob[] = []) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as Blob).size}`)
    const { user } = renderAt(
      '/assessment',
      <HandoffButton report={aReport()} ownerId="owner" photos={photos} />,
    )
    await user.click(screen.getByRole('button', { name: 'Summary for the vet' }))
  }
  const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'))
  const jpeg = (size: number) => new Blob(['x'.repeat(size)], { type: 'image/jpeg' })

  test('come from the folder of a saved assessment, without its videos', async () => {
    vi.mocked(listFiles).mockResolvedValue(['a.jpg', 'b.mp4'])
    vi.mocked(downloadFile).mockResolvedValue(jpeg(7))
    await open()
    await vi.waitFor(() => expect(shown()).toEqual(['blob:7']), PATIENCE)
    expect(listFiles).toHaveBeenCalledExactlyOnceWith('triage-media', 'owner/a')
    expect(downloadFile).toHaveBeenCalledExactlyOnceWith('triage-media', 'owner/a/a.jpg')
  })

  test('are those of this page as long as it has them', async () => {
    await open([jpeg(3), new Blob(['x'], { type: 'video/mp4' })])
    expect(shown()).toEqual(['blob:3'])
    expect(listFiles).not.toHaveBeenCalled()
  })

  test('that cannot be loaded are said to be missing', async () => {
    vi.mocked(listFiles).mockRejectedValue(new CallFailed('unavailable'))
    await open()
    expect(await screen.findByText('The photos could not be loaded. Show them on your phone.')).toBeTruthy()
    expect(shown()).toEqual([])
  })
})
