type Load<Module> = () => Promise<Module>

export type Preload = <Module>(
  load: Load<Module>,
  files?: readonly string[],
  importer?: string,
) => Promise<Module>

/** The file can be had, or is gone from the server for good, and only a page loaded anew can use what there is now. */
export class OnlyAfterReload extends Error {}

const here = new Set<string>()
let hasFailed = false

async function askFor(files: readonly string[]): Promise<void> {
  const missing = files.filter((file) => !here.has(file))
  const answers = await Promise.all(missing.map((file) => fetch(`/${file}`, { cache: 'force-cache' })))
  const bad = answers.find(({ ok }) => !ok)
  if (bad?.status === 404) throw new OnlyAfterReload(`${bad.url} is gone`)
  if (bad !== undefined) throw new TypeError(`Failed to fetch ${bad.url}: status ${bad.status}`)
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
}

/**
 * A browser whose `import()` failed once refuses the same file for as long as the page lives, also when the network is
 * back, so that "try again" never could succeed. A call is not remembered that way: without a network, and after a first
 * failure, files are asked for by calls, and imported only once all of them have come. What failed as the very first
 * rejects with `OnlyAfterReload` when it can be had again.
 */
export const askingFirst =
  (preload: Preload): Preload =>
  async (load, files = [], importer) => {
    const isAsked = hasFailed || !navigator.onLine
    if (isAsked) await askFor(files)
    try {
      const module = await preload(load, files, importer)
      for (const file of files) here.add(file)
      return module
    } catch (error) {
      hasFailed = true
      throw isAsked ? new OnlyAfterReload('the browser refuses the file', { cause: error }) : error
    }
  }
