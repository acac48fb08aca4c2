import { URGENCIES } from '#domain/logic/urgency.ts'
import type { EvidenceFigures, MeasuredSet } from '#contract/evidence.ts'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Disclosure } from '#web/ui/buttons/disclosure.tsx'
import { levelName } from '#web/ui/signs/level-name.ts'
import { ClaimsToday } from './claims-today.tsx'
import { FigureTable } from './figure-table.tsx'
import { ReviewedSoFar } from './reviewed-so-far.tsx'
import { ShareCell, shareText } from './shares.tsx'
import styles from './evidence.module.css'

const MEASURES: readonly (readonly [keyof MeasuredSet['measures'], string])[] = [
  ['emergencyRecall', 'Emergencies called an emergency'],
  ['hiddenEmergencies', 'The same, where no ticked answer gives it away'],
  ['emergenciesSentHome', 'Emergencies told to stay home'],
  ['safeAdvice', 'At most one level too low'],
  ['exact', 'Exactly the right level'],
  ['accepted', 'A level a careful vet could also choose'],
  ['underStrict', 'Level too low'],
  ['underLenient', 'Too low for any careful vet'],
  ['overStrict', 'Level too high'],
  ['overLenient', 'Too high for any careful vet'],
  ['vetCasesSentToEr', 'Vet visits called an emergency'],
  ['homeCasesSentToEr', 'Home cases called an emergency'],
  ['homeRecall', 'Home cases left at home'],
  ['conditionInFirst3', 'A right cause among the three shown'],
]

/** What an owner reads on a phone without being tired out; the others are one tap away. */
const NEWEST = 8

export function EvidenceReport({ figures }: { figures: EvidenceFigures }) {
  const { development, others } = figures
  const firstSight = figures.firstSight.map(({ set, ...shares }) => ({ name: set, ...shares })).toReversed()
  const day = new Date(`${figures.measuredOn}T12:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <div className={styles.report}>
      <div className={styles.pair}>
        <Callout title="What this is">
          <p>
            We wrote cases of sick pets. For each, published vet guidance says how fast the pet must be seen.
            Then we count how often Pawlight says the same.
          </p>
        </Callout>
        <Callout tone="note" title="What this is not">
          <p>
            It is not a test on real pets, and not proof that the advice is safe for yours. A review by
            licensed vets is still to come. When in doubt, call a vet.
          </p>
        </Callout>
      </div>
      <section>
        <h2>Cases it had never seen</h2>
        <p>
          These are the numbers that matter most. Other authors wrote the cases, and the engine met them for
          the first time. Expect it to do about this well with your words. The newest stand first; the
          sentences at the top count all of them.
        </p>
        <SetsTable
          caption="On first sight, on the day each set was opened"
          sets={firstSight.slice(0, NEWEST)}
        />
        <div className={styles.sets}>
          <Disclosure summary={`The ${firstSight.length - NEWEST} sets before these`}>
            <SetsTable caption="On first sight, the sets before" sets={firstSight.slice(NEWEST)} />
          </Disclosure>
        </div>
      </section>
      <ReviewedSoFar />
      <ClaimsToday />
      <section>
        <h2>Cases we built it with</h2>
        <p>
          We used these {development.cases} cases to build the engine, so it should do well here. These
          numbers show that nothing broke. They do not show how it does with new words. Where Pawlight asks a
          quick check, we answered it as the case was meant. Real owners may answer in other ways.
        </p>
        <SetFigures set={development} />
      </section>
      <section>
        <h2>The other sets, today</h2>
        <p>
          Once a set has been seen, it is no longer a fair test. This is how the engine of today does on them.
        </p>
        <div className={styles.sets}>
          <Disclosure summary={`All ${others.length} of them, with figures`}>
            <SetsTable
              caption="The other sets, as the engine of today answers them"
              sets={others.map(({ name, measures }) => ({ name, ...measures }))}
            />
          </Disclosure>
          {others.map((set) => (
            <Disclosure key={set.id} summary={`${set.name}, ${set.cases} cases`}>
              <p>{set.history}</p>
              <WrongLevels set={set} />
            </Disclosure>
          ))}
        </div>
      </section>
      <section>
        <h2>How we count</h2>
        <ul className={styles.list}>
          <li>The engine sees what an owner would enter. It never sees the right answer.</li>
          <li>A case it cannot answer counts as wrong, and as told to stay home.</li>
          <li>
            The range shows how far chance may have moved a number. With more cases it would be narrower. It
            is the 95% interval of Wilson.
          </li>
          <li>One third of the cases is of each level. In real life that is not so.</li>
          <li>
            One writer set the levels of a set, from published pages. No group of vets has checked them yet.
          </li>
        </ul>
        <p className={styles.measured}>
          Last measured on <span className={styles.whole}>{day}</span>.
        </p>
      </section>
    </div>
  )
}

type SetShares = Pick<MeasuredSet['measures'], 'exact' | 'emergencyRecall' | 'emergenciesSentHome'> & {
  readonly name: string
}

function SetsTable({ caption, sets }: { caption: string; sets: readonly SetShares[] }) {
  return (
    <FigureTable
      broad
      caption={caption}
      heads={['Set', 'Right level', 'Emergencies found', 'Emergencies told to stay home']}
      rows={sets.map(({ name, exact, emergencyRecall, emergenciesSentHome }) => ({
        head: name,
        cells: [
          <ShareCell key="exact" share={exact} />,
          <ShareCell key="found" share={emergencyRecall} />,
          <ShareCell key="home" share={emergenciesSentHome} />,
        ],
      }))}
    />
  )
}

const curly = (title: string): string => title.replaceAll(/"([^"]*)"/g, '“$1”')

function SetFigures({ set }: { set: MeasuredSet }) {
  return (
    <>
      <FigureTable
        caption={`${set.name}: every measure`}
        heads={['Measure', 'Result']}
        rows={MEASURES.map(([key, head]) => ({
          head,
          cells: [<ShareCell key={key} share={set.measures[key]} />],
        }))}
      />
      <FigureTable
        caption={`${set.name}: what was right, and what it said`}
        heads={['Right level', 'Said home', 'Said vet', 'Said emergency']}
        rows={URGENCIES.map((level) => ({
          head: levelName(level),
          cells: URGENCIES.map((said) => String(set.confusion[level][said])),
        }))}
      />
      <FigureTable
        caption={`${set.name}: how sure it said it was`}
        heads={['It said', 'Cases', 'Was right']}
        rows={set.bands.map(({ band, cases, shareRight }) => ({
          head: band,
          cells: [String(cases), shareText(shareRight)],
        }))}
      />
      <p>
        {`Brier score: ${set.brier.score.toFixed(3)}. Zero is perfect. Always naming the same number would give ${set.brier.baseline.toFixed(3)}.`}
      </p>
      <WrongLevels set={set} />
    </>
  )
}

function WrongLevels({ set }: { set: Pick<MeasuredSet, 'misses'> }) {
  return (
    <>
      <h3>{`Wrong levels: ${set.misses.length}`}</h3>
      <ul className={styles.list}>
        {set.misses.map(({ id, title, expected, said }) => (
          <li key={id}>
            {`${curly(title)}. Right: ${levelName(expected)}. Said: ${said === null ? 'nothing' : levelName(said)}.`}
          </li>
        ))}
      </ul>
    </>
  )
}
