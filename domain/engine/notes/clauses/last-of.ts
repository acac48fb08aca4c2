export function lastOf(turn: RegExp): (text: string) => RegExpExecArray | null {
  const everywhere = new RegExp(turn, 'g')
  return (text) => {
    everywhere.lastIndex = 0
    let last: RegExpExecArray | null = null
    for (let next = everywhere.exec(text); next !== null; next = everywhere.exec(text)) last = next
    return last
  }
}

export const after = (text: string, { index, 0: found }: RegExpExecArray): string =>
  text.slice(index + found.length)
