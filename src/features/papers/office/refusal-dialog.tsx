import * as z from 'zod/mini'
import { refusalInput } from '#features/documents/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { refuseDocument } from './api.ts'

export type RefusedPaper = { id: number; updatedAt: string; title: string }

/** Refuses a document with the sentence that the client reads. */
export const RefusalDialog = ({
  refused: { id, updatedAt, title },
  fallbackId,
  refresh,
  onClose,
}: {
  refused: RefusedPaper
  fallbackId: string
  /** Refetches the papers, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { field, ...sending } = useSending({
    schema: z.pick(refusalInput, { refusal: true }),
    labels: { refusal: 'papers.refuse.sentence' },
    defaultValues: { refusal: '' },
    send: ({ refusal }) => refuseDocument(id, { refusal, updatedAt }),
    onSent: () =>
      refresh(() => {
        onClose()
        showToast({ title: t('papers.refused'), description: title })
      }),
    failed: t('papers.refuseFailed'),
  })
  return (
    <SendingDialog
      title={t('papers.refuse.title')}
      size={480}
      frame={sending}
      fallbackId={fallbackId}
      save={t('papers.refuse')}
      variant="danger"
      onClose={onClose}
    >
      <p>
        <bdi className="strong">{title}</bdi>
      </p>
      <p className="caption">{t('papers.refuse.text')}</p>
      <TextField {...field('refusal')} hint={t('papers.refuse.hint')} dir="auto" autoComplete="off" />
    </SendingDialog>
  )
}
