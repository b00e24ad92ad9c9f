import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { foldNumber } from '#fields/fold.ts'
import { formatTableDate } from '#i18n/format.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { RecordButton } from '#ui/record-button.tsx'
import { similarRequestsQuery } from '../browser/api.ts'
import type { SimilarAnswer } from '../schema.ts'
import { nameOf } from './caller-name.ts'
import type { Caller, useTakenCaller } from './use-taken-caller.ts'
import '#ui/button.css'

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

/** The account to which the request will belong, or that was let go, by its own name and number. */
export const TakenCaller = ({
  caller: { taken, released, release, takeBack },
  onChosen,
}: {
  caller: ReturnType<typeof useTakenCaller>
  /** The button that was clicked is gone. */
  onChosen: () => void
}) => {
  const { t } = useTranslation()
  const previous = released?.taken.caller
  return (
    <>
      {taken && taken.caller.userId !== '' && (
        <p className="desk-note">
          {taken.caller.phone === ''
            ? t('desk.taken', { name: nameOf(taken.caller) })
            : t('desk.taken.phone', {
                name: nameOf(taken.caller),
                phone: formatPhone(taken.caller.phone),
              })}{' '}
          <button
            type="button"
            className="text-link link-button"
            onClick={() => {
              release('click')
              onChosen()
            }}
          >
            {t('desk.taken.undo')}
          </button>
        </p>
      )}
      <p role="status" className={previous && 'desk-note'}>
        {previous && (
          <>
            {t(previous.userId === '' ? 'desk.released.guest' : 'desk.released', { name: nameOf(previous) })}{' '}
            <button
              type="button"
              className="text-link link-button"
              onClick={() => {
                takeBack(released)
                onChosen()
              }}
            >
              {t('desk.released.undo', { name: nameOf(previous) })}
            </button>
          </>
        )}
      </p>
    </>
  )
}

/** A similar request, until the input or the person is another. */
export const SimilarQuestion = ({ to, onOpen }: { to: number | undefined; onOpen: (id: number) => void }) => {
  const { t } = useTranslation()
  if (to === undefined) return null
  const reference = `#${to}`
  return (
    <p className="desk-note">
      {t('desk.similar', { reference })}{' '}
      <button type="button" className="text-link link-button" onClick={() => onOpen(to)}>
        {t('desk.similar.open', { reference })}
      </button>
    </p>
  )
}

/**
 * The account is somebody else's by name, number and address. The button of the dialog saves without the account,
 * so that a repeated Enter confirms nothing; an answered question offers that instead.
 */
export const PersonQuestion = ({
  account,
  isAnswered,
  isBusy,
  onConfirm,
  onWithout,
  onBack,
}: {
  account: Caller
  isAnswered: boolean
  isBusy: boolean
  onConfirm: () => void
  onWithout: () => void
  onBack: () => void
}) => {
  const { t } = useTranslation()
  const name = nameOf(account)
  return (
    <div className="desk-note">
      <p>
        {account.phone === ''
          ? t('desk.person', { name })
          : t('desk.person.phone', { name, phone: formatPhone(account.phone) })}
      </p>
      <p className="cluster">
        <button
          type="button"
          className="text-link link-button"
          disabled={isBusy}
          onClick={isAnswered ? onWithout : onConfirm}
        >
          {t(isAnswered ? 'desk.person.without' : 'desk.person.save')}
        </button>
        <button type="button" className="text-link link-button" disabled={isBusy} onClick={onBack}>
          {t('desk.person.back')}
        </button>
      </p>
    </div>
  )
}
