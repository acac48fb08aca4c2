import { BadgeCheck, ExternalLink, Package, ShoppingBag, Star, Store, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#web/ui/signs/badge.tsx'
import { AnchorButton } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { upperFirst } from '#domain/first-letter.ts'
import { FactList } from '../paper/fact-list.tsx'
import { More } from '../paper/fold.tsx'
import type { Report } from '../report/report.ts'
import { buyOnlineUrl, money, PRODUCT_LIMITS, retailerLook } from './products.ts'
import styles from './otc-section.module.css'

type Otc = NonNullable<Report['otc']>
type Item = Otc['items'][number]
type Medication = Report['plan']['otcMedications'][number]
type Entry = { readonly medication: Medication } | { readonly item: Item }

const OPEN = 2

export function OtcSection({ report }: { report: Report }) {
  const { otc, plan, pet, level } = report
  if (level !== 'monitor_at_home') return null
  const medications = plan.otcMedications.slice(0, PRODUCT_LIMITS.recommendations)
  const items = (otc?.items ?? []).slice(0, PRODUCT_LIMITS.products)
  const reason = items.length === 0 ? (otc?.reasonWhenEmpty ?? null) : null
  if (medications.length === 0 && items.length === 0 && reason === null) return null
  const name = pet.name.trim() || 'your pet'
  const entries: readonly Entry[] = [
    ...medications.map((medication) => ({ medication })),
    ...items.map((item) => ({ item })),
  ]
  return (
    <Card as="section" className={styles.card} aria-labelledby="otc-title">
      <h2 id="otc-title">Products that may help</h2>
      <p className={styles.lead}>
        {`Ask your vet first if ${name} takes other medicine, is pregnant or has an illness.`}
      </p>
      <Entries entries={entries.slice(0, OPEN)} />
      {entries.length > OPEN ? (
        <More summary="More products">
          <Entries entries={entries.slice(OPEN)} />
        </More>
      ) : null}
      {reason === null ? null : <p className={styles.lead}>{reason}</p>}
    </Card>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.items}>
      {entries.map((entry) =>
        'item' in entry ? (
          <ProductItem key={`${entry.item.name} ${entry.item.url}`} item={entry.item} />
        ) : (
          <MedicationItem key={entry.medication.name} medication={entry.medication} />
        ),
      )}
    </ul>
  )
}

function MedicationItem({ medication }: { medication: Medication }) {
  const { name, genericName, dosage, frequency, duration, notes, warnings } = medication
  const facts = (
    [
      ['Dosage', dosage],
      ['Frequency', frequency],
      ['Duration', duration],
      ['Notes', notes],
    ] as const
  ).filter(([, text]) => text !== '')
  return (
    <li>
      <h3>{name}</h3>
      {genericName === null ? null : <p className={styles.meta}>{genericName}</p>}
      <Warnings warnings={warnings} />
      {facts.length === 0 ? null : (
        <More summary="How to use it">
          <FactList className={styles.facts} facts={facts} />
        </More>
      )}
      <p className={styles.shops}>
        <span className={styles.shop}>
          <BuyOnline href={buyOnlineUrl(medication)} what={name} />
        </span>
        <AffiliateLink />
      </p>
    </li>
  )
}

function ProductItem({ item }: { item: Item }) {
  const { name, form, size, pricing, rating, reviews, purchaseLinks, match, source } = item
  const kind = upperFirst([form, size].filter(Boolean).join(' · '))
  const price = money(pricing.price)
  const perDose = money(pricing.pricePerDose)
  return (
    <li>
      <p className={styles.badges}>
        <Badge>Example from a shop</Badge>
        {match.score >= PRODUCT_LIMITS.bestMatchScore ? (
          <Badge tone="ok" icon={<BadgeCheck aria-hidden="true" />}>
            Best Match
          </Badge>
        ) : null}
        {source === 'curated' ? (
          <Badge tone="info" icon={<Package aria-hidden="true" />}>
            Curated Pick
          </Badge>
        ) : null}
      </p>
      <h3>{name}</h3>
      {kind === '' ? null : <p className={styles.meta}>{kind}</p>}
      {rating === null ? null : (
        <p className={styles.meta}>
          <Star aria-hidden="true" />
          {`${rating} out of 5${reviews === null ? '' : ` (${reviews.toLocaleString('en-US')} reviews)`}`}
        </p>
      )}
      {price === null && perDose === null ? null : (
        <p className={styles.price}>
          {price === null ? null : <strong>{price}</strong>}
          {perDose === null ? null : ` ${perDose} per dose`}
        </p>
      )}
      <Warnings warnings={item.safety.warnings} />
      <p className={styles.shops}>
        {shopsOf(item, purchaseLinks).map(({ vendor, url }) => (
          <span key={url} className={styles.shop}>
            <RetailerBadge name={vendor} />
            <BuyOnline href={url} what={`${name} at ${vendor}`} />
          </span>
        ))}
        <AffiliateLink />
      </p>
    </li>
  )
}

const shopsOf = (item: Item, links: Item['purchaseLinks']): Item['purchaseLinks'] =>
  (links.length > 0 ? links : [{ vendor: item.retailer.name, url: item.url }]).slice(0, PRODUCT_LIMITS.links)

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className={styles.warnings}>
      {warnings.slice(0, PRODUCT_LIMITS.warnings).map((warning) => (
        <li key={warning}>
          <TriangleAlert aria-hidden="true" />
          {warning}
        </li>
      ))}
    </ul>
  )
}

function RetailerBadge({ name }: { name: string }) {
  const Icon = retailerLook(name) === 'known' ? ShoppingBag : Store
  return (
    <Badge tone="line" icon={<Icon aria-hidden="true" />}>
      {name === '' ? 'Pet retailer' : name}
    </Badge>
  )
}

function BuyOnline({ href, what }: { href: string; what: string }) {
  return (
    <AnchorButton href={href} target="_blank" rel="noopener noreferrer" variant="secondary" size="sm">
      Buy Online
      <span className="vh">{`: ${what} (opens in a new tab)`}</span>
      <ExternalLink aria-hidden="true" />
    </AnchorButton>
  )
}

function AffiliateLink() {
  return (
    <Link to="/affiliate-disclosure" target="_blank" className={styles.affiliate}>
      Affiliate disclosure
      <span className="vh"> (opens in a new tab)</span>
    </Link>
  )
}
