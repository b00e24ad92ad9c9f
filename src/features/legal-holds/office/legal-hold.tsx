import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import { type Held, holdQuery, liftHold, setHold } from './api.ts'

/** Shows whether a request or a person is exempt from retention, with a button to change that. */
const LegalHold = ({ held }: { held: Held }) => {
  const { t, language } = useTranslation()
  const query = holdQuery(held)
  const { data, isError } = useQuery(query)
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const hold = data?.hold
  const text = () => {
    if (isError) return t('hold.loadFailed')
    if (!data) return t('state.loading')
    return hold
      ? t('hold.since', {
          date: formatTableDate(hold.createdAt, language),
          name: hold.setBy ?? t('dash.deletedUser'),
        })
      : t('hold.none')
  }
  return (
    <>
      <span className="muted">{text()}</span>
      {hold && <UserParagraph className="user-lines">{hold.reason}</UserParagraph>}
      {data && (
        <Button variant="outline" size="table" onClick={() => setAsking(true)}>
          {hold ? t('hold.lift') : t('hold.set')}
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={hold ? t('hold.lift.title') : t('hold.set.title')}
          confirmLabel={hold ? t('hold.lift') : t('hold.set')}
          variant="primary"
          act={async () => {
            if (hold) await liftHold(held)
            else await setHold(held, reason)
          }}
          onDone={async () => {
            await queryClient.invalidateQueries({ queryKey: query.queryKey })
            setAsking(false)
            setReason('')
            showToast({ title: hold ? t('hold.lifted') : t('hold.done') })
          }}
          failed={t('hold.failed')}
          onClose={() => setAsking(false)}
        >
          <p>{hold ? t('hold.lift.text') : t('hold.set.text')}</p>
          {!hold && (
            <TextArea
              label={t('hold.reason')}
              hint={t('hold.reason.hint')}
              rows={3}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </ActionDialog>
      )}
    </>
  )
}

export default LegalHold
