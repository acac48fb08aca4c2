import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { ReadMemoryContext, type ReadMemory } from '#web/lib/calls/read-memory.ts'
import { onReadsCancelled } from '#web/lib/calls/reads.ts'
import { onSessionEvent } from '#web/lib/session/session.ts'
import { Guard } from '#web/app/gate/guard.tsx'

export default function SignedInLayout() {
  const [memory] = useState<ReadMemory>({ client: null })
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'SIGNED_OUT') memory.client?.clear()
      }),
    [memory],
  )
  useEffect(() => onReadsCancelled(() => void memory.client?.cancelQueries()), [memory])
  return (
    <ReadMemoryContext value={memory}>
      <Guard>
        <Outlet />
      </Guard>
    </ReadMemoryContext>
  )
}
