import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { answerPrefix, placeholders } from '../values.ts'
import './placeholder-buttons.css'

type TextIds = { ar: string; en: string }

/** Inserts a placeholder at the cursor of the text area that had the focus last, at first the Arabic one. */
export const PlaceholderButtons = ({
  ids: { ar, en },
  hasTotal = true,
  answers = [],
}: {
  ids: TextIds
  /** Hourly work has no total. */
  hasTotal?: boolean
  /** The answered questions of the request. */
  answers?: readonly { id: string; title: string }[]
}) => {
  const { t } = useTranslation()
  const [target, setTarget] = useState(ar)
  useEffect(() => {
    const follow = ({ target: focused }: FocusEvent) => {
      const { id } = focused as Element
      if (id === ar || id === en) setTarget(id)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [ar, en])
  const title = t(target === en ? 'agreement.insert.en' : 'agreement.insert.ar')
  return (
    <FieldGroup label={title} hint={t('agreement.placeholder.hint')} className="form-full">
      <div className="placeholder-buttons">
        {(hasTotal ? placeholders : placeholdersWithoutTotal).map((name) => (
          <Button key={name} variant="outline" size="table" onClick={() => insertInto(target, `{${name}}`)}>
            {t(`agreement.placeholder.${name}`)}
            <code dir="ltr" className="subtle">{`{${name}}`}</code>
          </Button>
        ))}
      </div>
      {answers.length > 0 && (
        <>
          <p className="field-label">{t('agreement.placeholder.answers')}</p>
          <div className="placeholder-buttons">
            {answers.map(({ id, title: question }) => (
              <Button
                key={id}
                variant="outline"
                size="table"
                onClick={() => insertInto(target, `{${answerPrefix}${id}}`)}
              >
                {question}
              </Button>
            ))}
          </div>
        </>
      )}
    </FieldGroup>
  )
}

const placeholdersWithoutTotal = placeholders.filter((name) => name !== 'total' && name !== 'totalInWords')

const insertInto = (id: string, text: string) => {
  const area = document.getElementById(id) as HTMLTextAreaElement
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  // The form reads the text from this event.
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}
