import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './form-field.css'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** Already translated: `tMessage(errors.email?.message)`. */
  error?: ReactNode
  /** Adds «(optional)» to the label. All other fields are required and are not marked with a star. */
  isOptional?: boolean
  /** The target of the error summary; generated if missing. */
  id?: string
  className?: string
}

export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Separates the label, hint and error of a field from the props of its control. */
export const fieldTexts = <Props extends FieldTexts>({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  ...control
}: Props) => ({ texts: { label, hint, error, isOptional, id, className }, control })

/** Label, control, hint or error. The child renders the control with the given ids. */
export const FormField = ({
  label,
  hint,
  error,
  isOptional,
  id: givenId,
  className,
  children,
}: FieldTexts & { children: (control: FieldControl) => ReactNode }) => {
  const { t } = useTranslation()
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={id}>
        {label}
        {isOptional && <span className="field-optional"> ({t('form.optional')})</span>}
      </label>
      {children(controlOf(id, { hint, error, isOptional }))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** The same for a group of controls without a single labeled one: a `fieldset` with a legend. */
export const FieldGroup = ({
  label,
  hint,
  error,
  isOptional,
  id: givenId,
  className,
  children,
}: FieldTexts & { children: ReactNode }) => {
  const { t } = useTranslation()
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames('field', className)}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className="field-label">
        {label}
        {isOptional && <span className="field-optional"> ({t('form.optional')})</span>}
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

export const controlOf = (
  id: string,
  { hint, error, isOptional }: Pick<FieldTexts, 'hint' | 'error' | 'isOptional'>,
): FieldControl => ({
  id,
  'aria-describedby': describedBy(id, { hint, error }),
  'aria-invalid': error ? true : undefined,
  'aria-required': isOptional ? undefined : true,
})

const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) =>
  classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined

export const FieldNotes = ({ id, hint, error }: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) => (
  <>
    {error ? (
      <p className="field-error" id={`${id}-error`}>
        <Icon icon={CircleAlert} size="medium" />
        <span>{error}</span>
      </p>
    ) : null}
    {hint ? (
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
  </>
)
