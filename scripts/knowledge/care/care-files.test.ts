import { describe, expect, test } from 'vitest'
import { compile as compileAll, ofCare } from '../compile/compile.ts'
import { ownFolder, withoutDecisions } from '../written/own-folder.fixture.ts'

describe('files of care', () => {
  const folder = ownFolder(withoutDecisions(['care']))

  const compile = (): readonly string[] => compileAll(folder.path, [ofCare])
  /** Replaces one place of a file of care, and tells on which line it stood. */
  const changed = (file: string, sound: string, fault: string): number => {
    const text = folder.read(`care/${file}`)
    const at = text.indexOf(sound)
    if (at === -1) throw new Error(`${file} does not hold ${sound}`)
    folder.write(`care/${file}`, text.replace(sound, fault))
    return text.slice(0, at).split('\n').length
  }

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

  test.each([
    ['by-symptom.yaml', 'a symptom nobody ticks', 'itching:', 'itches:', 'Unrecognized key: "itches"'],
    [
      'by-symptom.yaml',
      'a line nobody has',
      '[SKIN_REACTION]',
      '[SKIN_ACTION]',
      'itching.go_now.0: no line of care/lines.yaml is called SKIN_ACTION',
    ],
    [
      'by-symptom.yaml',
      'a source nobody has',
      'sources: [K]',
      'sources: [S9999]',
      'itching.home.0.sources.0: no source has the code S9999',
    ],
    [
      'by-symptom.yaml',
      'no source',
      'sources: [K]',
      'sources: []',
      'itching.home.0.sources: names no source',
    ],
    ['by-symptom.yaml', 'a field nobody knows', '  watch:', '  look:', 'itching: Unrecognized key: "look"'],
    [
      'by-symptom.yaml',
      'no sentence',
      'soft cone helps.',
      'soft cone helps',
      'itching.home.0.say: is no sentence',
    ],
    [
      'by-symptom.yaml',
      'an option nobody offers',
      '[surgery_or_anesthesia]',
      '[surgery]',
      'rashes.home.0.not_for.answer.context.0: there is no option "surgery"',
    ],
    ['by-condition.yaml', 'a condition nobody has', 'gdv:', 'gvd:', 'gvd: there is no condition "gvd"'],
    ['lines.yaml', 'a mark nobody knows', 'does: cool', 'does: chill', 'POUR_WATER.does: Invalid option'],
    [
      'lines.yaml',
      'a fact nobody has',
      'so: ONLY_NOSE_BLEEDS',
      'so: NOSE',
      'PRESS_WOUND.not_for.so: no condition of facts.yaml is called NOSE',
    ],
    [
      'first-aid/eyes.yaml',
      'a kind of emergency nobody has',
      'eye_out:',
      'eye_off:',
      'Unrecognized key: "eye_off"',
    ],
    [
      'first-aid/eyes.yaml',
      'a field nobody knows',
      '  watch:',
      '  look:',
      'eye_out: Unrecognized key: "look"',
    ],
    [
      'first-aid-by-condition.yaml',
      'a condition nobody has',
      'choking:',
      'choke:',
      'choke: there is no condition "choke"',
    ],
    [
      'first-aid-by-condition.yaml',
      'first aid nobody has',
      '[choking, breathing]',
      '[choke]',
      'choking.0: Invalid option',
    ],
    [
      'finer-families.yaml',
      'a question nobody asks',
      'ticked: {danger_signs:',
      'ticked: {danger_sign:',
      'only_read.ticked.danger_sign: there is no question "danger_sign"',
    ],
    ['finer-families.yaml', 'an expression', 'soap*', 'soap.*', 'told.0: is no word'],
    [
      'products.yaml',
      'a condition nobody has',
      'acute_gastroenteritis',
      'bad_stomach',
      'conditions.0: there is no condition "bad_stomach"',
    ],
    [
      'products.yaml',
      'a symptom nobody ticks',
      'not_beside: [constipation',
      'not_beside: [constipated',
      'not_beside.0: there is no symptom "constipated"',
    ],
    ['time-frames.yaml', 'a time nobody knows', 'within: now', 'within: soon', 'within: Invalid option'],
    ['standing-advice.yaml', 'a part nobody knows', 'poison_ready:', 'ready:', 'Unrecognized key: "ready"'],
    ['answer-words.yaml', 'a level nobody knows', 'normal_vet: Have', 'vet: Have', 'opening'],
    [
      'answer-words.yaml',
      'no place for the hours',
      '{hours} hours',
      'some hours',
      'lasts: does not say {hours}',
    ],
  ])('are refused with file and line: %s with %s', (file, _what, sound, fault, message) => {
    const line = changed(file, sound, fault)
    expect(compile).toThrow(`care/${file}:${line} ${message}`)
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
