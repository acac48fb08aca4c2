import { expect, test } from 'vitest'
import { refuseEarlyForms } from './paint-first-everywhere.ts'

const page = (button: string): string => `<main><form method="post"><input name="a"/>${button}</form></main>`

test('a page with a form rests only where nothing can be sent before the scripts are there', () => {
  const waiting = '<button class="b" type="submit" disabled="">Send</button>'
  expect(() => refuseEarlyForms('/contact', page(waiting))).not.toThrow()
  expect(() => refuseEarlyForms('/about', '<main></main>')).not.toThrow()
  for (const button of ['<button type="submit">Send</button>', '<button type="button">Send</button>'])
    expect(() => refuseEarlyForms('/contact', page(button))).toThrow(/can be sent before/)
})
