import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Search } from 'lucide-react'
import { RemovableChip } from '#web/ui/form/choice.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import { loadThings, type ThingName, type ThingTable } from './thing-names.ts'
import styles from './thing-picker.module.css'

type Props = {
  readonly species: 'dog' | 'cat'
  readonly chosen: readonly string[]
  readonly onChosen: (ids: readonly string[]) => void
}

const NOT_LISTED: ThingName = { id: 'not-listed', name: 'It is not in the list' }

const useThings = (species: 'dog' | 'cat'): ThingTable | null => {
  const [table, setTable] = useState<ThingTable | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      const loaded = await loadThings(species)
      if (!isGone) setTable(loaded)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [species])
  return table
}

export function ThingPicker({ species, chosen, onChosen }: Props) {
  const listId = useId()
  const table = useThings(species)
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [isNotListed, setIsNotListed] = useState(false)
  if (table === null) return null

  const found = query.trim() === '' ? [] : table.find(query).filter(({ id }) => !chosen.includes(id))
  const options = isOpen && query.trim() !== '' ? [...found, NOT_LISTED] : []
  const optionId = (id: string): string => `${listId}-${id}`
  const close = (): void => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = ({ id }: ThingName): void => {
    close()
    setIsNotListed(id === NOT_LISTED.id)
    if (id === NOT_LISTED.id) return
    setQuery('')
    onChosen([...chosen, id])
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = (to: number): void => {
      event.preventDefault()
      setIsOpen(true)
      setActive(to)
    }
    if (event.key === 'ArrowDown') move(options.length === 0 ? 0 : (active + 1) % options.length)
    else if (event.key === 'ArrowUp') move(active <= 0 ? options.length - 1 : active - 1)
    else if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && query.trim() !== '') {
      // Someone who presses Enter after typing a name looks for it; the step is not finished with that.
      event.preventDefault()
      const option = options[active]
      if (option !== undefined) choose(option)
    }
  }
  const pointed = options[active]
  return (
    <div className={styles.picker}>
      {chosen.length === 0 ? null : (
        <ul className={styles.chips} aria-label="Chosen things">
          {chosen.map((id) => (
            <li key={id}>
              <RemovableChip
                label={table.nameOf(id)}
                onClick={() => onChosen(chosen.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        label="Find it by name"
        hint={
          isNotListed
            ? 'That is fine. Tell us below what it was, as well as you can.'
            : 'If you have the package, type its name. Choose everything it was.'
        }
        liveHint
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={pointed === undefined ? undefined : optionId(pointed.id)}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        start={<Search aria-hidden="true" />}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setIsOpen(true)
          setIsNotListed(false)
          setActive(-1)
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Things found"
        className={styles.list}
        hidden={options.length === 0}
      >
        {options.map((option, place) => (
          <button
            key={option.id}
            id={optionId(option.id)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={styles.option}
            // The field keeps the focus, so that the list does not close before the choice is made.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.name}
          </button>
        ))}
      </div>
      <p className="vh" role="status">
        {options.length === 0 ? '' : countOf(found.length)}
      </p>
    </div>
  )
}

const countOf = (count: number): string =>
  count === 0 ? 'Nothing found' : count === 1 ? '1 thing found' : `${count} things found`
