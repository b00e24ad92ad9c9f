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
import type { Engagement, NafithSheet } from '../schema.ts'
import { nafithQuery } from './api.ts'
import { CopyButton } from './copy-button.tsx'
import { mayRegister } from './dialog-values.ts'
import { DocumentField } from './document-field.tsx'
import { agreementHeading } from './headings.ts'
import { labelOfWords } from './money.tsx'
import { useRecording } from './use-recording.ts'

/** The values of the unified contract, to copy into the form of Nafith, and the fields of its registration. */
export const NafithDialog = ({
  engagement,
  onDone,
  onClose,
}: {
  engagement: Engagement
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { data: sheet, error, isFetching, refetch } = useQuery(nafithQuery(engagement.id))
  const { form, field, summary, ...sending } = useRecording(engagement, 'nafith', onDone)
  const isOpen = mayRegister(engagement)
  return (
    <Dialog
      title={t('engagements.nafith.title', { number: engagement.number })}
      description={t('engagements.nafith.note')}
      size={760}
      isDirty={form.formState.isDirty && !sending.isSent}
      {...(isOpen && { form: { onSubmit: sending.submit } })}
      onClose={onClose}
      fallbackFocus={() => document.getElementById(agreementHeading)}
      foot={(close) =>
        isOpen ? (
          <SaveButtons label={t('engagements.record.submit')} isSaving={sending.isPending} onCancel={close} />
        ) : (
          <Button onClick={close}>{t('form.close')}</Button>
        )
      }
    >
      <div className="stack">
        {error ? (
          <ErrorState
            title={t('engagements.nafith.failed')}
            onRetry={() => refetch()}
            isRetrying={isFetching}
          >
            {failureMessage(error, t)}
          </ErrorState>
        ) : sheet ? (
          <Sheet sheet={sheet} />
        ) : (
          <Skeleton shape="80" />
        )}
        {isOpen && (
          <>
            <h3 className="record-heading">{t('engagements.nafith.registered')}</h3>
            {summary}
            <p className="muted">{t('engagements.record.text')}</p>
            <div className="form-grid">
              <TextField {...field('nafithNumber')} dir="ltr" />
              <DateField {...field('on')} hint={t('engagements.day.hint')} days={anyDay} />
            </div>
            <DocumentField {...field('documentId')} consultationId={engagement.consultationId} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type Row = { label: string; value: string }

/** The estimate and the limit of work by the hour. */
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
  const { firm, lawyer, client, parties, work, expectedFrom, expectedTo, instalments } = sheet
  const parts: { title: string; rows: Row[] }[] = [
    {
      title: t('engagements.nafith.firm'),
      rows: [
        { label: t('engagements.nafith.firmName'), value: firm.name },
        { label: t('engagements.nafith.commercialRegister'), value: firm.commercialRegister },
        { label: t('engagements.nafith.vatNumber'), value: firm.vatNumber },
        { label: t('engagements.nafith.lawyerName'), value: lawyer.name },
        { label: t('engagements.nafith.licenseNumber'), value: lawyer.licenseNumber },
        { label: t('engagements.nafith.licenseDate'), value: dayAsTyped(lawyer.licenseDate) },
      ],
    },
    {
      title: t('engagements.nafith.client'),
      rows: [
        { label: t('engagements.nafith.clientName'), value: client.name },
        { label: t('engagements.nafith.phone'), value: client.phone },
        { label: t('engagements.nafith.email'), value: client.email },
      ],
    },
    ...parties.map(({ name, kind, number }, at) => ({
      title: t('engagements.nafith.party', { n: at + 1 }),
      rows: [
        { label: t('engagements.nafith.partyName'), value: name },
        { label: t(kind ? `engagement.paper.${kind}` : 'engagements.nafith.clientNumber'), value: number },
      ],
    })),
    {
      title: t('engagements.nafith.work'),
      rows: [
        { label: t('engagements.nafith.subject'), value: work },
        { label: t('engagements.expectedFrom'), value: dayAsTyped(expectedFrom) },
        { label: t('engagements.expectedTo'), value: dayAsTyped(expectedTo) },
        ...(sheet.total === null && sheet.vat === 0
          ? []
          : [
              {
                label: t(sheet.total === null ? 'engagement.rate' : 'engagement.fee'),
                value: formatAmount(sheet.amount),
              },
            ]),
        { label: t('engagements.vatRate'), value: formatAmount(sheet.vat) },
        { label: t(labelOfFee(sheet)), value: formatAmount(sheet.total ?? sheet.rate ?? 0) },
        ...limitsOf(sheet).map(([name, value]) => ({
          label: t(`engagement.${name}`),
          value: formatAmount(value),
        })),
        { label: t(labelOfWords(sheet)), value: sheet.totalInWordsAr },
      ],
    },
    {
      title: t('engagement.instalments'),
      rows: instalments.flatMap(({ labelAr, amount, due, day }, at) => {
        const nth = t('engagements.instalment.nth', { n: at + 1 })
        const label = (part: string) => t('engagements.named', { action: nth, name: part })
        return [
          { label: nth, value: labelAr },
          { label: label(t('engagements.instalment.amount')), value: formatAmount(amount) },
          {
            label: label(t('engagements.instalment.due')),
            value: day === null ? t(`engagements.due.${due}`) : dayAsTyped(day),
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
        <dl className="engagement-sheet">
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
                  <span className="muted">{t('engagements.nafith.nothing')}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))
}
