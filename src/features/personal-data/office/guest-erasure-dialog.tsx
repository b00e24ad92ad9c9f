import * as z from 'zod/mini'
import { callApi } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
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
  const { field, ...sending } = useSending({
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
    <SendingDialog
      title={t('privacy.erase.title')}
      size={480}
      frame={sending}
      save={t('privacy.erase.confirm')}
      variant="danger"
      onClose={onClose}
    >
      <p>{t('guests.erase.text', { name: `\u2068${guest.name}\u2069` })}</p>
      {!guest.isSeen && <p>{t('guests.identity.first')}</p>}
      <TextField {...field('confirmation')} dir="auto" autoComplete="off" spellCheck={false} />
    </SendingDialog>
  )
}

export default GuestErasureDialog
