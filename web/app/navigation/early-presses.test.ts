import { expect, test, vi } from 'vitest'
import { choose, clearChoice, EARLY_ANSWERS } from '#web/lib/analytics/consent.ts'
import { sayAwake } from '#web/app/navigation/first-use.ts'
import { aPage, element, wait } from './first-use.fixture.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'

aPage()

test('a form that is sent early is kept from the browser, and sent once when the app has read what was written', async () => {
  document.body.innerHTML =
    '<form><input name="email"/><button id="show" type="button" aria-controls="email">Show</button><button id="send" type="submit" disabled>Send</button></form>'
  wait()
  const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  element('send').click()
  element('send').click()
  expect(element('send').dataset).toHaveProperty('waits')
  element('send').closest('form')?.addEventListener('submit', heard)
  sayAwake()
  expect(heard).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(element('send').dataset).not.toHaveProperty('waits')
  element('send').click()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('what was written early into a form with a draft is kept when the page is left, until the app keeps it itself', () => {
  document.body.innerHTML =
    '<form data-draft="draft"><input name="email"/><input name="name"/></form><form><input name="other" value="x"/></form>'
  localStorage.setItem('draft', JSON.stringify({ email: 'old@example.com', petName: 'Rex' }))
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const kept = (): unknown => JSON.parse(localStorage.getItem('draft') ?? '')
  wait()
  leave()
  expect(kept()).toEqual({ email: 'old@example.com', petName: 'Rex' })
  const [field] = document.getElementsByName('email')
  if (field instanceof HTMLInputElement) field.value = 'robin@example.com'
  leave()
  expect(kept()).toEqual({ email: 'robin@example.com', petName: 'Rex' })
  localStorage.removeItem('draft')
  sayAwake()
  leave()
  expect(localStorage.getItem('draft')).toBeNull()
})

test('a form that the app draws anew is sent in place of the one that was sent early', async () => {
  document.body.innerHTML += '<main><form><button type="submit">Send</button></form></main>'
  wait()
  const early = [...document.forms].at(-1)
  early?.requestSubmit()
  const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const drawn = document.createElement('form')
  drawn.addEventListener('submit', heard)
  early?.replaceWith(drawn)
  sayAwake()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
})

test('a menu opens and closes before the app listens: by its button, by another menu, by Esc and by a press outside', () => {
  wait()
  const isOpen = (id: string) => element(id).getAttribute('aria-expanded') === 'true'
  const click = (id: string) => element(id).click()
  click('menu')
  expect([isOpen('menu'), element('panel').hidden]).toEqual([true, false])
  click('more')
  expect([isOpen('menu'), element('panel').hidden, isOpen('more')]).toEqual([false, true, true])
  click('more')
  expect(isOpen('more')).toBe(false)
  click('menu')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(isOpen('menu')).toBe(false)
  click('menu')
  const press = (where: Element | null) => where?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  press(element('panel'))
  expect(isOpen('menu')).toBe(true)
  press(document.querySelector('p'))
  expect(isOpen('menu')).toBe(false)
})

test('a press outside that begins before the app listens and ends after it has closed the menu all the same', () => {
  wait()
  element('menu').click()
  const text = document.querySelector('p')
  text?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  sayAwake()
  text?.click()
  expect(element('menu').getAttribute('aria-expanded')).toBe('false')
})

test('a button that is pressed early is pressed again when the app listens, once, and not by itself before', () => {
  wait()
  const heard = vi.fn<() => void>()
  element('yes').addEventListener('click', heard)
  document.querySelector('span')?.click()
  document.querySelector('span')?.click()
  expect(heard).not.toHaveBeenCalled()
  sayAwake()
  expect(heard).toHaveBeenCalledOnce()
  element('yes').click()
  expect(heard).toHaveBeenCalledTimes(2)
})

test.each([
  ['acceptAll', false, { analytics: true, advertising: true }],
  ['acceptAll', true, { analytics: true, advertising: false }],
  ['rejectNonEssential', false, { analytics: false, advertising: false }],
] as const)(
  'the question about cookies, answered early with %s and "do not sell" %s, is gone at once and kept as the app would [R-COOKIE-003]',
  (answer, globalPrivacyControl, chosen) => {
    vi.setSystemTime('2026-03-04T02:00:00Z')
    vi.stubGlobal('navigator', { globalPrivacyControl })
    document.documentElement.dataset['ask'] = ''
    wait()
    element('yes').dataset['choice'] = EARLY_ANSWERS[answer]['data-choice']
    document.querySelector('span')?.click()
    expect(document.documentElement.dataset).not.toHaveProperty('ask')
    const kept = localStorage.getItem(LOCAL.cookiePreferences)
    clearChoice()
    choose(chosen)
    expect(kept).toBe(localStorage.getItem(LOCAL.cookiePreferences))
    clearChoice()
  },
)

test('where nothing can be kept, the question about cookies stays, and its answer is heard when the app listens', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  document.documentElement.dataset['ask'] = ''
  wait()
  const heard = vi.fn<() => void>()
  element('yes').dataset['choice'] = EARLY_ANSWERS.acceptAll['data-choice']
  element('yes').addEventListener('click', heard)
  element('yes').click()
  expect(document.documentElement.dataset).toHaveProperty('ask')
  sayAwake()
  expect(heard).toHaveBeenCalledOnce()
})

test('what the browser opens by itself is left to it', () => {
  wait()
  const heard = vi.fn<() => void>()
  element('help').addEventListener('click', heard)
  element('help').click()
  expect(heard).toHaveBeenCalledOnce()
})
