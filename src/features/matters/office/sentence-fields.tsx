import type { ComponentProps } from 'react'
import { loadOfficeTexts } from '#i18n/load-office-texts.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { readySentences } from '../values.ts'
import { withSentence } from './matter-values.ts'

type Sentences = { sentenceAr: string; sentenceEn: string }

const readyKeys = Array.from(
  { length: readySentences },
  (_none, at) => `matters.ready.${at + 1}` as 'matters.ready.1',
)

/** The ready sentences in both languages: the page has the texts of one only. */
const loadReady = async () => {
  const [arabic, english] = await Promise.all([
    loadOfficeTexts('ar', 'officeMatters'),
    loadOfficeTexts('en', 'officeMatters'),
  ])
  return readyKeys.map((key) => ({ sentenceAr: String(arabic[key]), sentenceEn: String(english[key]) }))
}

type FieldProps = Omit<ComponentProps<typeof TextArea>, 'rows' | 'isOptional'>

/** The sentence to the client in both languages, Arabic first, with ready ones. */
export const SentenceFields = ({
  arabic,
  english,
  typed,
  onChoose,
}: {
  arabic: FieldProps
  english: FieldProps
  typed: () => Partial<Sentences>
  onChoose: (sentences: Sentences) => void
}) => {
  const { t } = useTranslation()
  const choose = async (at: number) => {
    const ready = await loadReady()
    const chosen = ready[at]
    if (!chosen) return
    const { sentenceAr = '', sentenceEn = '' } = typed()
    const all = { ar: ready.map((each) => each.sentenceAr), en: ready.map((each) => each.sentenceEn) }
    onChoose({
      sentenceAr: withSentence(sentenceAr, chosen.sentenceAr, all.ar),
      sentenceEn: withSentence(sentenceEn, chosen.sentenceEn, all.en),
    })
  }
  return (
    <>
      <details className="matter-more">
        <summary>{t('matters.ready')}</summary>
        <ul className="matter-ready">
          {readyKeys.map((key, at) => (
            <li key={key}>
              <Button variant="quiet" size="table" onClick={() => void choose(at)}>
                {t(key)}
              </Button>
            </li>
          ))}
        </ul>
      </details>
      <div className="form-grid">
        <TextArea {...arabic} rows={3} isOptional />
        <TextArea {...english} rows={3} isOptional />
      </div>
    </>
  )
}
