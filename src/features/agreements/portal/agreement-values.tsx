import { hijriDay } from '#i18n/calendar-format.ts'
import { formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { isBinding } from '../rules.ts'
import type { OwnAgreement } from '../schema.ts'

/** `2026-03-09` in both calendars. */
export const BothCalendars = ({ day }: { day: string }) => {
  const { language } = useTranslation()
  return (
    <time dateTime={day}>
      <Sentence
        of="agreement.day"
        elements={{
          day: formatLongDate(`${day}T12:00:00+03:00`, language),
          hijri: <span className="no-wrap">{hijriDay(day, language)}</span>,
        }}
      />
    </time>
  )
}

/** A proposal is called an agreement once it binds. */
export const useAgreementTitle = (agreement: Pick<OwnAgreement, 'number' | 'state'>): string => {
  const { t } = useTranslation()
  const isAgreed = isBinding(agreement) || agreement.state === 'ended'
  return t(`ownAgreement.title.${isAgreed ? 'agreement' : 'proposal'}`, { number: agreement.number })
}
