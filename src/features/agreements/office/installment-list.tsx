import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { matterQuery } from '#features/matters/office/api.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { useNow } from '#ui/use-now.ts'
import { isBinding } from '../rules.ts'
import type { Agreement, Installment } from '../schema.ts'
import type { AgreementTask } from './agreement-actions.tsx'
import { Money } from './agreement-facts.tsx'
import { isOverdue } from './dialog-values.ts'

/** The installments with their due days; of an agreement that binds, also the payments. */
export const InstallmentList = ({
  agreement,
  onTask,
}: {
  agreement: Agreement
  onTask: (task: AgreementTask) => void
}) => {
  const { t } = useTranslation()
  const stages = useStages(agreement.consultationId)
  const isPayable = isBinding(agreement) || agreement.state === 'ended'
  return (
    <>
      <h3 className="record-heading">{t('agreement.installments')}</h3>
      {agreement.instalments.length === 0 ? (
        <p className="muted">
          {t(
            agreement.kind === 'hourly'
              ? 'agreements.installments.noAdvance'
              : 'agreements.installments.none',
          )}
        </p>
      ) : (
        <ol className="office-agreement-installments">
          {agreement.instalments.map((installment) => (
            <li key={installment.id}>
              <InstallmentEntry installment={installment} stages={stages} isPayable={isPayable} />
              <Money amount={installment.amount} />
              {isPayable && (
                <PaymentButton
                  installment={installment}
                  onPay={(kind) => onTask({ kind, agreement, installment })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const InstallmentEntry = ({
  installment,
  stages,
  isPayable,
}: {
  installment: Installment
  stages: readonly string[]
  isPayable: boolean
}) => {
  const { t, language } = useTranslation()
  const { due, day, stage, paidOn, paidHow, reference } = installment
  return (
    <div>
      <p className="agreement-installment">
        <b>
          <InItsLanguage {...localized(installment, 'label', language)} />
        </b>
        {isPayable && <PaymentBadge installment={installment} />}
      </p>
      <p className="caption">
        {due === 'day' && day
          ? t('agreements.dueOn', { day: fullDay(day, language), hijri: hijriDay(day, language) })
          : due === 'stage' && stage !== null
            ? stages[stage]
              ? t('agreements.dueStage', { stage: stages[stage] })
              : t('agreements.dueAnyStage', { number: stage + 1 })
            : t('agreements.dueAcceptance')}
      </p>
      {paidOn && (
        <p className="caption">
          {t('agreements.paidOn', { day: fullDay(paidOn, language) })}
          {[paidHow, reference].filter(Boolean).map((text) => (
            <span key={text}>
              {' · '}
              <bdi>{text}</bdi>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

const PaymentBadge = ({ installment }: { installment: Installment }) => {
  const { t } = useTranslation()
  const isLate = isOverdue(installment, todayInRiyadh(useNow()))
  if (installment.paidOn !== null)
    return (
      <Badge tone="green" icon={Check}>
        {t('agreements.paid')}
      </Badge>
    )
  return (
    <Badge tone={isLate ? 'red' : 'grey'} icon={isLate ? TriangleAlert : Clock}>
      {t(isLate ? 'agreements.overdue' : 'agreements.unpaid')}
    </Badge>
  )
}

const PaymentButton = ({
  installment,
  onPay,
}: {
  installment: Installment
  onPay: (kind: 'pay' | 'unpay') => void
}) => {
  const { t, language } = useTranslation()
  const kind = installment.paidOn === null ? 'pay' : 'unpay'
  const action = t(`agreements.${kind}`)
  return (
    <Button
      variant={kind === 'pay' ? 'outline' : 'quiet'}
      size="table"
      className="print-hidden"
      aria-label={t('agreements.named', { action, name: localized(installment, 'label', language).text })}
      onClick={() => onPay(kind)}
    >
      {action}
    </Button>
  )
}

/** The names of the stages of a request, by position; empty before the first stage. */
export const useStages = (consultationId: number): string[] => {
  const { language } = useTranslation()
  const { data } = useQuery(matterQuery(consultationId))
  return (data?.path?.stages ?? []).map((stage) => localized(stage, 'name', language).text)
}
