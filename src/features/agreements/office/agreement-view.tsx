import { useTranslation } from '#i18n/translate.tsx'
import { AgreementLines } from '../browser/agreement-lines.tsx'
import type { Agreement } from '../schema.ts'
import type { AgreementTask } from './agreement-dialogs.tsx'
import { AgreementFacts } from './agreement-facts.tsx'
import { InstallmentList } from './installment-list.tsx'
import './editor.css'

/** An agreement that can no longer be changed. */
export const AgreementView = ({
  agreement,
  onTask,
}: {
  agreement: Agreement
  onTask: (task: AgreementTask) => void
}) => {
  const { t } = useTranslation()
  const { textAr, textEn } = agreement
  return (
    <>
      <section className="panel" aria-labelledby="agreement-facts">
        <header className="panel-head">
          <h2 id="agreement-facts">{t('agreements.facts')}</h2>
        </header>
        <div className="panel-body">
          <AgreementFacts agreement={agreement} hasWords />
          <InstallmentList agreement={agreement} onTask={onTask} />
        </div>
      </section>
      <section className="panel" aria-labelledby="agreement-text">
        <header className="panel-head">
          <h2 id="agreement-text">{t('agreements.text')}</h2>
        </header>
        <div className="panel-body">
          <div className="office-agreement-texts" dir="rtl">
            <div className="office-agreement-text" lang="ar" dir="rtl">
              <AgreementLines language="ar" text={textAr} />
            </div>
            {textEn && (
              <div className="office-agreement-text" lang="en" dir="ltr">
                <AgreementLines language="en" text={textEn} />
              </div>
            )}
          </div>
        </div>
      </section>
    </>
  )
}
