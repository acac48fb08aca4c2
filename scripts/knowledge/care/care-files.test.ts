import { describe, expect, test } from 'vitest'
import { compile as compileAll, ofCare } from '../compile/compile.ts'
import { refusalsOfOurs } from '../refused/refusals.fixture.ts'
import { ownFolder, withoutDecisions } from '../written/own-folder.fixture.ts'

describe('files of care', () => {
  const folder = ownFolder(withoutDecisions(['care']))

  const compile = (): readonly string[] => compileAll(folder.path, [ofCare])
  const refusals = refusalsOfOurs('care')

  test('become lines with whom they are for, and names where several share one', () => {
    folder.write(
      'care/by-condition.yaml',
      `gdv:
  home:
    - NO_RUBBING
    - {line: NO_RUBBING, only_for: {so: WAS_HOT}, species: cat}
    - say: Keep {petName} still.
      not_for: {answer: {gum_color: [pink]}}
      does: press
      about: resting
      waits_hours: 24
      waits_from: onset
      sources: [S1, K]
`,
    )
    compile()
    const made = folder.read('compiled/care/by-condition.ts')
    expect(made).toContain("import { NO_RUBBING } from '#domain/knowledge/compiled/care/lines.ts'")
    expect(made).toContain("import { WAS_HOT } from '#domain/knowledge/compiled/facts.ts'")
    expect(made).toContain(
      'gdv: { home: [NO_RUBBING, { ...NO_RUBBING, species: "cat", onlyFor: WAS_HOT }, ' +
        '{ ...line("Keep {petName} still.", "S1", "K"), notFor: answer("gum_color", "pink"), does: "press", ' +
        'topic: "resting", waitsHours: 24, waitsFrom: "onset" }] },',
    )
  })

  test('give a condition that a poison leads to the first aid of a poison, unless they say otherwise', () => {
    compile()
    const made = folder.read('compiled/care/first-aid-by-condition.ts')
    expect(made).toContain('chocolate_toxicosis: ["poison"]')
    expect(made).toContain('permethrin_toxicosis: ["poison_on_coat","poison"]')
  })

  test.each(refusals)('are refused with file and line: $file with $what', ({ file, faulty, said }) => {
    folder.write(file, faulty)
    expect(compile).toThrow(said)
  })

  test('are refused where a kind of emergency has no first aid, or two', () => {
    const eyes = folder.read('care/first-aid/eyes.yaml')
    folder.write('care/first-aid/eyes.yaml', eyes.slice(0, eyes.indexOf('\neye:\n')))
    expect(compile).toThrow('care/first-aid/files.yaml:1 no file has first aid for eye')
    folder.write(
      'care/first-aid/eyes.yaml',
      `${eyes}${eyes.slice(eyes.indexOf('\neye:\n')).replace('\neye:', '\ngdv:')}`,
    )
    expect(compile).toThrow(/first-aid\.gdv stands at care\/first-aid\/eyes\.yaml:\d+ already/)
  })

  test('are not passed over in silence because nobody listed them', () => {
    folder.write('care/first-aid/new.yaml', '{}\n')
    expect(compile).toThrow('care/first-aid/new.yaml is not listed in care/first-aid/files.yaml')
  })
})
