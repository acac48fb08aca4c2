import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from '#web/ui/buttons/tabs.tsx'

function Workspace() {
  const [selected, setSelected] = useState<'pets' | 'history'>('pets')
  return (
    <Tabs
      label="Workspace"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { key: 'pets', label: 'My pets', count: 3, panel: <p>Moose</p> },
        { key: 'history', label: 'Assessments', panel: <p>Limping</p> },
      ]}
    />
  )
}

test('arrow keys, Home and End move between tabs and show their panel', async () => {
  const user = userEvent.setup()
  render(<Workspace />)
  const [pets, history] = screen.getAllByRole('tab')
  expect(screen.getByRole('tabpanel').textContent).toBe('Moose')
  await user.click(pets ?? document.body)
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(history)
  expect(screen.getByRole('tabpanel', { name: 'Assessments' }).textContent).toBe('Limping')
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(pets)
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(history)
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(pets)
})

test('only the chosen tab is reached with Tab', () => {
  render(<Workspace />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1])
})
