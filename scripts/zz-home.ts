import { toldCases, answeredBy } from './evaluate/answering-owner.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { assess } from '#domain/engine/assess.ts'
const DAY = new Date('2026-11-20T12:00:00Z')
const files = process.argv[2]!.split(',')
const want = process.argv[3] ?? 'monitor_at_home'
let n = 0,
  ok = 0
for (const f of files)
  for (const { vignette: v, told } of toldCases(`cases/written/${f}.jsonl`)) {
    if (v.expected.level !== want) continue
    n++
    const i = intakeOf(v, DAY)
    const silent = assess(i, DAY)
    const full = answeredBy('truthful', i, told, DAY)
    const a: any = assess(full, DAY)
    if (a.summary.severity === want) {
      ok++
      continue
    }
    console.log(`\n## ${v.id} ${v.title} said=${a.summary.severity} silent=${silent.summary.severity}`)
    console.log('sym', v.selectedSymptoms.join(), 'note:', v.additionalNotes)
    console.log('truth', (v as any).truth)
    const t = a.summary.trace
    console.log(
      'rules',
      t.rules
        .filter((r: any) => r.setAsideBy === null)
        .map((r: any) => `${r.id}:${r.level}:${r.because}`)
        .join(' | '),
    )
    console.log('patterns', t.patterns?.map((p: any) => p.id).join(), 'unknown', JSON.stringify(t.unknown))
    console.log(
      'asked',
      JSON.stringify(
        (silent.summary as any).questions.map((q: any) => [
          q.id,
          q.text.slice(0, 160),
          q.options.map((o: any) => o.value),
          (full as any).clarifications?.[q.id],
        ]),
      ),
    )
  }
console.log(n, ok)
