import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, factsOf, type Language } from '#languages/language.ts'
import { classNames } from '#ui/class-names.ts'
import { AgreementLines } from '../browser/agreement-lines.tsx'
import type { OwnAgreement } from '../schema.ts'

/** The text in the language of the page, with the Arabic one, which prevails. */
export const AgreementText = ({ agreement: { textAr, textEn } }: { agreement: OwnAgreement }) => {
  const { t, language } = useTranslation()
  const hasTwo = language !== 'ar' && textEn !== ''
  return (
    <section className="panel panel-body agreement-text" aria-labelledby="agreement-text">
      <h2 id="agreement-text">{t('ownAgreement.text')}</h2>
      {language !== 'ar' && !hasTwo && <p className="muted">{t('ownAgreement.text.arabicOnly')}</p>}
      <div className={classNames('agreement-texts', hasTwo && 'agreement-texts-two')}>
        {hasTwo && <Text language="en" text={textEn} hasTitle />}
        <Text language="ar" text={textAr} hasTitle={hasTwo} />
      </div>
    </section>
  )
}

const Text = ({ language, text, hasTitle }: { language: Language; text: string; hasTitle: boolean }) => (
  <div lang={language} dir={directionOf(language)}>
    {hasTitle && <h3>{factsOf(language).name}</h3>}
    <p className="user-lines">
      <AgreementLines language={language} text={text} />
    </p>
  </div>
)
