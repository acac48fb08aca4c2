import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { ShellContext } from '#web/app/shell-context.ts'

const shell = document.documentElement.dataset['shell'] !== undefined

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ShellContext value={shell}>
        <HydratedRouter />
      </ShellContext>
    </StrictMode>,
  )
})
