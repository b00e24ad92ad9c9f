import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { controlOf, FieldNotes, type FieldTexts, fieldTexts } from './form-field.tsx'
import './form-field.css'

/** The label may contain links. Required only with `isRequired`. */
export const CheckboxField = (
  props: Omit<FieldTexts, 'isOptional'> & { isRequired?: boolean } & Omit<
      ComponentProps<'input'>,
      keyof FieldTexts | 'type'
    >,
) => {
  const { texts, control } = fieldTexts(props)
  const { isRequired, ...input } = control
  const ownId = useId()
  const id = texts.id ?? ownId
  return (
    <div className={classNames('field', texts.className)}>
      <label className="checkbox-label" htmlFor={id}>
        <input
          {...input}
          {...controlOf(id, { ...texts, isOptional: !isRequired })}
          type="checkbox"
          className="checkbox"
        />
        <span>{texts.label}</span>
      </label>
      <FieldNotes id={id} hint={texts.hint} error={texts.error} />
    </div>
  )
}
