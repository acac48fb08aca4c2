import type { NavLink } from '#web/content/navigation.ts'

/** Where people write to us. */
export const MAILBOXES = ['support', 'legal', 'privacy', 'security'] as const
export type MailboxName = (typeof MAILBOXES)[number]

/** Facts in rows; the first cell of a row names it. */
export type PolicyTable = {
  readonly columns: readonly [string, string, ...string[]]
  readonly rows: readonly (readonly [string, string, ...string[]])[]
}

/** A page of ours, or one of our mailboxes, and what it is for. */
export type PolicyEntry = (NavLink | { readonly mailbox: MailboxName }) & { readonly text: string }

/** One numbered part of a policy. */
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

/** The words of one policy page. */
export type PolicyText = {
  readonly title: string
  readonly lead: string
  /** The day these words last changed, as people write it. */
  readonly updated: string
  readonly sections: readonly PolicySection[]
  /** The mailbox that answers questions about it. */
  readonly mailbox: MailboxName
}
