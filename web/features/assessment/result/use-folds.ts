import { useEffect, type RefObject } from 'react'

export function openTheNamed(root: HTMLElement | null): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  if (named === null || root?.contains(named) !== true) return
  for (let fold = named.closest('details'); fold !== null; fold = foldAround(fold)) fold.open = true
  named.scrollIntoView()
}

export function useFolds(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onHash = (): void => openTheNamed(root.current)
    let opened: HTMLDetailsElement[] = []
    const openAll = (): void => {
      const shut = root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []
      opened = [...opened, ...shut]
      for (const fold of opened) fold.open = true
    }
    const shutAgain = (): void => {
      for (const fold of opened) fold.open = false
      opened = []
    }
    onHash()
    window.addEventListener('hashchange', onHash)
    window.addEventListener('beforeprint', openAll)
    window.addEventListener('afterprint', shutAgain)
    return () => {
      window.removeEventListener('hashchange', onHash)
      window.removeEventListener('beforeprint', openAll)
      window.removeEventListener('afterprint', shutAgain)
    }
  }, [root])
}

const foldAround = (fold: HTMLDetailsElement): HTMLDetailsElement | null =>
  fold.parentElement?.closest('details') ?? null
