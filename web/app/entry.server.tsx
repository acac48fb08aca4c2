import { renderToReadableStream } from 'react-dom/server.browser'
import { ServerRouter, type EntryContext } from 'react-router'
import { ShellContext } from '#web/app/shell-context.ts'

/** Runs at build time only, so the whole page is awaited. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(
    <ShellContext value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </ShellContext>,
    { onError: (error) => void failures.push(error) },
  )
  await stream.allReady
  if (failures.length > 0) throw failures[0]
  headers.set('Content-Type', 'text/html')
  return new Response(stream, { status, headers })
}
