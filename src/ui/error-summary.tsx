import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import './form-field.css'

/**
 * Takes focus on mount and whenever `attempt` grows. It links to the fields and lists errors without a field.
 * `title` and `children` are for a failure of the whole form; the default title is about wrong input.
 */
export const ErrorSummary = ({
  title,
  errors = [],
  attempt,
  headingLevel: Heading = 'h2',
  className = '',
  children,
}: {
  title?: string | undefined
  errors?: readonly { fieldId: string; message: string }[]
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
      <Heading id={titleId}>{title ?? t('form.errorSummary.title')}</Heading>
      {children}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {isMissing(fieldId) ? (
                message
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusField(fieldId)
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The server reports a field that this form does not show. */
const isMissing = (id: string) => typeof document !== 'undefined' && !document.getElementById(id)

const focusField = (id: string) => {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
