import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import type { ConflictHit } from '../schema.ts'

/** The hits, the most likely first, with one row for each person or company that was found. */
export const Hits = ({ hits, isOver = false }: { hits: readonly ConflictHit[]; isOver?: boolean }) =>
  hits.length > 0 && (
    <ol className="hits">
      {foundIn(hits).map(([first, ...others]) => (
        <li key={nameOf(first)}>
          <HitLines hit={first} others={others} isOver={isOver} />
        </li>
      ))}
    </ol>
  )

type Found = readonly [ConflictHit, ...ConflictHit[]]

/** A hit in a matter that the reader may not see has no name, only a contact. */
const nameOf = ({ name, foundName, ask }: ConflictHit): string => `${name} ${foundName ?? `- ${ask}`}`

const foundIn = (hits: readonly ConflictHit[]): Found[] => [
  ...hits
    .reduce((found, hit) => {
      const known = found.get(nameOf(hit))
      return found.set(nameOf(hit), known ? [...known, hit] : [hit])
    }, new Map<string, Found>())
    .values(),
]

/** Similar names, shown below the hits. They need no decision. */
export const SimilarNames = ({ similar }: { similar: readonly ConflictHit[] }) => {
  const { t } = useTranslation()
  return (
    similar.length > 0 && (
      <>
        <h4 className="record-heading">{t('conflict.similar')}</h4>
        <p className="muted">{t('conflict.similar.intro')}</p>
        <Hits hits={similar} />
      </>
    )
  )
}

/** Past clients and employers whose years have ended, shown below the hits. They need no decision. */
export const PastHits = ({ past }: { past: readonly ConflictHit[] }) => {
  const { t } = useTranslation()
  return (
    past.length > 0 && (
      <>
        <h4 className="record-heading">{t('conflict.past')}</h4>
        <p className="muted">{t('conflict.past.intro')}</p>
        <Hits hits={past} isOver />
      </>
    )
  )
}

const HitLines = ({
  hit,
  others,
  isOver,
}: {
  hit: ConflictHit
  /** The same person or company, found elsewhere. */
  others: readonly ConflictHit[]
  isOver: boolean
}) => {
  const { t } = useTranslation()
  const { name, role, foundName, reason, isKnown, needsConsent } = hit
  return (
    <>
      <span className="strong">
        <bdi>{name}</bdi>
      </span>
      <span className="caption">{t(`parties.role.${role}`)}</span>
      <span>
        {foundName === null
          ? t(`conflict.reason.${reason}`)
          : t(`conflict.reason.${reason}.named`, { name: foundName })}
      </span>
      {[hit, ...others].map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in a matter that the reader may not see has no name
        <span key={at} className="muted">
          <Where hit={each} />
        </span>
      ))}
      <Period hit={hit} isOver={isOver} />
      {needsConsent && !isOver && !isKnown && reason !== 'similar' && (
        <span className="caption">{t('conflict.needsConsent')}</span>
      )}
      {isKnown && others.every((other) => other.isKnown) && (
        <span className="caption">{t('conflict.known')}</span>
      )}
    </>
  )
}

const Period = ({ hit: { until, endsOn, lawyer }, isOver }: { hit: ConflictHit; isOver: boolean }) => {
  const { t, language } = useTranslation()
  if (until === null || endsOn === null) return null
  const values = { until: monthOf(until), end: monthOf(endsOn) }
  const kind = lawyer === null ? 'client' : 'employer'
  const name = lawyer ? localized(lawyer, 'name', language).text : ''
  return <span>{t(isOver ? `conflict.over.${kind}` : `conflict.past.${kind}`, { ...values, name })}</span>
}

/** `03/2024`, in both languages. */
const monthOf = (day: string): string => day.split('-').slice(0, 2).reverse().join('/')

/** The place where the name was found. If the reader may not open that matter, it shows only a contact. */
const Where = ({ hit: { kind, foundRole, consultationId, ask } }: { hit: ConflictHit }) => {
  const { t } = useTranslation()
  if (kind === null) return ask === null ? t('conflict.closed.managers') : t('conflict.closed', { name: ask })
  if (consultationId === null)
    return kind === 'party' || kind === 'request' ? null : t(`conflict.where.${kind}`)
  const reference = `#${consultationId}`
  const place =
    kind === 'party'
      ? t(`conflict.where.party.${foundRole ?? 'related'}`, { reference })
      : kind === 'request'
        ? t('conflict.where.request', { reference })
        : t(`conflict.where.${kind}`)
  return (
    <Link href={href('/dashboard/consultations/:id', { id: consultationId })} className="text-link">
      {place}
    </Link>
  )
}
