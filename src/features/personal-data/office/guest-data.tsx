import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { callApi, pathOf } from '#browser/call-api.ts'
import { downloadFile, saveFile } from '#browser/download.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { type ErasureWord, erasureOrder } from '../schema.ts'

type Guest = { id: number; name: string; isSeen: boolean }

/** Export and destruction of the data of a person without an account, who asks the office for it. */
export const GuestData = ({ guest, onErased }: { guest: Guest; onErased: () => void }) => {
  const { t } = useTranslation()
  const [isErasing, setErasing] = useState(false)
  const exporting = useMutation({
    mutationFn: () =>
      downloadFile(pathOf('GET /api/admin/guests/:id/export', { params: { id: guest.id } }), () => undefined),
    onSuccess: (file) => {
      saveFile(file)
      showToast({ title: t('guests.export.done'), description: guest.name })
    },
    onError: (failure) => showFailure(t('guests.export.failed'), failure, t),
  })
  return (
    <>
      <div className="cluster">
        <Button
          variant="outline"
          size="table"
          isPending={exporting.isPending}
          pendingLabel={t('guests.export.pending')}
          onClick={() => exporting.mutate()}
        >
          {t('guests.export')}
        </Button>
        <Button variant="outline" size="table" onClick={() => setErasing(true)}>
          {t('privacy.erase')}
        </Button>
      </div>
      {!guest.isSeen && <p className="caption">{t('guests.identity.first')}</p>}
      {isErasing && <ErasureDialog guest={guest} onErased={onErased} onClose={() => setErasing(false)} />}
    </>
  )
}

const notTyped = '' as ErasureWord

const ErasureDialog = ({
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
