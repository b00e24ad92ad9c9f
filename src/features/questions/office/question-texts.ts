import { useTranslation } from '#i18n/translate.tsx'
import { factsOf, perLanguage } from '#languages/language.ts'
import type { Question } from '../schema.ts'

const lists = perLanguage(
  (language) => new Intl.ListFormat(factsOf(language).locale, { type: 'disjunction' }),
)

type Titled = Pick<Question, 'titleAr' | 'titleEn'>
type WithChoices = Pick<Question, 'kind' | 'choices'>

/** The title of a question in the language of the interface, or in the other one. */
export const useQuestionTitle = () => {
  const { language } = useTranslation()
  return ({ titleAr, titleEn }: Titled): string =>
    language === 'ar' ? titleAr || titleEn : titleEn || titleAr
}

/** The choices of a question as options. A choice without a text has its number. */
export const useChoiceOptions = () => {
  const { t, language } = useTranslation()
  return ({ kind, choices }: WithChoices): { value: string; label: string }[] =>
    kind === 'yesNo'
      ? (['yes', 'no'] as const).map((value) => ({ value, label: t(`questionSets.${value}`) }))
      : choices.map(({ id, ar, en }, at) => ({
          value: id,
          label: (language === 'ar' ? ar || en : en || ar) || t('questionSets.choice.nth', { n: at + 1 }),
        }))
}

/** The condition of a question as a sentence; undefined if it is always shown. */
export const useConditionSentence = () => {
  const { t, language } = useTranslation()
  const titleOf = useQuestionTitle()
  const optionsOf = useChoiceOptions()
  return (
    content: readonly (Titled & WithChoices & { id: string })[],
    shownIf: { question: string; isOneOf: readonly string[] } | null,
  ): string | undefined => {
    const referred = content.find(({ id }) => id === shownIf?.question)
    if (!shownIf || !referred) return undefined
    const chosen = optionsOf(referred).filter(({ value }) => shownIf.isOneOf.includes(value))
    const choices = lists[language].format(chosen.map(({ label }) => label))
    return t('questionSets.shownIf', { question: titleOf(referred), choices })
  }
}
