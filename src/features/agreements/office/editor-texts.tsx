import { useTranslation } from '#i18n/translate.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { FeeKind } from '../values.ts'
import type { AgreementFields } from './editor-facts.tsx'
import { PlaceholderButtons } from './placeholder-buttons.tsx'

/** The Arabic text at the right and the English one at the left, with the facts that can be inserted. */
export const EditorTexts = ({
  fields: { field, texts },
  kind,
}: {
  fields: AgreementFields
  kind: FeeKind
}) => {
  const { t, direction } = useTranslation()
  return (
    <section className="panel" aria-labelledby="agreement-text">
      <header className="panel-head">
        <h2 id="agreement-text">{t('agreements.text')}</h2>
      </header>
      <div className="panel-body">
        <PlaceholderButtons
          ids={{ ar: texts('textAr').id, en: texts('textEn').id }}
          hasTotal={kind !== 'hourly'}
        />
        <div className="office-agreement-texts" dir="rtl">
          {(['textAr', 'textEn'] as const).map((name) => (
            <div key={name} dir={direction}>
              <TextArea {...field(name)} rows={18} isOptional={name === 'textEn'} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
