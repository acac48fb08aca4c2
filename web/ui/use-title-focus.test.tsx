import { useLayoutEffect, useRef } from 'react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'

function Step({ name, goesOnTo }: { name: string; goesOnTo: string | null }) {
  const title = useTitleFocus(name)
  const field = useRef<HTMLInputElement>(null)
  // An owner who presses Tab as soon as the step is there.
  useLayoutEffect(() => {
    if (goesOnTo === name) field.current?.focus()
  }, [goesOnTo, name])
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {name}
      </h1>
      <input ref={field} aria-label="Notes" />
    </>
  )
}

test('each step starts at its title, and who has gone on from there already is left where they are', () => {
  const { rerender } = render(<Step name="Media" goesOnTo={null} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Media' }))
  screen.getByRole('textbox').focus()
  rerender(<Step name="Questions" goesOnTo={null} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions' }))
  rerender(<Step name="Additional Information" goesOnTo="Additional Information" />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Notes' }))
})
