import { expect, test } from 'vitest'
import { withQuestion } from './ask-before-import.ts'

test('the helper of the bundler is called by ours', () => {
  const code = withQuestion('const seen = {};export const __vitePreload = function preload(load) {}')
  expect(code).toMatch(/^import \{ askingFirst \} from ".+\/web\/lib\/later\/ask-before-import\.ts";\n/)
  expect(code).toContain('const seen = {};const preloadFiles = function preload(load) {}')
  expect(code).toMatch(/\nexport const __vitePreload = askingFirst\(preloadFiles\);$/)
})

test.each(['export { preload as __vitePreload }', ''])(
  'a helper that reads otherwise, %j, is an error',
  (code) => {
    expect(() => withQuestion(code)).toThrow('writes its import helper differently')
  },
)
