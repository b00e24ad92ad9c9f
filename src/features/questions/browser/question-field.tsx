import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ComponentProps, useState } from 'react'
import { readDay } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { hasCaution } from '../rules.ts'
import type { Question, QuestionAnswer } from '../schema.ts'
import { maxLinesLength, maxTextLength } from '../values.ts'
import { severalName, singleName } from './typed-answers.ts'

/** Answers are about the past and the future. */
const days = { first: () => '1950-01-01', isOpen: () => true, read: readDay }

export const fieldIdOf = (id: string): string => `question-${id}`

/** The title of a question in the language of the page. */
export const useQuestionTexts = () => {
  const { language } = useTranslation()
  return ({ titleAr, titleEn, helpAr, helpEn, caution, choices }: Question) => ({
    title: language === 'ar' ? titleAr : titleEn || titleAr,
    help: language === 'ar' ? helpAr : helpEn || helpAr,
    caution: caution && (language === 'ar' ? caution.ar : caution.en || caution.ar),
    choices: choices.map(({ id, ar, en }) => ({ id, label: language === 'ar' ? ar : en || ar })),
  })
}

type Props = {
  question: Question
  value: QuestionAnswer | undefined
  error: string | undefined
  /** The text of this tab that a newer answer has replaced. */
  replaced: QuestionAnswer | undefined
}

/** One question with its help, error and caution. The field is uncontrolled. */
export const QuestionField = ({ question, value, error, replaced }: Props) => {
  const { t } = useTranslation()
  const caution = useQuestionTexts()(question).caution
  return (
    <div className="question">
      <Field question={question} value={value} error={error} />
      {replaced !== undefined && (
        <p className="field-hint" role="status">
          {t('questions.replaced')} <bdi>{[replaced].flat().join(' · ')}</bdi>
        </p>
      )}
      <div role="status">
        {hasCaution(question, value) && (
          <p className="question-caution">
            <Icon icon={TriangleAlert} size="medium" />
            <span>{caution}</span>
          </p>
        )}
      </div>
    </div>
  )
}

const Field = ({ question, value, error }: Omit<Props, 'replaced'>) => {
  const { t } = useTranslation()
  const { kind, id, isRequired } = question
  const { title, help, choices } = useQuestionTexts()(question)
  const texts = { id: fieldIdOf(id), label: title, hint: help || undefined, error, isOptional: !isRequired }
  const text = {
    ...texts,
    name: singleName(id),
    defaultValue: [value ?? ''].flat().join('\n'),
    autoComplete: 'off',
  }
  switch (kind) {
    case 'lines':
      return <TextArea {...text} maxLength={maxLinesLength} />
    case 'day':
      return <DayField {...text} />
    case 'amount':
      return (
        <TextField
          {...text}
          inputMode="decimal"
          dir="ltr"
          hint={help || t('questions.amount')}
          maxLength={40}
        />
      )
    case 'text':
    case 'party':
      return <TextField {...text} maxLength={maxTextLength} />
    case 'yesNo':
    case 'paper': {
      const answers = (['yes', 'no'] as const).map((answer) => ({
        id: answer,
        label: t(`questions.${kind}.${answer}`),
      }))
      return <Choices {...texts} name={singleName(id)} type="radio" choices={answers} value={value} />
    }
    case 'one':
      return <Choices {...texts} name={singleName(id)} type="radio" choices={choices} value={value} />
    case 'several':
      return <Choices {...texts} name={severalName(id)} type="checkbox" choices={choices} value={value} />
  }
}

/**
 * A day as typed, in either calendar. The browser's own control, which the server renders, takes only ISO days and
 * would drop any other text.
 */
const DayField = ({
  defaultValue,
  ...text
}: Omit<ComponentProps<typeof TextField>, 'defaultValue'> & { defaultValue: string }) => {
  const isMounted = useMounted()
  const [first] = useState(() => {
    const day = readDay(defaultValue)
    return { isText: day === undefined && defaultValue !== '', value: isMounted ? defaultValue : (day ?? '') }
  })
  if (first.isText) return <TextField {...text} defaultValue={defaultValue} />
  return <DateField {...text} defaultValue={first.value} days={days} />
}

type ChoicesProps = {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  isOptional: boolean
  name: string
  type: 'radio' | 'checkbox'
  choices: readonly { id: string; label: string }[]
  value: QuestionAnswer | undefined
}

const Choices = ({ name, type, choices, value, ...texts }: ChoicesProps) => (
  <FieldGroup {...texts}>
    {type === 'checkbox' && <input type="hidden" name={name} value="" />}
    {choices.map(({ id, label }) => (
      <label key={id} className="checkbox-label">
        <input
          type={type}
          name={name}
          value={id}
          defaultChecked={[value].flat().includes(id)}
          className={type === 'radio' ? 'checkbox radio' : 'checkbox'}
        />
        <span>{label}</span>
      </label>
    ))}
  </FieldGroup>
)
