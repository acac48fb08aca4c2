import type { PolicyTable } from '#web/content/legal/policy-text.ts'
import { ColumnHeads } from '#web/ui/page/column-heads.tsx'
import styles from './fact-table.module.css'

export function FactTable({ table, labelledBy }: { table: PolicyTable; labelledBy: string }) {
  const { columns, rows } = table
  return (
    <table
      aria-labelledby={labelledBy}
      className={columns.length > 2 ? `${styles.facts} ${styles.wide}` : styles.facts}
    >
      <ColumnHeads heads={columns} />
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>
                {columns.length > 2 ? (
                  <span aria-hidden="true" className={styles.label}>
                    {columns[index + 1]}
                  </span>
                ) : null}
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
