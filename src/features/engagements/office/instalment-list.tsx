import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { useNow } from '#ui/use-now.ts'
import { isBinding } from '../rules.ts'
import type { Engagement, Instalment } from '../schema.ts'
import { isOverdue } from './dialog-values.ts'
import type { EngagementTask } from './engagement-dialogs.tsx'
import { Money } from './money.tsx'
import { useStages } from './use-stages.ts'

/** The instalments with their due days; of an agreement that binds, also the payments. */
export const InstalmentList = ({
  engagement,
  onTask,
}: {
  engagement: Engagement
  onTask: (task: EngagementTask) => void
}) => {
  const { t } = useTranslation()
  const stages = useStages(engagement.consultationId)
  const isPayable = isBinding(engagement) || engagement.state === 'ended'
  return (
    <>
      <h3 className="record-heading">{t('engagement.instalments')}</h3>
      {engagement.instalments.length === 0 ? (
        <p className="muted">
          {t(
            engagement.kind === 'hourly'
              ? 'engagements.instalments.noAdvance'
              : 'engagements.instalments.none',
          )}
        </p>
      ) : (
        <ol className="engagement-instalments">
          {engagement.instalments.map((instalment) => (
            <li key={instalment.id}>
              <InstalmentEntry instalment={instalment} stages={stages} isPayable={isPayable} />
              <Money amount={instalment.amount} />
              {isPayable && (
                <PaymentButton
                  instalment={instalment}
                  onPay={(kind) => onTask({ kind, engagement, instalment })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const InstalmentEntry = ({
  instalment,
  stages,
  isPayable,
}: {
  instalment: Instalment
  stages: readonly string[]
  isPayable: boolean
}) => {
  const { t, language } = useTranslation()
  const { due, day, stage, paidOn, paidHow, reference } = instalment
  return (
    <div>
      <p className="engagement-instalment">
        <b>
          <InItsLanguage {...localized(instalment, 'label', language)} />
        </b>
        {isPayable && <PaymentBadge instalment={instalment} />}
      </p>
      <p className="caption">
        {due === 'day' && day
          ? t('engagements.dueOn', { day: fullDay(day, language), hijri: hijriDay(day, language) })
          : due === 'stage' && stage !== null
            ? stages[stage]
              ? t('engagements.dueStage', { stage: stages[stage] })
              : t('engagements.dueAnyStage', { number: stage + 1 })
            : t('engagements.dueAcceptance')}
      </p>
      {paidOn && (
        <p className="caption">
          {t('engagements.paidOn', { day: fullDay(paidOn, language) })}
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

const PaymentBadge = ({ instalment }: { instalment: Instalment }) => {
  const { t } = useTranslation()
  const isLate = isOverdue(instalment, todayInRiyadh(useNow()))
  if (instalment.paidOn !== null)
    return (
      <Badge tone="green" icon={Check}>
        {t('engagements.paid')}
      </Badge>
    )
  return (
    <Badge tone={isLate ? 'red' : 'grey'} icon={isLate ? TriangleAlert : Clock}>
      {t(isLate ? 'engagements.overdue' : 'engagements.unpaid')}
    </Badge>
  )
}

const PaymentButton = ({
  instalment,
  onPay,
}: {
  instalment: Instalment
  onPay: (kind: 'pay' | 'unpay') => void
}) => {
  const { t, language } = useTranslation()
  const kind = instalment.paidOn === null ? 'pay' : 'unpay'
  const action = t(`engagements.${kind}`)
  return (
    <Button
      variant={kind === 'pay' ? 'outline' : 'quiet'}
      size="table"
      className="print-hidden"
      aria-label={t('engagements.named', { action, name: localized(instalment, 'label', language).text })}
      onClick={() => onPay(kind)}
    >
      {action}
    </Button>
  )
}
