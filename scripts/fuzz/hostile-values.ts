import type { Random } from './random.ts'

const nested = (depth: number): unknown => {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202egnp.exe',
  '\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'é'.normalize('NFD'),
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  "'; drop table assessment_requests; --",
  '%00%0a%0d',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'https://evil.example/x.jpg',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/png;base64,!!!!',
  'data:text/html;base64,PGh0bWw+',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '٣٤',
  '1,5',
  '2020-02-30',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '2020-02-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'dog',
  'vomiting',
  'er_urgent',
  'none',
  '(',
  '[a-z',
  '{1,2',
  'in.(a,b',
  '*',
  '%',
  '\\',
  '"',
]

const PLAIN: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  0.1,
  1e308,
  5e-324,
  -1e308,
  2147483648,
  9007199254740992,
  [],
  {},
  [null],
  [[]],
  [{}],
  { toString: null },
  { length: -1 },
  { value: null, unit: null },
  { constructor: { prototype: { polluted: true } } },
]

/** A copy, because what is handed out may be spoilt further. */
const plain = (random: Random): unknown => structuredClone(random.pick(PLAIN))

export const hostileText = (random: Random): string => {
  if (random.once(40)) return random.pick(TEXTS).repeat(1 + random.below(3000))
  if (random.once(60)) return 'x'.repeat(random.below(200_000))
  return random.pick(TEXTS)
}

export const hostileValue = (random: Random): unknown => {
  switch (random.below(8)) {
    case 0:
    case 1:
    case 2:
      return hostileText(random)
    case 3:
    case 4:
      return plain(random)
    case 5:
      return Array.from({ length: random.below(80) }, () => plain(random))
    case 6:
      return nested(random.pick([3, 20, 33, 500]))
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(70) }, (_, index) => [
          `${hostileText(random).slice(0, 40)}${index}`,
          plain(random),
        ]),
      )
  }
}

/** Only what the body itself holds: a step onto a prototype would spoil this very process. */
const at = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

/** A copy of a body with one to three of its parts replaced, removed or joined by something odd. */
export const spoil = (body: unknown, random: Random): unknown => {
  const copy: unknown = structuredClone(body)
  for (let round = 0; round <= random.below(3); round += 1) {
    let part: unknown = copy
    for (;;) {
      if (typeof part !== 'object' || part === null) break
      const keys = Object.keys(part)
      const key = keys.length === 0 || random.once(6) ? hostileText(random).slice(0, 30) : random.pick(keys)
      const inner = at(part, key)
      if (typeof inner === 'object' && inner !== null && !random.once(3)) {
        part = inner
        continue
      }
      if (random.once(5)) Reflect.deleteProperty(part, key)
      else
        Reflect.defineProperty(part, key, {
          value: hostileValue(random),
          enumerable: true,
          configurable: true,
          writable: true,
        })
      break
    }
  }
  return random.once(40) ? hostileValue(random) : copy
}

export const garble = (json: string, random: Random): string => {
  const cut = random.below(json.length + 1)
  switch (random.below(7)) {
    case 0:
      return json.slice(0, cut)
    case 1:
      return json + json
    case 2:
      return (
        json.slice(0, cut) +
        random.pick(['\u0000', '\\', '"', '}', ']', ',', '\n', '\ud800']) +
        json.slice(cut)
      )
    case 3:
      return json.replace('{', '{"__proto__":{"polluted":true},')
    case 4:
      return json.replace('{', '{"pet":1,"pet":2,')
    case 5:
      return random.pick(['[', '{"a":', '"', ' ']).repeat(1 + random.below(100_000))
    default:
      return `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(',')}}`
  }
}
