import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceCard, ChoiceGroup, Chip } from '#web/ui/form/choice.tsx'
import { Dialog } from '#web/ui/notices/dialog.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Progress } from '#web/ui/signs/progress.tsx'
import { SeverityBanner } from '#web/ui/signs/severity.tsx'

test('a disabled button stays in reach and does nothing', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  const user = userEvent.setup()
  render(
    <Form onSubmit={submit}>
      <Button type="submit" disabled onClick={press}>
        Continue
      </Button>
    </Form>,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button'))
  await user.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('a form made at build time cannot be sent before its scripts have come', async () => {
  const form = (
    <Form onSubmit={() => undefined}>
      <TextField label="Email" name="email" />
      <Button type="submit">Send</Button>
      <Button>Show</Button>
    </Form>
  )
  const page = new DOMParser().parseFromString(renderToString(form), 'text/html')
  const [send, show] = page.querySelectorAll('button')
  expect(send?.disabled).toBe(true)
  expect(show?.disabled).toBe(false)
  render(form)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false)
})

test('a busy button says so and cannot be pressed again', async () => {
  const press = vi.fn<() => void>()
  const user = userEvent.setup()
  render(
    <Button busy busyText="Sending..." onClick={press}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending...' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
})

test('an error replaces the hint and is tied to its field', () => {
  const { rerender } = render(<TextField label="Name" hint="As on the collar" />)
  const field = screen.getByLabelText('Name')
  const description = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  expect(description()).toBe('As on the collar')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  rerender(<TextField label="Name" hint="As on the collar" error="Please enter a name." />)
  expect(description()).toBe('Please enter a name.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a choice is a native control named by its words alone', async () => {
  const user = userEvent.setup()
  render(
    <ChoiceGroup legend="Is it a dog or a cat?" error="Select a species.">
      <ChoiceCard type="radio" name="species" value="dog" label="Dog" hint="Barks" />
      <ChoiceCard type="radio" name="species" value="cat" label="Cat" />
    </ChoiceGroup>,
  )
  expect(screen.getByRole('group', { name: 'Is it a dog or a cat?' })).toBeTruthy()
  const dog = screen.getByRole('radio', { name: 'Dog' })
  await user.click(dog)
  expect(dog).toHaveProperty('checked', true)
  expect(screen.getByText('Select a species.')).toBeTruthy()
})

test('a quick answer says whether it is on', () => {
  render(<Chip pressed>None</Chip>)
  expect(screen.getByRole('button', { name: 'None' }).getAttribute('aria-pressed')).toBe('true')
})

test('progress is zero at the first question and full at the last', () => {
  const { rerender } = render(<Progress position={0} last={11} />)
  const bar = screen.getByRole('progressbar')
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '0',
    'Question 1 of 12',
  ])
  rerender(<Progress position={11} last={11} />)
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '100',
    'Question 12 of 12',
  ])
})

test('a dialog is named, shows its content only while open, and can be closed', async () => {
  const close = vi.fn<() => void>()
  const user = userEvent.setup()
  const { rerender } = render(
    <Dialog open={false} onClose={close} title="Record">
      <p>Limping</p>
    </Dialog>,
  )
  expect(screen.queryByText('Limping')).toBeNull()
  rerender(
    <Dialog open onClose={close} title="Record">
      <p>Limping</p>
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Record' }).textContent).toContain('Limping')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalled()
})

test.each([
  ['er_urgent', 'Emergency · Level 3 of 3'],
  ['normal_vet', 'Vet visit · Level 2 of 3'],
  ['monitor_at_home', 'Monitor at home · Level 1 of 3'],
] as const)('%s is said in words, a number and a place on the scale, not in colour alone', (level, line) => {
  render(<SeverityBanner level={level} title="What to do" confidence={82} steps={['Call', 'Go', 'Wait']} />)
  expect(screen.getByText(line)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'What to do' })).toBeTruthy()
  expect(screen.getByText('Confidence 82%')).toBeTruthy()
  const [current] = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'true')
  expect(line).toContain(current?.textContent)
})
