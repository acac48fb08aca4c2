import { UnusableKnowledge } from './read-written.ts'

/** Collects what is wrong, so that whoever wrote it sees all of it at once. */
export class Faults {
  readonly #lines: string[] = []

  /** Notes a fault, in one line that begins with its place. */
  add(line: string): void {
    this.#lines.push(line)
  }

  /** What is made, or something else where the knowledge it is made of cannot be used. */
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

/** Notes where each id stands, and each that stands twice with both places. */
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

  /** Where each id begins, such as `rules/urinary.yaml:73`. */
  get byId(): ReadonlyMap<string, string> {
    return this.#byId
  }
}
