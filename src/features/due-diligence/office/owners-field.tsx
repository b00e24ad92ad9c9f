import Plus from 'lucide-react/icons/plus'
import { type Control, type FieldErrors, type UseFormRegister, useFieldArray } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FieldGroup, type FieldTexts } from '#ui/form-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { maxOwners } from '../values.ts'
import './owners-field.css'

type Values = { owners: { name: string; share: string | number }[] }

/** The owners of a company with their shares. */
export const OwnersField = <Form extends Values>({
  form,
  label,
  share,
}: {
  form: {
    control: Control<Form, unknown, never> | unknown
    register: unknown
    formState: { errors: FieldErrors<Form> }
  }
  label: FieldTexts
  /** The share in percent from which an owner is recorded. */
  share: number
}) => {
  const { t, tMessage } = useTranslation()
  const control = form.control as Control<Values>
  const register = form.register as UseFormRegister<Values>
  const { fields, append, remove } = useFieldArray({ control, name: 'owners' })
  const errors = (form.formState.errors as FieldErrors<Values>).owners
  const errorOf = (at: number, part: 'name' | 'share') => {
    const message = errors?.[at]?.[part]?.message
    return message && tMessage(message)
  }
  return (
    <div className="form-full">
      <FieldGroup {...label} hint={t('diligence.owners.hint', { n: share })}>
        {fields.map(({ id }, at) => (
          <div key={id} className="owner-fields">
            <TextField
              label={t('diligence.owner.name', { n: at + 1 })}
              error={errorOf(at, 'name')}
              {...register(`owners.${at}.name`)}
            />
            <TextField
              label={t('diligence.owner.share')}
              inputMode="decimal"
              dir="ltr"
              error={errorOf(at, 'share')}
              {...register(`owners.${at}.share`)}
            />
            <Button
              variant="outline"
              size="table"
              aria-label={t('diligence.owner.removeNth', { n: at + 1 })}
              onClick={() => remove(at)}
            >
              {t('diligence.owner.remove')}
            </Button>
          </div>
        ))}
        <Button
          variant="outline"
          size="table"
          icon={<Icon icon={Plus} size="small" />}
          disabled={fields.length >= maxOwners}
          onClick={() => append({ name: '', share: '' })}
        >
          {t('diligence.owner.add')}
        </Button>
      </FieldGroup>
    </div>
  )
}
