import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { maxChoices } from '../values.ts'
import { newChoice } from './set-values.ts'
import { partOf, type SetFields } from './use-set-fields.ts'

/** The choices of a question, each in both languages. Enter in a choice adds the next one. */
export const ChoiceFields = ({ fields, at }: { fields: SetFields; at: number }) => {
  const { t, language } = useTranslation()
  const { form, idOf, errorOf } = fields
  const path = `content.${at}.choices` as const
  const {
    fields: choices,
    append,
    remove,
  } = useFieldArray({ control: form.control, name: path, keyName: 'key' })
  const [added, setAdded] = useState<number>()
  const first = language === 'ar' ? 'ar' : 'en'
  const focusId = added === undefined ? undefined : idOf(`${path}.${added}.${first}`)
  useEffect(() => {
    if (focusId) document.getElementById(focusId)?.focus()
  }, [focusId])
  const add = () => {
    if (choices.length >= maxChoices) return
    setAdded(choices.length)
    append(newChoice(), { shouldFocus: false })
  }
  const text = (place: number, name: 'ar' | 'en') => (
    <TextField
      {...form.register(partOf(at, `choices.${place}.${name}`) as `content.0.choices.0.ar`)}
      id={idOf(`${path}.${place}.${name}`)}
      label={t(`questionSets.choice.${name}`, { n: place + 1 })}
      error={errorOf(`${path}.${place}.${name}`)}
      lang={name}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        add()
      }}
    />
  )
  return (
    <FieldGroup
      className="form-full"
      id={idOf(path)}
      label={t('questionSets.choices')}
      error={errorOf(`${path}.root`) ?? (choices.length < 2 ? errorOf(path) : undefined)}
    >
      <ol className="question-choices">
        {choices.map(({ key }, place) => (
          <li key={key}>
            <Twins en={text(place, 'en')} ar={text(place, 'ar')} />
            <IconButton
              icon={Trash2}
              size="table"
              isDanger
              label={t('questionSets.choice.remove', { n: place + 1 })}
              disabled={choices.length <= 2}
              onClick={() => remove(place)}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="table"
        icon={<Icon icon={Plus} size="medium" />}
        disabled={choices.length >= maxChoices}
        onClick={add}
      >
        {t('questionSets.choice.add')}
      </Button>
    </FieldGroup>
  )
}
