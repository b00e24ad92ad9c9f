import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { moveStage } from './api.ts'
import { stageForm } from './matter-values.ts'
import { SentenceFields } from './sentence-fields.tsx'
import type { Progress } from './stages.tsx'
import { useNewest } from './use-newest.ts'

/** Field labels, in the order of the dialog. */
const labels = {
  to: 'matters.move.to',
  reason: 'matters.move.reason',
  sentenceAr: 'matters.sentenceAr',
  sentenceEn: 'matters.sentenceEn',
} as const

/** Moves the matter to another stage, with a sentence to the client. */
export const MoveStageDialog = ({
  consultationId,
  progress,
  onDone,
  onClose,
}: {
  consultationId: number
  progress: Progress
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const mailText = useMailText()
  const newest = useNewest(consultationId, progress, (matter) => matter.path)
  const { stage: present, stages } = newest.seen
  const { form, field, ...sending } = useSending({
    schema: stageForm(present),
    defaultValues: {
      to: present + 1 < stages.length ? String(present + 1) : '',
      reason: '',
      sentenceAr: '',
      sentenceEn: '',
    },
    labels,
    send: ({ reason, ...values }) =>
      newest.send((updatedAt) =>
        moveStage(consultationId, { ...values, ...(values.to < present && { reason }), updatedAt }),
      ),
    onSent: onDone,
    failed: t('matters.moveFailed'),
  })
  const nameOf = (at: number) => localized(stages[at] ?? {}, 'name', language).text
  const options = stages.flatMap((_stage, at) =>
    at === present
      ? []
      : [
          {
            value: String(at),
            label: t(at < present ? 'matters.move.back' : 'matters.move.stage', {
              at: at + 1,
              stage: nameOf(at),
            }),
          },
        ],
  )
  const to = form.watch('to')
  return (
    <SendingDialog
      title={t('matters.move.title', { reference: `#${consultationId}` })}
      frame={sending}
      onClose={onClose}
      save={t('matters.move')}
    >
      <p className="muted">{t('matters.move.now', { at: present + 1, stage: nameOf(present) })}</p>
      <SelectField {...field('to')} placeholder={t('matters.move.choose')} options={options} />
      {to !== '' && Number(to) < present && (
        <TextArea {...field('reason')} rows={2} hint={t('matters.move.reason.hint')} />
      )}
      <SentenceFields
        arabic={field('sentenceAr')}
        english={field('sentenceEn')}
        typed={() => form.getValues()}
        onChoose={(sentences) => {
          form.setValue('sentenceAr', sentences.sentenceAr, { shouldDirty: true })
          form.setValue('sentenceEn', sentences.sentenceEn, { shouldDirty: true })
        }}
      />
      <p className="caption">{mailText('matters.move.mailHint')}</p>
    </SendingDialog>
  )
}
