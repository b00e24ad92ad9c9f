import { useId } from 'react'
import { TokenTable } from '#features/tokens/office/token-table.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { OfficeHead } from './office-head.tsx'
import { EventsSection } from './programs/events-section.tsx'

/** The programs of the firm that work with Mizan: tokens of all people, and receivers of events. */
export default function ProgramsPage() {
  const { t } = useTranslation()
  const headId = useId()
  return (
    <>
      <OfficeHead title={t('dash.programs')}>
        <p>{t('programs.intro')}</p>
      </OfficeHead>
      <section className="program-section" aria-labelledby={headId}>
        <h2 id={headId}>{t('tokens.title')}</h2>
        <TokenTable />
      </section>
      <EventsSection />
    </>
  )
}
