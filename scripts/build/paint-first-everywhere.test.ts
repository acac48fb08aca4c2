import { expect, test } from 'vitest'
import { refuseEarlyForms, withoutFonts } from './paint-first-everywhere.ts'

const page = (button: string): string => `<main><form method="post"><input name="a"/>${button}</form></main>`

test('a page with a form rests only where nothing can be sent before the scripts are there', () => {
  const waiting = '<button class="b" type="submit" disabled="">Send</button>'
  expect(() => refuseEarlyForms('/contact', page(waiting))).not.toThrow()
  expect(() => refuseEarlyForms('/about', '<main></main>')).not.toThrow()
  for (const button of ['<button type="submit">Send</button>', '<button type="button">Send</button>'])
    expect(() => refuseEarlyForms('/contact', page(button))).toThrow(/can be sent before/)
})

test('a style file that comes later names no font again', () => {
  const styles = "a{b:c}@font-face{font-family:X;src:url('./x.woff2')}@font-face { font-family: Y }p{q:r}"
  expect(withoutFonts(styles)).toBe('a{b:c}p{q:r}')
})
