import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import type { Handoff } from './handoff.ts'

/** Points on a US Letter page. */
const PAGE = { width: 612, height: 792, margin: 40 } as const
const WIDTH = PAGE.width - 2 * PAGE.margin
const BODY = 9
const PHOTO = { most: 4, height: 96, gap: 8 } as const

type Photo = { readonly bytes: ArrayBuffer; readonly type: string }
type Fonts = { readonly text: PDFFont; readonly bold: PDFFont }

/**
 * One US Letter page where it fits, made in this browser: nothing is sent. Photos that are JPEG or PNG are put at its
 * end. Letters that the built-in font lacks are written as "?".
 */
export async function handoffPdf(
  { title, standing, parts, answers, notes }: Handoff,
  photos: readonly Photo[],
  printedAt: string,
): Promise<Blob> {
  const { PDFDocument, StandardFonts, rgb } = await import('@cantoo/pdf-lib')
  const file = await PDFDocument.create()
  file.setTitle(title)
  file.setProducer('Pawlight')
  file.setCreator('Pawlight')
  const fonts = {
    text: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
  }
  const ink = rgb(0, 0, 0)
  const pen = createPen(file, fonts, (page, text, at, size, font) =>
    page.drawText(text, { ...at, size, font, color: ink }),
  )
  pen.write(title, { size: 16, bold: true, after: 2 })
  pen.write(standing, { size: 8, after: 8 })
  for (const part of parts) {
    pen.write(`${part.letter}  ${part.title}`, { size: 11, bold: true, before: 4, after: 2 })
    for (const { label, text } of part.lines) pen.pair(label, text)
  }
  if (notes !== '') {
    pen.write('In the owner’s own words', { size: 11, bold: true, before: 4, after: 2 })
    pen.write(notes, { size: BODY })
  }
  if (answers.length > 0) {
    pen.write('Answers', { size: 11, bold: true, before: 4, after: 2 })
    // Questions are long and answers short, so that each takes one line.
    for (const { question, answer } of answers) pen.pair(question, answer, 0.62)
  }
  await pen.photos(photos)
  pen.sign(
    `Printed ${printedAt}. Pawlight is an AI triage tool; it does not replace professional veterinary care.`,
  )
  const bytes = await file.save()
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
}

type Look = {
  readonly size: number
  readonly bold?: boolean
  readonly before?: number
  readonly after?: number
}
type Draw = (page: PDFPage, text: string, at: { x: number; y: number }, size: number, font: PDFFont) => void

function createPen(file: PDFDocument, fonts: Fonts, draw: Draw) {
  let page = file.addPage([PAGE.width, PAGE.height])
  let y: number = PAGE.height - PAGE.margin
  const room = (height: number): void => {
    if (y - height >= PAGE.margin + 14) return
    page = file.addPage([PAGE.width, PAGE.height])
    y = PAGE.height - PAGE.margin
  }
  const lineOf = (text: string, x: number, size: number, font: PDFFont): void =>
    draw(page, text, { x, y: y - size }, size, font)
  return {
    write(text: string, { size, bold = false, before = 0, after = 0 }: Look): void {
      const font = bold ? fonts.bold : fonts.text
      y -= before
      for (const line of wrap(printable(text, font), font, size, WIDTH)) {
        room(size * 1.3)
        lineOf(line, PAGE.margin, size, font)
        y -= size * 1.3
      }
      y -= after
    },
    pair(label: string, text: string, share = 0.36): void {
      const column = WIDTH * share
      const left = wrap(printable(label, fonts.bold), fonts.bold, BODY, column - 8)
      const right = wrap(printable(text, fonts.text), fonts.text, BODY, WIDTH - column)
      for (let line = 0; line < Math.max(left.length, right.length); line += 1) {
        room(BODY * 1.3)
        lineOf(left[line] ?? '', PAGE.margin, BODY, fonts.bold)
        lineOf(right[line] ?? '', PAGE.margin + column, BODY, fonts.text)
        y -= BODY * 1.3
      }
    },
    async photos(given: readonly Photo[]): Promise<void> {
      let x: number = PAGE.margin
      for (const { bytes, type } of given.slice(0, PHOTO.most)) {
        const image = await (type === 'image/png' ? file.embedPng(bytes) : file.embedJpg(bytes)).catch(
          () => null,
        )
        if (image === null) continue
        const scale = Math.min(
          PHOTO.height / image.height,
          (WIDTH - 3 * PHOTO.gap) / PHOTO.most / image.width,
        )
        if (x === PAGE.margin) {
          room(PHOTO.height + 12)
          y -= PHOTO.height + 8
        }
        page.drawImage(image, { x, y, width: image.width * scale, height: image.height * scale })
        x += image.width * scale + PHOTO.gap
      }
    },
    sign(text: string): void {
      const pages = file.getPages()
      for (const [index, each] of pages.entries()) {
        const line = printable(`${text} Page ${index + 1} of ${pages.length}.`, fonts.text)
        draw(each, line, { x: PAGE.margin, y: PAGE.margin - 14 }, 7, fonts.text)
      }
    },
  }
}

function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/./gu, (letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
}

/** A word that is wider than `width` by itself is cut. */
export function wrap(
  text: string,
  font: Pick<PDFFont, 'widthOfTextAtSize'>,
  size: number,
  width: number,
): readonly string[] {
  const fits = (line: string): boolean => font.widthOfTextAtSize(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (!fits(line)) {
      let end = line.length - 1
      while (end > 1 && !fits(line.slice(0, end))) end -= 1
      lines.push(line.slice(0, end))
      line = line.slice(end)
    }
  }
  return line === '' ? lines : [...lines, line]
}
