import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguageOf, directionOf, otherContentLanguage } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import type { Question } from '../schema.ts'
import { useConditionSentence } from './question-texts.ts'
import './set-editor.css'

type Pair = { ar: string; en: string }

/** All questions of a version in both languages, with their conditions and cautions, for the partner's review. */
export const SetReading = ({ content }: { content: readonly Question[] }) => {
  const { t } = useTranslation()
  const sentenceOf = useConditionSentence()
  if (content.length === 0) return <p className="muted">{t('questionSets.noQuestions')}</p>
  return (
    <ol className="set-reading">
      {content.map((question) => {
        const { id, kind, isRequired, choices, shownIf, caution, titleAr, titleEn, helpAr, helpEn } = question
        const facts = [
          t(`questionSets.kind.${kind}`),
          isRequired && t('questionSets.required'),
          question.partyRole && t(`questionSets.partyRole.${question.partyRole}`),
          question.days !== null && t('questionSets.days.count', { n: question.days }),
          sentenceOf(content, shownIf),
        ]
        return (
          <li key={id}>
            <BothTexts className="strong" ar={titleAr} en={titleEn} />
            <p className="subtle">{facts.filter(Boolean).join(' · ')}</p>
            {helpAr && <BothTexts className="muted" ar={helpAr} en={helpEn} />}
            {choices.length > 0 && (
              <ul className="set-reading-choices">
                {choices.map((choice) => (
                  <li key={choice.id}>
                    <BothTexts ar={choice.ar} en={choice.en} />
                  </li>
                ))}
              </ul>
            )}
            {caution && (
              <div className="set-reading-caution">
                <Icon icon={TriangleAlert} size="small" />
                <BothTexts ar={caution.ar} en={caution.en} />
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** A text in the language of the interface, and below it in the other one. */
const BothTexts = ({ className, ...texts }: Pair & { className?: string }) => {
  const { language } = useTranslation()
  const first = contentLanguageOf(language)
  return (
    <div className="set-reading-texts">
      {[first, otherContentLanguage(first)].map((each) => (
        <p key={each} lang={each} dir={directionOf(each)} className={each === first ? className : 'subtle'}>
          {texts[each]}
        </p>
      ))}
    </div>
  )
}
