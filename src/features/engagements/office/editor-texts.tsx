import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { placeholders } from '../values.ts'
import type { EngagementFields, EngagementFormApi } from './editor-facts.tsx'

/** The Arabic text at the right and the English one at the left, with the facts that can be inserted. */
export const EditorTexts = ({
  form,
  fields: { field, texts },
}: {
  form: EngagementFormApi
  fields: EngagementFields
}) => {
  const { t, direction } = useTranslation()
  const [current, setCurrent] = useState<'textAr' | 'textEn'>('textAr')
  const insert = (name: string) => {
    const area = document.getElementById(texts(current).id)
    if (!(area instanceof HTMLTextAreaElement)) return
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end')
    form.setValue(current, area.value, { shouldDirty: true })
    area.focus()
  }
  return (
    <section className="panel" aria-labelledby="agreement-text">
      <header className="panel-head">
        <h2 id="agreement-text">{t('engagements.text')}</h2>
      </header>
      <div className="panel-body">
        <fieldset className="engagement-placeholders">
          <legend className="field-label">{t('engagements.placeholders')}</legend>
          {placeholders.map((name) => (
            <Button key={name} variant="outline" size="table" onClick={() => insert(name)}>
              {t(`agreement.placeholder.${name}`)}
            </Button>
          ))}
        </fieldset>
        <p className="caption">{t('agreement.placeholder.hint')}</p>
        <div className="engagement-texts" dir="rtl">
          {(['textAr', 'textEn'] as const).map((name) => (
            <div key={name} dir={direction}>
              <TextArea
                {...field(name)}
                rows={18}
                isOptional={name === 'textEn'}
                onFocus={() => setCurrent(name)}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
