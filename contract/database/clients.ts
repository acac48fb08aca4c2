import type { Database } from './database.ts'
import type { FUNCTIONS, TABLES } from './tables.ts'

type Public = Database['public']
type Reached<Relations, Names> = Pick<Relations, keyof Relations & keyof Names>

/** A table, column or function that a browser cannot reach does not compile. */
export type BrowserDatabase = {
  public: Omit<Public, 'Tables' | 'Views' | 'Functions'> & {
    Tables: Reached<Public['Tables'], typeof TABLES>
    Views: Reached<Public['Views'], typeof TABLES>
    Functions: Reached<Public['Functions'], typeof FUNCTIONS>
  }
}

/** PostgreSQL takes null for every argument; that it does is not written in its catalog, so no generator can tell. */
type WithNulls<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends { Args: infer Args }
    ? Omit<Functions[Name], 'Args'> & { Args: { [Argument in keyof Args]: Args[Argument] | null } }
    : never
}

export type ServiceDatabase = {
  public: Omit<Public, 'Functions'> & { Functions: WithNulls<Public['Functions']> }
}

export type Row<Table extends keyof Public['Tables']> = Public['Tables'][Table]['Row']
export type NewRow<Table extends keyof Public['Tables']> = Public['Tables'][Table]['Insert']
export type ByColumn<Table extends keyof Public['Tables'], Value> = {
  readonly [Column in keyof Row<Table>]?: Value
}
