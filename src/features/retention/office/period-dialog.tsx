import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { inDays, minDays, type Period, periodUnits } from '#features/legal-pages/periods.ts'
import { foldedNumber } from '#fields/text.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { graceDays, type PeriodChange, type RetentionRow } from '../schema.ts'
import { changePeriod, dueRecordsQuery, figuresOf } from './api.ts'
import { periodText, retentionTableId } from './retention-table.tsx'

const unlimited = 'unlimited'
const units = [...periodUnits, unlimited] as const
const labels = { amount: 'retention.amount', unit: 'retention.unit' } as const

const schemaFor = (kind: RetentionRow['kind']) =>
  z.object({ amount: z.string().check(foldedNumber), unit: z.enum(units) }).check(
    z.refine(({ amount, unit }) => unit === unlimited || /^[1-9]\d{0,2}$/.test(amount), {
      error: 'val.generic.number',
      path: ['amount'],
    }),
    z.refine(
      ({ amount, unit }) =>
        unit === unlimited ||
        !(Number(amount) > 0) ||
        inDays({ amount: Number(amount), unit }) >= minDays[kind],
      { error: 'val.retention.tooShort', path: ['amount'] },
    ),
  )

/** The period of one kind of record, and the records that are due first. */
const PeriodDialog = ({
  row,
  version,
  onSaved,
  onClose,
}: {
  row: RetentionRow
  /** The version of the policy that the user has read. */
  version: string
  /** Closes the dialog once the list shows the change. */
  onSaved: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { kind } = row
  const [question, setQuestion] = useState<PeriodChange>()
  const { field, ...frame } = useFormFrame({
    schema: schemaFor(kind),
    labels,
    defaultValues: { amount: String(row.period?.amount ?? ''), unit: row.period?.unit ?? unlimited },
    send: async ({ amount, unit }) => {
      const period: Period = unit === unlimited ? null : { amount: Number(amount), unit }
      const { due } = await figuresOf(kind, period)
      const change = { kind, period, version, confirmed: due }
      if (due > row.due) {
        setQuestion(change)
        return
      }
      await changePeriod(change)
      await onSaved()
    },
    onSent: () => undefined,
    failed: t('retention.failed'),
    headingLevel: 'h3',
  })
  const options = units.map((value) => ({ value, label: t(`retention.unit.${value}`) }))
  return (
    <>
      <SendingDialog
        title={t(`retention.kind.${kind}`)}
        frame={frame}
        formLabel={t(`retention.kind.${kind}`)}
        fallbackId={retentionTableId}
        save={t('form.saveChanges')}
        onClose={onClose}
      >
        <p>{t(`retention.text.${kind}`)}</p>
        <div className="form-grid">
          <TextField {...field('amount', ['amount', 'unit'])} inputMode="numeric" dir="ltr" />
          <SelectField
            {...field('unit', ['amount', 'unit'])}
            options={options}
            hint={t('retention.shortest', { n: minDays[kind] })}
          />
        </div>
        <p className="caption">{t('retention.policyNote', { n: graceDays })}</p>
        <DueRecords row={row} />
      </SendingDialog>
      {question && (
        <ActionDialog
          title={t('retention.confirm.title')}
          confirmLabel={t('retention.confirm')}
          act={() => changePeriod(question)}
          onDone={onSaved}
          failed={t('retention.failed')}
          onClose={() => setQuestion(undefined)}
        >
          <p>
            {t('retention.confirm.more', { n: question.confirmed, period: periodText(question.period, t) })}
          </p>
          <p className="muted">{t('retention.confirm.grace', { n: graceDays })}</p>
        </ActionDialog>
      )}
    </>
  )
}

const DueRecords = ({ row: { kind, due, soon } }: { row: RetentionRow }) => {
  const { t, language } = useTranslation()
  const { data: records } = useQuery(dueRecordsQuery(kind))
  if (due + soon === 0) return <p className="muted">{t('retention.nothingDue')}</p>
  return (
    <section>
      <h3>{t('retention.first')}</h3>
      {records ? (
        <ul>
          {records.map(({ id, endedAt }) => (
            <li key={id}>
              {t('retention.record', { reference: `#${id}`, date: formatTableDate(endedAt, language) })}
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">{t('retention.loading')}</p>
      )}
    </section>
  )
}

export default PeriodDialog
