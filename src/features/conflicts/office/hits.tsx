import { useTranslation } from '#i18n/translate.tsx'
import type { ConflictHit } from '../schema.ts'

/** Who was found, the likeliest first. */
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

/** Where somebody was found; of a matter that is not open to the reader, only whom to ask. */
const Where = ({ hit: { kind, foundRole, consultationId, ask } }: { hit: ConflictHit }) => {
  const { t } = useTranslation()
  if (kind === null) return ask === null ? t('conflict.closed.managers') : t('conflict.closed', { name: ask })
  const reference = `#${consultationId}`
  if (kind === 'party') return t(`conflict.where.party.${foundRole ?? 'related'}`, { reference })
  if (kind === 'request') return t('conflict.where.request', { reference })
  return t(`conflict.where.${kind}`)
}
