import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import './form-field.css'

/**
 * «There is a problem»: takes the focus on mount and whenever `attempt` grows, and links to the fields. `children` is
 * for an error of the whole form, such as the server's refusal.
 */
export const ErrorSummary = ({
  errors = [],
  attempt,
  headingLevel: Heading = 'h2',
  className = '',
  children,
}: {
  errors?: readonly { fieldId: string; message: ReactNode }[]
  attempt?: number
  headingLevel?: 'h2' | 'h3'
  className?: string
  children?: ReactNode
}) => {
  const { t } = useTranslation()
  const titleId = useId()
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second failed attempt focuses the summary again
  useEffect(() => {
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [attempt])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, this is a list of links
    <div
      ref={ref}
      className={`error-summary ${className}`}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Heading id={titleId}>{t('form.errorSummary.title')}</Heading>
      {children}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(fieldId)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const focusField = (id: string) => {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
