import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { findQuery } from '#features/find/browser/api.ts'
import { userName } from '#features/users/browser/user-name.ts'
import { useSeenText } from '#features/users/office/seen-text.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { RecordButton } from '#ui/record-button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { type ComparedRecord, movedKinds, type OtherRecord } from '../schema.ts'
import { comparisonQuery, guestComparisonQuery, joinGuests, joinRecords } from './api.ts'
import './joins.css'

const minLength = 3

/** Finds another account or a guest by name, address or number, across scripts. */
const OtherSearch = ({
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

/** Two records side by side: the account that stays, and the record that joins it. */
const ComparedRecords = ({ stays, joins }: { stays: ComparedRecord; joins: ComparedRecord }) => {
  const { t } = useTranslation()
  const seenText = useSeenText()
  const yesOrNo = (value: boolean) => t(value ? 'join.yes' : 'join.no')
  const rows: [string, (record: ComparedRecord) => ReactNode][] = [
    [t('join.name'), (record) => <bdi>{userName(record)}</bdi>],
    [t('form.email'), ({ email }) => <bdi dir="ltr">{email || '—'}</bdi>],
    [t('form.phone'), ({ phone }) => <bdi dir="ltr">{phone || '—'}</bdi>],
    [t('join.verified'), ({ isVerified }) => yesOrNo(isVerified)],
    [t('join.seen'), (record) => seenText(record) ?? t('join.no')],
    ...movedKinds.map((kind): [string, (record: ComparedRecord) => ReactNode] => [
      t(`join.count.${kind}`),
      ({ counts }) => <span className="number">{counts[kind]}</span>,
    ]),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable dialog must be scrollable by keyboard
    <section aria-label={t('join.compare')} tabIndex={0}>
      <table className="join-table">
        <caption className="visually-hidden">{t('join.compare')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('join.field')}</th>
            <th scope="col">{t('join.stays')}</th>
            <th scope="col">
              {t('join.joins')}
              {' · '}
              {t(joins.userId === null ? 'join.guest' : 'join.account')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, show]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{show(stays)}</td>
              <td>{show(joins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Props = {
  /** The record that stays: an account, or a guest by one of their requests. */
  of?: 'account' | 'guest'
  person: { id: number; firstName: string; lastName: string }
  /** Refetches the page, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}

/** Joins another record of a client with this account: choose it, compare both, confirm. */
const JoinDialog = (props: Props) => {
  const { t } = useTranslation()
  const [other, setOther] = useState<OtherRecord>()
  if (other) return <Comparison {...props} other={other} onBack={() => setOther(undefined)} />
  return (
    <Dialog
      title={t('join.open')}
      size={760}
      onClose={props.onClose}
      foot={(close) => (
        <Button variant="outline" onClick={close}>
          {t('form.cancel')}
        </Button>
      )}
    >
      <OtherSearch person={props.person} isGuest={props.of === 'guest'} onChoose={setOther} />
    </Dialog>
  )
}

const Comparison = ({
  of = 'account',
  person,
  refresh,
  other,
  onBack,
  onClose,
}: Props & { other: OtherRecord; onBack: () => void }) => {
  const { t } = useTranslation()
  const { requestId = 0 } = other
  const ofAccount = useQuery({ ...comparisonQuery(person.id, other), enabled: of === 'account' })
  const ofGuest = useQuery({ ...guestComparisonQuery(person.id, requestId), enabled: of === 'guest' })
  const { data, error } = of === 'account' ? ofAccount : ofGuest
  const joining = useMutation({
    mutationFn: (): Promise<unknown> =>
      of === 'account' ? joinRecords(person.id, other) : joinGuests(person.id, { requestId }),
    onSuccess: () =>
      refresh(() => {
        onClose()
        showToast({ title: t('join.done'), description: userName(person) })
      }),
    onError: (failure) => showFailure(t('join.failed'), failure, t),
  })
  const failure = joining.error ?? error
  return (
    <Dialog
      title={t('join.open')}
      size={760}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" onClick={onBack}>
            {t('join.back')}
          </Button>
          <Button disabled={!data} isPending={joining.isPending} onClick={() => joining.mutate()}>
            {t('join.confirm')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && (
          <p role="alert" className="field-error">
            {explainFailure(failure, t).message}
          </p>
        )}
        {data ? <ComparedRecords {...data} /> : !error && <p role="status">{t('join.loading')}</p>}
        {data && <p>{t(effectOf(data))}</p>}
      </div>
    </Dialog>
  )
}

const effectOf = ({ stays, joins }: Record<'stays' | 'joins', ComparedRecord>): TextKey => {
  if (stays.userId === null) return 'guests.join.effect'
  return joins.userId === null ? 'join.effect.guest' : 'join.effect.account'
}

export default JoinDialog
