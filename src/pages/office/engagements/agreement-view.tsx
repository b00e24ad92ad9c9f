import { AgreementLines } from '#features/engagements/browser/agreement-lines.tsx'
import { AgreementFacts } from '#features/engagements/office/agreement-facts.tsx'
import type { EngagementTask } from '#features/engagements/office/engagement-dialogs.tsx'
import { InstalmentList } from '#features/engagements/office/instalment-list.tsx'
import type { Engagement } from '#features/engagements/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import '#features/engagements/office/editor.css'

/** An agreement that nobody can change anymore. */
export const AgreementView = ({
  engagement,
  onTask,
}: {
  engagement: Engagement
  onTask: (task: EngagementTask) => void
}) => {
  const { t } = useTranslation()
  const { textAr, textEn } = engagement
  return (
    <>
      <section className="panel" aria-labelledby="agreement-facts">
        <header className="panel-head">
          <h2 id="agreement-facts">{t('engagements.facts')}</h2>
        </header>
        <div className="panel-body">
          <AgreementFacts engagement={engagement} hasWords />
          <InstalmentList engagement={engagement} onTask={onTask} />
        </div>
      </section>
      <section className="panel" aria-labelledby="agreement-text">
        <header className="panel-head">
          <h2 id="agreement-text">{t('engagements.text')}</h2>
        </header>
        <div className="panel-body">
          <div className="engagement-texts" dir="rtl">
            <div className="engagement-text" lang="ar" dir="rtl">
              <AgreementLines language="ar" text={textAr} />
            </div>
            {textEn && (
              <div className="engagement-text" lang="en" dir="ltr">
                <AgreementLines language="en" text={textEn} />
              </div>
            )}
          </div>
        </div>
      </section>
    </>
  )
}
