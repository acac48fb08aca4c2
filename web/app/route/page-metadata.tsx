import { useLocation, useMatches } from 'react-router'
import { PICTURE, dataOfPages, metadataFor, shellMetadata } from '#web/app/route/metadata.ts'
import { usePublicOrigin } from '#web/app/route/public-origin.ts'

export function PageMetadata({ shell }: { shell: boolean }) {
  const { pathname } = useLocation()
  const origin = usePublicOrigin((state) => state.origin)
  const ofPage = dataOfPages(useMatches().map(({ handle }) => handle))
  const page = shell ? shellMetadata(origin) : metadataFor(pathname, origin, ofPage)
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="keywords" content={page.keywords} />
      <meta name="robots" content={page.robots} />
      <link rel="canonical" href={page.canonical} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={page.canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Pawlight" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={page.picture.url} />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={page.picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <script
        type="application/ld+json"
        // Data of our own, not markup; "<" is written so that it can never end the element.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: JSON.stringify(page.structuredData).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
