import { TokenTable } from '#features/tokens/office/token-table.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { OfficeHead } from './office-head.tsx'
import { EventsSection } from './programs/events-section.tsx'

/** The programs of the firm that work with Mizan: tokens of all people, and receivers of events. */
export default function ProgramsPage() {
  const { t } = useTranslation()
  return (
    <>
      <OfficeHead title={t('dash.programs')}>
        <p>{t('programs.intro')}</p>
      </OfficeHead>
      <div className="program-section">
        <h2>{t('tokens.title')}</h2>
        <TokenTable />
      </div>
      <EventsSection />
    </>
  )
}
