import { expect, test } from 'vitest'
import { iconFiles, withSingleIcons } from './single-icons.ts'

const files = iconFiles(
  "export { default as X, default as XIcon } from './icons/x.mjs';\nexport { default as MapPin } from './icons/map-pin.mjs';",
)

test('an icon is imported from a file of its own, under the name it had', () => {
  expect(withSingleIcons("import { MapPin, X as Close } from 'lucide-react'\nlet a", files, '/icons')).toBe(
    'import MapPin from "/icons/icons/map-pin.mjs"\nimport Close from "/icons/icons/x.mjs"\nlet a',
  )
})

test('what is no icon stays with the package', () => {
  const code = "import { X, createLucideIcon } from 'lucide-react'"
  expect(withSingleIcons(code, files, '/icons')).toBe(code)
})
