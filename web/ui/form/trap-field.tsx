import { useId } from 'react'
import styles from '#web/ui/form/trap-field.module.css'

export function TrapField({ name, onChange }: { name: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name={name}
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
