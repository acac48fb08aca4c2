import type { Page } from '@playwright/test'

export const overruns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean => {
      const box = element.parentElement
      if (box === null) return false
      return (
        (box !== document.body && ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) ||
        scrolls(box)
      )
    }
    const shown = [...document.querySelectorAll('main *, header *, footer *, dialog *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (element.textContent?.trim() ?? '') !== '' &&
        element.closest('.vh, svg') === null,
    )
    const over = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (right > width + 1 || left < -1) && right - left > 2 && !scrolls(element)
    })
    const sideways = document.documentElement.scrollWidth - width
    return [
      ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
      ...over.map((element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`),
    ]
  })
