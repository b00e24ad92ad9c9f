import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userName } from '#features/users/browser/user-name.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import type { ComparedRecord, OtherRecord } from '../schema.ts'
import { comparisonQuery, guestComparisonQuery, joinGuests, joinRecords } from './api.ts'
import { ComparedRecords } from './compared-records.tsx'
import { OtherSearch } from './other-search.tsx'
import './joins.css'

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
