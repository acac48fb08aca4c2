import type { NavLink } from '#web/content/navigation.ts'

export const MAILBOXES = ['support', 'legal', 'privacy', 'security'] as const
export type MailboxName = (typeof MAILBOXES)[number]

/** The first cell of a row names it. */
export type PolicyTable = {
  readonly columns: readonly [string, string, ...string[]]
  readonly rows: readonly (readonly [string, string, ...string[]])[]
}

export type PolicyEntry = (NavLink | { readonly mailbox: MailboxName }) & { readonly text: string }

export type PolicySection = {
  /** Names the part in addresses: `/terms#accounts`. */
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly points?: readonly string[]
  readonly table?: PolicyTable
  readonly entries?: readonly PolicyEntry[]
  readonly links?: readonly NavLink[]
}

export type PolicyText = {
  readonly title: string
  readonly lead: string
  /** The day these words last changed, as people write it. */
  readonly updated: string
  readonly sections: readonly PolicySection[]
  readonly mailbox: MailboxName
}
