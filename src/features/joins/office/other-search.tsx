import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findQuery } from '#features/find/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { RecordButton } from '#ui/record-button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import type { OtherRecord } from '../schema.ts'

const minLength = 3

/** Finds another account or a guest by name, address or number, across scripts. */
export const OtherSearch = ({
  person,
  isGuest,
  onChoose,
}: {
  person: { id: number; firstName: string; lastName: string }
  /** A guest is joined with guests only. */
  isGuest: boolean
  onChoose: (other: OtherRecord) => void
}) => {
  const { t } = useTranslation()
  // Two records of one person usually have the same name.
  const [typed, setTyped] = useState(`${person.firstName} ${person.lastName}`)
  const query = typed.trim().length < minLength ? '' : typed.trim()
  const { data, error } = useQuery(findQuery(query))
  const found = ((query && data?.people) || []).filter(
    ({ kind, role, id }) =>
      (kind === 'guest' && !(isGuest && id === person.id)) ||
      (!isGuest && kind === 'user' && role === 'client' && id !== person.id),
  )
  return (
    <div className="stack">
      <p>{t(isGuest ? 'guests.join.text' : 'join.text')}</p>
      <SearchField label={t('join.search')} value={typed} onSearch={setTyped} />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'muted'}>
        {error
          ? explainFailure(error, t).message
          : !query
            ? t('join.search.hint')
            : found.length > 0
              ? t('count.results', { n: found.length })
              : data && t('join.none')}
      </p>
      <ul className="join-found">
        {found.map(({ kind, id, nameEn, email, phone }) => (
          <li key={`${kind} ${id}`}>
            <RecordButton
              action={t('join.choose', { name: nameEn })}
              onClick={() => onChoose(kind === 'guest' ? { requestId: id } : { userId: id })}
            >
              <bdi className="strong">{nameEn}</bdi>
              <span className="caption">
                <bdi dir="ltr">{email || phone}</bdi>
                {' · '}
                {t(kind === 'guest' ? 'join.guest' : 'join.account')}
              </span>
            </RecordButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
