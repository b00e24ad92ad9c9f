import { useQuery } from '@tanstack/react-query'
import { anyDay, dayAsTyped } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { formatAmount } from '../amounts.ts'
import { labelOfFee } from '../browser/fee-text.ts'
import type { Agreement, NafithSheet } from '../schema.ts'
import { agreementHeading } from './agreement-actions.tsx'
import { labelOfWords } from './agreement-facts.tsx'
import { nafithQuery } from './api.ts'
import { CopyButton } from './copy-button.tsx'
import { mayRegister } from './dialog-values.ts'
import { DocumentField, useRecording } from './record-dialogs.tsx'

/** The values of the unified contract, to copy into the form of Nafith, and the fields of its registration. */
export const NafithDialog = ({
  agreement,
  onDone,
  onClose,
}: {
  agreement: Agreement
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { data: sheet, error, isFetching, refetch } = useQuery(nafithQuery(agreement.id))
  const { field, summary, ...sending } = useRecording(agreement, 'nafith', onDone)
  const isOpen = mayRegister(agreement)
  return (
    <Dialog
      title={t('agreements.nafith.title', { number: agreement.number })}
      description={t('agreements.nafith.note')}
      size={760}
      isDirty={sending.isDirty}
      {...(isOpen && { form: { onSubmit: sending.submit } })}
      onClose={onClose}
      fallbackFocus={() => document.getElementById(agreementHeading)}
      foot={(close) =>
        isOpen ? (
          <SaveButtons label={t('agreements.record.submit')} isSaving={sending.isPending} onCancel={close} />
        ) : (
          <Button onClick={close}>{t('form.close')}</Button>
        )
      }
    >
      <div className="stack">
        {error ? (
          <ErrorState title={t('agreements.nafith.failed')} onRetry={() => refetch()} isRetrying={isFetching}>
            {failureMessage(error, t)}
          </ErrorState>
        ) : sheet ? (
          <Sheet sheet={sheet} />
        ) : (
          <Skeleton shape="80" />
        )}
        {isOpen && (
          <>
            <h3 className="record-heading">{t('agreements.nafith.registered')}</h3>
            {summary}
            <p className="muted">{t('agreements.record.text')}</p>
            <div className="form-grid">
              <TextField {...field('nafithNumber')} dir="ltr" />
              <DateField {...field('on')} hint={t('agreements.day.hint')} days={anyDay} />
            </div>
            <DocumentField {...field('documentId')} consultationId={agreement.consultationId} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type Row = { label: string; value: string }

/** The estimate and the cap of hourly work. */
const limitsOf = ({ estimate, cap }: NafithSheet) =>
  (
    [
      ['estimate', estimate],
      ['cap', cap],
    ] as const
  ).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))

/** All values in the order of the form. */
const Sheet = ({ sheet }: { sheet: NafithSheet }) => {
  const { t } = useTranslation()
  const { firm, lawyer, client, parties, work, expectedFrom, expectedTo, instalments: installments } = sheet
  const parts: { title: string; rows: Row[] }[] = [
    {
      title: t('agreements.nafith.firm'),
      rows: [
        { label: t('agreements.nafith.firmName'), value: firm.name },
        { label: t('agreements.nafith.commercialRegister'), value: firm.commercialRegister },
        { label: t('agreements.nafith.vatNumber'), value: firm.vatNumber },
        { label: t('agreements.nafith.lawyerName'), value: lawyer.name },
        { label: t('agreements.nafith.licenseNumber'), value: lawyer.licenseNumber },
        { label: t('agreements.nafith.licenseDate'), value: dayAsTyped(lawyer.licenseDate) },
      ],
    },
    {
      title: t('agreements.nafith.client'),
      rows: [
        { label: t('agreements.nafith.clientName'), value: client.name },
        { label: t('agreements.nafith.phone'), value: client.phone },
        { label: t('agreements.nafith.email'), value: client.email },
      ],
    },
    ...parties.map(({ name, kind, number }, at) => ({
      title: t('agreements.nafith.party', { n: at + 1 }),
      rows: [
        { label: t('agreements.nafith.partyName'), value: name },
        { label: t(kind ? `agreement.paper.${kind}` : 'agreements.nafith.clientNumber'), value: number },
      ],
    })),
    {
      title: t('agreements.nafith.work'),
      rows: [
        { label: t('agreements.nafith.subject'), value: work },
        { label: t('agreements.expectedFrom'), value: dayAsTyped(expectedFrom) },
        { label: t('agreements.expectedTo'), value: dayAsTyped(expectedTo) },
        ...(sheet.total === null && sheet.vat === 0
          ? []
          : [
              {
                label: t(sheet.total === null ? 'agreement.rate' : 'agreement.fee'),
                value: formatAmount(sheet.amount),
              },
            ]),
        { label: t('agreements.vatRate'), value: formatAmount(sheet.vat) },
        { label: t(labelOfFee(sheet)), value: formatAmount(sheet.total ?? sheet.rate ?? 0) },
        ...limitsOf(sheet).map(([name, value]) => ({
          label: t(`agreement.${name}`),
          value: formatAmount(value),
        })),
        { label: t(labelOfWords(sheet)), value: sheet.totalInWordsAr },
      ],
    },
    {
      title: t('agreement.installments'),
      rows: installments.flatMap(({ labelAr, amount, due, day }, at) => {
        const nth = t('agreements.installment.nth', { n: at + 1 })
        const label = (part: string) => t('agreements.named', { action: nth, name: part })
        return [
          { label: nth, value: labelAr },
          { label: label(t('agreements.installment.amount')), value: formatAmount(amount) },
          {
            label: label(t('agreements.installment.due')),
            value: day === null ? t(`agreements.due.${due}`) : dayAsTyped(day),
          },
        ]
      }),
    },
  ]
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} aria-label={title}>
        <h3 className="record-heading">{title}</h3>
        <dl className="agreement-sheet">
          {rows.map(({ label, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sheet has a fixed order
            <div key={at}>
              <dt>{label}</dt>
              <dd>
                {value ? (
                  <>
                    <bdi>{value}</bdi>
                    <CopyButton text={value} name={label} />
                  </>
                ) : (
                  <span className="muted">{t('agreements.nafith.nothing')}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))
}
