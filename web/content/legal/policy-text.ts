import type { NavLink } from '#web/content/navigation.ts'

/** Facts in rows; the first cell of a row names it. */
export type PolicyTable = {
  readonly columns: readonly [string, string]
  readonly rows: readonly (readonly [string, string])[]
}

/** One numbered part of a policy. */
export type PolicySection = {
  /** Names the part in addresses: `/terms#accounts`. */
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly points?: readonly string[]
  readonly table?: PolicyTable
  readonly links?: readonly NavLink[]
}

/** The words of one policy page. */
export type PolicyText = {
  readonly title: string
  readonly lead: string
  /** The day these words last changed, as people write it. */
  readonly updated: string
  readonly sections: readonly PolicySection[]
  /** The mailbox that answers questions about it. */
  readonly mailbox: 'legal' | 'privacy' | 'security' | 'support'
}
