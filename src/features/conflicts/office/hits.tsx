import { useTranslation } from '#i18n/translate.tsx'
import type { ConflictHit } from '../schema.ts'

/** The hits, the most likely first. */
export const Hits = ({ hits }: { hits: readonly ConflictHit[] }) =>
  hits.length > 0 && (
    <ol className="hits">
      {hits.map((hit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hit in a matter that the reader may not see has no other name
        <li key={at}>
          <HitLines hit={hit} />
        </li>
      ))}
    </ol>
  )

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

const HitLines = ({ hit }: { hit: ConflictHit }) => {
  const { t } = useTranslation()
  const { name, role, foundName, reason, isKnown } = hit
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
      <span className="muted">
        <Where hit={hit} />
      </span>
      {isKnown && <span className="caption">{t('conflict.known')}</span>}
    </>
  )
}

/** The place where the name was found. If the reader may not open that matter, it shows only a contact. */
const Where = ({ hit: { kind, foundRole, consultationId, ask } }: { hit: ConflictHit }) => {
  const { t } = useTranslation()
  if (kind === null) return ask === null ? t('conflict.closed.managers') : t('conflict.closed', { name: ask })
  const reference = `#${consultationId}`
  if (kind === 'party') return t(`conflict.where.party.${foundRole ?? 'related'}`, { reference })
  if (kind === 'request') return t('conflict.where.request', { reference })
  return t(`conflict.where.${kind}`)
}
