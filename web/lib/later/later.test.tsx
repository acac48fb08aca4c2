import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OnlyAfterReload } from '#web/lib/later/ask-before-import.ts'
import { later } from '#web/lib/later/later.tsx'

const Found = ({ words }: { words: string }) => <p>{words}</p>

/** A part whose file comes, or does not come, when the test says so. */
function aPart() {
  const asked: PromiseWithResolvers<typeof Found>[] = []
  const load = vi.fn<() => Promise<typeof Found>>(() => {
    const answer = Promise.withResolvers<typeof Found>()
    asked.push(answer)
    return answer.promise
  })
  const Part = later(load)
  const element = (
    <Part meanwhile={<p>Loading</p>} renderMissing={(again) => <button onClick={again}>Try again</button>}>
      {(Shown) => <Shown words="Here" />}
    </Part>
  )
  return {
    Part,
    load,
    element,
    come: () => act(async () => asked.at(-1)?.resolve(Found)),
    fail: (error: Error = new TypeError('no network')) => act(async () => asked.at(-1)?.reject(error)),
  }
}

test('a part stands in for itself until its file has come', async () => {
  const { element, load, come } = aPart()
  render(element)
  expect(screen.getByText('Loading')).toBeTruthy()
  await come()
  expect(screen.getByText('Here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that was fetched ahead is drawn at once', async () => {
  const { Part, element, load, come } = aPart()
  void Part.fetch()
  await come()
  render(element)
  expect(screen.getByText('Here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a file that did not come is asked for again by hand and when the network returns', async () => {
  const { element, load, fail, come } = aPart()
  render(element)
  await fail()
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await fail()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(3)
  await come()
  expect(screen.getByText('Here')).toBeTruthy()
})

test('a file that the browser refuses has the page loaded anew, when its owner asks for it and not before', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const { element, fail } = aPart()
  render(element)
  await fail()
  act(() => void window.dispatchEvent(new Event('online')))
  await fail(new OnlyAfterReload('the browser refuses the file'))
  expect(reload).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await fail(new TypeError('no network'))
  expect(reload).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await fail(new OnlyAfterReload('the browser refuses the file'))
  expect(reload).toHaveBeenCalledTimes(1)
})
