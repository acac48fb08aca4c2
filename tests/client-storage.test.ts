import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AB_KEYS, LOCAL, SESSION } from '#web/lib/storage/storage.ts'

const root = join(import.meta.dirname, '..')
const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
)
const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('the browser keeps these things and no others [R-START-012]', () => {
  expect(Object.values(LOCAL).toSorted()).toEqual([
    'assessment-job-storage',
    'pawlight-analytics-queue',
    'pawlight-analytics-session',
    'pawlight-app-version',
    'pawlight-auth-token',
    // Decided in "One card for the closest emergency vet".
    'pawlight-closest-vet',
    'pawlight-cookie-preferences',
    'pawlight-last-path',
    'pawlight-pending-redirect',
    'triage-sessions',
    'waitlist_form_data',
  ])
  expect(Object.values(AB_KEYS).toSorted()).toEqual([
    'ab_test_waitlist_color',
    'ab_test_waitlist_cta',
    'ab_test_waitlist_form_layout',
    'ab_test_waitlist_headline',
    'ab_test_waitlist_urgency',
  ])
  expect(Object.values(SESSION).toSorted()).toEqual([
    'createNewPet',
    // The only addition, decided in "A half-told pet stays in the tab".
    'draft-pet',
    'navigationSource',
    'pawlight-pending-redirect',
    'pawlight-recovery',
    'pawlight-scroll',
    'pawlight-utm',
    'selectedPet',
    'triage-store',
  ])
})

test('only one module reaches the stores of the browser, and what stands in the page before any module [R-START-012]', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(filesWith(/\b(?:localStorage|sessionStorage)\b/).toSorted()).toEqual([
    'web/app/navigation/first-use.ts',
    'web/lib/storage/storage.ts',
  ])
  expect(filesWith(/\bindexedDB\b|\bcookieStore\b|\bdocument\.cookie\b|\bcaches\.open\b/)).toEqual([])
})

test('everything is written under one of these names [R-START-012]', () => {
  const written = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:localStore|sessionStore)\.write\(\s*([^,\s]+)/g)].map(([, key]) => ({
      file,
      key,
    })),
  )
  expect(written.length).toBeGreaterThan(10)
  const named = /^(?:LOCAL|SESSION)\.\w+$|^AB_KEYS\[\w+\]$/
  // A store of the state library hands on the name it was made with.
  const handedOn = written.filter(({ key }) => !named.test(key ?? ''))
  expect(handedOn.map(({ key }) => key)).toEqual(handedOn.map(() => 'key'))
  const stores = sources.filter(({ text }) => /\bpersist\(/.test(text))
  expect(handedOn.map(({ file }) => file).filter((file) => stores.every((one) => one.file !== file))).toEqual(
    [],
  )
  expect(stores.map(({ text }) => /\bname: (\S+),/.exec(text)?.[1] ?? '').toSorted()).toEqual([
    'LOCAL.assessmentJob',
    'SESSION.triage',
  ])
})
