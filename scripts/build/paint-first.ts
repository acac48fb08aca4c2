import { minifySync } from 'vite'
import { awakeEvent, wakeOnFirstUse, type FirstUse } from '#web/app/navigation/first-use.ts'
import { CONSENT_VERSION } from '#web/lib/analytics/consent.ts'
import type { Rest } from '#web/app/route/resting-pages.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g
const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const START =
  /(<script type="module" async="">)((?:import [^\n]+\n)+)\s*([\s\S]*?)import\(("[^"]+")\);?(<\/script>)/

function firstUse(rest: Rest | null): string {
  const use: FirstUse = {
    rests: rest !== null,
    awake: awakeEvent,
    wakes: rest?.wakes ?? [],
    authToken: LOCAL.authToken,
    lastPath: rest?.isRemembered === true ? LOCAL.lastPath : null,
    cookies: LOCAL.cookiePreferences,
    consentVersion: CONSENT_VERSION,
  }
  const { code } = minifySync(
    'first-use.js',
    `(${wakeOnFirstUse.toString()})(whenPainted,${JSON.stringify(use)})`,
  )
  return code
}

/**
 * The first paint of the page's words: an empty ground may be painted before it. A page in the background is not painted
 * and does not wait; nor does any page for longer than two seconds.
 */
const AFTER_PAINT =
  'const afterPaint=(run)=>{let begun=false;const once=()=>{if(!begun){begun=true;void run()}};' +
  "if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes('paint'))once();" +
  "else{new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length>0)once()}).observe({type:'paint',buffered:true});setTimeout(once,2000)}};" +
  'const whenPainted=()=>afterPaint(start);'

const MANIFEST_LINK = /<link rel="manifest" href="([^"]+)"\/>/

/** The browser would fetch the web manifest, and then its icon, while the page waits for its fonts. */
const linkManifest = (address: string): string =>
  `afterPaint(()=>{const link=document.querySelector('link[rel="manifest"]');if(link)link.href=${JSON.stringify(address)}});`

/**
 * A built page that can be painted as soon as its HTML is there: the scripts are asked for after the first paint or,
 * where the page rests, after the first sign of use. The links to the style files stay, switched off, so that the
 * router knows what the page has already.
 */
export function paintFirst(
  html: string,
  read: (address: string) => string,
  rest: Rest | null = null,
): string {
  const styles = [...html.matchAll(STYLE_LINK)].map(([, address = '']) => read(address)).join('')
  const preloads = [...html.matchAll(PRELOADS)].map(([, address = '']) => address)
  const [, manifest = ''] = MANIFEST_LINK.exec(html) ?? []
  const painted = inlineStyles(html, styles)
    .replaceAll(PRELOADS, '')
    .replace(MANIFEST_LINK, '<link rel="manifest"/>')
  return startAfterPaint(painted, { files: preloads, manifest, rest })
}

export const withOwnStyles = (html: string, read: (address: string) => string): string =>
  inlineStyles(html, [...html.matchAll(STYLE_LINK)].map(([, address = '']) => read(address)).join(''))

/** Some browsers fetch ahead what is only disabled; none fetches what is for no medium before the page is painted. */
const SWITCHED_OFF = 'disabled="" media="not all"'

function inlineStyles(html: string, styles: string): string {
  if (/<\/style/i.test(styles)) throw new Error('a style that ends the element it stands in')
  let first = true
  return html.replaceAll(STYLE_LINK, (_, address: string) => {
    const link = `<link rel="stylesheet" href="${address}" ${SWITCHED_OFF}/>`
    const text = first ? `<style>${styles.trim()}</style>${link}` : link
    first = false
    return text
  })
}

type Later = { readonly files: readonly string[]; readonly manifest: string; readonly rest: Rest | null }

function startAfterPaint(html: string, { files, manifest, rest }: Later): string {
  if (!START.test(html)) throw new Error('the start of the scripts was not found in a built page')
  return html.replace(
    START,
    (_, open: string, imports: string, modules: string, entry: string, close: string) => {
      const names: string[] = []
      const calls = imports
        .trim()
        .split('\n')
        .map((line) => {
          const [, name = '', file = ''] = /^import (?:\* as (\w+) from )?("[^"]+");?$/.exec(line) ?? []
          names.push(name)
          return `import(${file})`
        })
      return (
        `${open}const start=async()=>{` +
        `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));` +
        `const [${names.join(',')}]=await Promise.all([${calls.join(',')}]);${modules.trim()}import(${entry})};` +
        AFTER_PAINT +
        (manifest === '' ? '' : linkManifest(manifest)) +
        firstUse(rest) +
        close
      )
    },
  )
}
