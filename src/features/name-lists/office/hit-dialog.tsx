import { useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { hitDecision, type ListHit } from '../schema.ts'
import { decideHit } from './api.ts'

const labels = { state: 'nameLists.decision', reason: 'nameLists.reason' } as const
const decisions = ['different', 'same'] as const

/** The decision about a match. A sentence explains why the steps that follow are not recorded. */
export default function HitDialog({
  hit,
  fallbackId,
  onSaved,
  onClose,
}: {
  hit: ListHit
  fallbackId: string
  onSaved: () => Promise<unknown>
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { form, field, ...sending } = useSending({
    schema: hitDecision,
    labels,
    defaultValues: { reason: '' },
    send: (values) => decideHit(hit.id, values),
    onSent: onSaved,
    failed: t('nameLists.decision.failed'),
  })
  const state = useWatch({ control: form.control, name: 'state' })
  return (
    <SendingDialog
      title={t('nameLists.decision.title')}
      size={480}
      frame={sending}
      formLabel={t('nameLists.decision.title')}
      fallbackId={fallbackId}
      onClose={onClose}
    >
      <dl className="details">
        <Fact label={t('nameLists.found')}>
          <bdi>{hit.foundName}</bdi>
        </Fact>
        <Fact label={t('nameLists.listed')}>
          <bdi>{hit.listedName}</bdi>
          {hit.aliases.map((alias) => (
            <div key={alias} className="muted">
              <bdi>{alias}</bdi>
            </div>
          ))}
        </Fact>
        {hit.births.length > 0 && (
          <Fact label={t('diligence.birthDate')}>
            <bdi>{hit.births.join(' · ')}</bdi>
          </Fact>
        )}
      </dl>
      <SelectField
        {...field('state')}
        placeholder={t('nameLists.decision.choose')}
        options={decisions.map((value) => ({ value, label: t(`nameLists.state.${value}`) }))}
      />
      <TextArea {...field('reason')} isOptional={state === 'same'} rows={3} />
      <p className="muted">{t('nameLists.tippingOff')}</p>
    </SendingDialog>
  )
}
