/** Measurements the owner wrote down, in the units of the questions. */
export function readNumbers(text: string): ReadonlyMap<string, number> {
  const lower = text.toLowerCase()
  const found = new Map<string, number>()
  const rate = breathsPerMinute(lower)
  if (rate !== undefined && rate >= 4 && rate <= 300) found.set('resp_rate', rate)
  const temperature = fahrenheit(lower)
  if (temperature !== undefined) found.set('temperature_f', temperature)
  return found
}

function breathsPerMinute(text: string): number | undefined {
  const counted =
    /\b(\d{1,3})(?: breaths| times| breathes)? (?:in|for|per|every|over) (10|15|20|30|60|thirty|fifteen) ?(?:s\b|secs?|seconds?)/.exec(
      text,
    )
  if (counted) return Number(counted[1]) * (60 / seconds(counted[2] ?? '60'))
  const perMinute =
    /\b(\d{2,3}) ?(?:breaths|breathes|resps?|bpm breathing)(?: (?:per|a|every|\/) ?min| ?\/ ?min)?/.exec(
      text,
    ) ??
    /breath\w*[^.!?]{0,30}?\b(\d{2,3}) (?:times )?(?:per|a|every) min/.exec(text) ??
    /(?:resp\w*|breathing) rate[^.!?\d]{0,20}(\d{2,3})/.exec(text)
  return perMinute ? Number(perMinute[1]) : undefined
}

const seconds = (word: string): number => (word === 'thirty' ? 30 : word === 'fifteen' ? 15 : Number(word))

function fahrenheit(text: string): number | undefined {
  const match = /\b(?:temp\w*|fever|thermometer)\b[^.!?\d]{0,30}(\d{2,3}(?:\.\d)?)/.exec(text)
  if (!match) return undefined
  const value = Number(match[1])
  if (value >= 90 && value <= 112) return value
  return value >= 34 && value <= 44 ? Math.round((value * 1.8 + 32) * 10) / 10 : undefined
}
