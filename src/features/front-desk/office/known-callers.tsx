import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { foldNumber } from '#fields/fold.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { RecordButton } from '#ui/record-button.tsx'
import { similarRequestsQuery } from '../browser/api.ts'
import type { SimilarAnswer } from '../schema.ts'

type Person = SimilarAnswer['people'][number]

const debounceMs = 200

/** People and earlier requests that match the input. A click takes a person over, or starts from a request. */
export const KnownCallers = ({
  given,
  isBusy,
  onPerson,
  onRequest,
}: {
  given: Given
  isBusy: boolean
  onPerson: (person: Person) => void
  onRequest: (request: SimilarAnswer['requests'][number]) => void
}) => {
  const { t, language } = useTranslation()
  const requested = useDebounced(queryOf(given))
  const { data, isError } = useQuery(similarRequestsQuery(requested))
  const isEmpty = requested.name === '' && requested.phone === '' && requested.email === ''
  const { people = [], requests = [] } = (!isEmpty && data) || {}
  const count = people.length + requests.length
  return (
    <section className="desk-known" aria-label={t('desk.known')}>
      <div className="desk-matches">
        <p role="status" className={count > 0 ? 'visually-hidden' : 'muted'}>
          {isEmpty || isError || !data
            ? t('desk.known.hint')
            : count === 0
              ? t('desk.known.none')
              : t('count.results', { n: count })}
        </p>
        {people.length > 0 && <h3 className="record-heading">{t('desk.known.people')}</h3>}
        {people.map((person) => (
          <RecordButton
            key={`${person.kind} ${person.id}`}
            action={t('desk.known.take', { name: person.nameEn })}
            disabled={isBusy}
            onClick={() => onPerson(person)}
          >
            <bdi className="strong">{person.nameEn}</bdi>
            <span className="caption">
              <bdi dir="ltr">{person.phone || person.email}</bdi>
              {' · '}
              {t(person.kind === 'user' ? 'desk.known.account' : 'desk.known.guest')}
            </span>
          </RecordButton>
        ))}
        {requests.length > 0 && <h3 className="record-heading">{t('desk.known.requests')}</h3>}
        {requests.map((request) => (
          <RecordButton
            key={request.id}
            action={t('desk.known.start', { reference: `#${request.id}` })}
            disabled={isBusy}
            onClick={() => onRequest(request)}
          >
            <span>
              <bdi className="number">#{request.id}</bdi> <bdi className="strong">{request.name}</bdi>
            </span>
            <span className="caption">
              {t(areaLabel[request.service])} · {formatTableDate(request.createdAt, language)}
            </span>
            <StatusBadge status={request.status} />
          </RecordButton>
        ))}
      </div>
    </section>
  )
}

const useDebounced = (given: Given): Given => {
  const [requested, setRequested] = useState(given)
  const { name, phone, email } = given
  useEffect(() => {
    const timer = setTimeout(() => setRequested({ name, phone, email }), debounceMs)
    return () => clearTimeout(timer)
  }, [name, phone, email])
  return requested
}

type Given = { name: string; phone: string; email: string }

const minLength = 3

/** The input to search for. Short input matches too much. */
export const queryOf = ({ name, phone, email }: Given): Given => ({
  name: name.trim().length < minLength ? '' : name.trim(),
  phone: foldNumber(phone).replace(/\D/g, '').length < minLength ? '' : phone,
  email: email.includes('@') ? email : '',
})
