import { UnusableKnowledge } from './read-written.ts'

/**
 * Collects what is wrong, each in one line that begins with its place, so that whoever wrote it sees all of it at once.
 */
export class Faults {
  readonly #lines: string[] = []

  add(line: string): void {
    this.#lines.push(line)
  }

  tried<Made>(otherwise: Made, make: () => Made): Made {
    try {
      return make()
    } catch (fault) {
      if (!(fault instanceof UnusableKnowledge)) throw fault
      this.add(fault.message)
      return otherwise
    }
  }

  /** @throws UnusableKnowledge with every fault that was noted. */
  tell(): void {
    if (this.#lines.length > 0) throw new UnusableKnowledge([...new Set(this.#lines)].join('\n'))
  }
}

export class Places {
  readonly #faults: Faults
  readonly #byId = new Map<string, string>()

  constructor(faults: Faults) {
    this.#faults = faults
  }

  add(id: string, place: string): void {
    const first = this.#byId.get(id)
    if (first !== undefined) this.#faults.add(`${place} ${id} stands at ${first} already`)
    this.#byId.set(id, place)
  }

  get byId(): ReadonlyMap<string, string> {
    return this.#byId
  }
}
