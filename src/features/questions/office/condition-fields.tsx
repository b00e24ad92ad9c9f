import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguageOf } from '#languages/language.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { useChoiceOptions, useQuestionTitle } from './question-texts.ts'
import { isChoice, type QuestionValues } from './set-values.ts'
import { partOf, type SetFields } from './use-set-fields.ts'

const always = 'always'

/** An earlier question and those of its choices with which this one is shown. */
export const ConditionFields = ({
  fields: { form, idOf, errorOf },
  at,
  content,
}: {
  fields: SetFields
  at: number
  content: readonly QuestionValues[]
}) => {
  const { t } = useTranslation()
  const titleOf = useQuestionTitle()
  const choicesOf = useChoiceOptions()
  const shownIf = content[at]?.shownIf ?? { question: '', isOneOf: [] }
  const path = `content.${at}.shownIf` as const
  const change = (next: QuestionValues['shownIf']) => {
    form.setValue(path, next, { shouldDirty: true })
    form.clearErrors(path)
  }
  // A later question stays in the list while it is chosen, beside its error.
  const offered = content.filter(
    ({ id, kind }, place) => isChoice(kind) && place !== at && (place < at || id === shownIf.question),
  )
  const referred = content.find(({ id }) => id === shownIf.question)
  if (offered.length === 0 && shownIf.question === '') return null
  return (
    <>
      <SelectField
        id={idOf(`${path}.question`)}
        label={t('questionSets.condition')}
        error={errorOf(`${path}.question`)}
        value={shownIf.question === '' ? always : shownIf.question}
        onChange={({ target: { value } }) => {
          const kind = content.find(({ id }) => id === value)?.kind
          change({ question: value === always ? '' : value, isOneOf: kind === 'yesNo' ? ['yes'] : [] })
        }}
        options={[
          { value: always, label: t('questionSets.condition.always') },
          ...offered.map((question) => ({
            value: question.id,
            label: t('questionSets.nth.titled', {
              n: content.indexOf(question) + 1,
              title: titleOf(question) || t('questionSets.untitled'),
            }),
          })),
          ...(shownIf.question !== '' && !referred
            ? [{ value: shownIf.question, label: t('questionSets.condition.removed') }]
            : []),
        ]}
      />
      {referred ? (
        <CheckboxGroup
          id={idOf(`${path}.isOneOf`)}
          label={t('questionSets.condition.isOneOf')}
          error={errorOf(`${path}.isOneOf`)}
          options={choicesOf(referred)}
          value={shownIf.isOneOf}
          onChange={(isOneOf) => change({ ...shownIf, isOneOf })}
        />
      ) : (
        <span />
      )}
    </>
  )
}

/** A sentence of the firm that is shown with some answers. */
export const CautionFields = ({
  fields: { form, idOf, errorOf, field },
  at,
  question,
}: {
  fields: SetFields
  at: number
  question: QuestionValues
}) => {
  const { t } = useTranslation()
  const choicesOf = useChoiceOptions()
  const { caution, kind } = question
  const path = `content.${at}.caution` as const
  return (
    <>
      <CheckboxField
        className="form-full"
        label={t('questionSets.caution')}
        hint={t('questionSets.caution.hint')}
        checked={caution.isShown}
        onChange={({ target: { checked } }) => {
          const isOneOf = caution.isOneOf.length === 0 && kind === 'yesNo' ? ['yes'] : caution.isOneOf
          form.setValue(path, { ...caution, isShown: checked, isOneOf }, { shouldDirty: true })
          form.clearErrors(path)
        }}
      />
      {caution.isShown && (
        <>
          <CheckboxGroup
            className="form-full"
            id={idOf(`${path}.isOneOf`)}
            label={t('questionSets.caution.isOneOf')}
            error={errorOf(`${path}.isOneOf`)}
            options={choicesOf(question)}
            value={caution.isOneOf}
            onChange={(isOneOf) => {
              form.setValue(path, { ...caution, isOneOf }, { shouldDirty: true })
              form.clearErrors(partOf(at, 'caution.isOneOf'))
            }}
          />
          <Twins
            en={<TextArea {...field(at, 'caution.en')} lang={contentLanguageOf('en')} rows={2} />}
            ar={<TextArea {...field(at, 'caution.ar')} lang={contentLanguageOf('ar')} rows={2} />}
          />
        </>
      )}
    </>
  )
}
