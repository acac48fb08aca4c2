import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { ColumnHeads } from '#web/ui/page/column-heads.tsx'
import styles from './evidence.module.css'

export type FigureRow = { readonly head: string; readonly cells: readonly ReactNode[] }

export function FigureTable({
  caption,
  heads,
  rows,
  broad = false,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly FigureRow[]
  broad?: boolean
}) {
  return (
    <div className={styles.scroll}>
      <table className={cx(styles.table, broad && styles.broad)}>
        <caption>{caption}</caption>
        <ColumnHeads heads={heads} />
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
