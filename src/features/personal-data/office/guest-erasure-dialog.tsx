import * as z from 'zod/mini'
import { callApi } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { type ErasureConfirmation, erasureOrder } from '../schema.ts'
import type { Guest } from './guest-data.tsx'

const notTyped = '' as ErasureConfirmation

/** Destroys the data of a person without an account, once the word is typed. */
const GuestErasureDialog = ({
  guest,
  onErased,
  onClose,
}: {
  guest: Guest
  onErased: () => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, summary, ...sending } = useSending({
    schema: z.pick(erasureOrder, { confirmation: true }),
    labels: { confirmation: 'privacy.erase.word' },
    defaultValues: { confirmation: notTyped },
    send: (body) => callApi('POST /api/admin/guests/:id/erasure', { params: { id: guest.id }, body }),
    onSent: () => {
      onErased()
      showToast({ title: t('privacy.erased') })
    },
    failed: t('privacy.failed'),
  })
  return (
    <Dialog
      title={t('privacy.erase.title')}
      size={480}
      isDirty={form.formState.isDirty && !sending.isSent}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" disabled={sending.isPending} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            isPending={sending.isPending}
            pendingLabel={t('form.submitting')}
          >
            {t('privacy.erase.confirm')}
          </Button>
        </>
      )}
    >
      <div className="stack">
        {summary}
        <p>{t('guests.erase.text', { name: `\u2068${guest.name}\u2069` })}</p>
        {!guest.isSeen && <p>{t('guests.identity.first')}</p>}
        <TextField {...field('confirmation')} dir="auto" autoComplete="off" spellCheck={false} />
      </div>
    </Dialog>
  )
}

export default GuestErasureDialog
