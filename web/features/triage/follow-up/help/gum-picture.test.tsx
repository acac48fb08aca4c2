import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { questionsById } from '#domain/knowledge/questions.ts'
import { GumPicture } from './gum-picture.tsx'

test('every answer about the gums has a picture, and color alone tells no two apart', () => {
  const colors = questionsById.get('gum_color')?.options ?? []
  const marks = colors.map(({ value }) => {
    const { container } = render(<GumPicture color={value} />)
    return container.querySelector('path:last-child')?.getAttribute('d')
  })
  expect(marks).not.toContain(undefined)
  expect(new Set(marks).size).toBe(colors.length)
})
