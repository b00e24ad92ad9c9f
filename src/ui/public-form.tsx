import { type ComponentProps, createContext, type ReactNode, type Ref, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#i18n/translate.tsx'
import { anchorOf } from './public-form-anchor.ts'
import './form-field.css'

type PublicFormProps = Omit<ComponentProps<'form'>, 'name' | 'action' | 'method'> & {
  name: string
  /** The query of the form's action, with its question mark. */
  query?: string
  trap?: Ref<HTMLInputElement>
  children: ReactNode
}

/** Whether the form around also works without scripts, with the browser's own controls. */
export const PlainControls = createContext(false)

/**
 * A form that every visitor of its page can send. Without scripts, or before they load, it is posted to its own
 * page, and the response is a page.
 */
export const PublicForm = ({ name, query = '', trap, children, ...rest }: PublicFormProps) => {
  const { language } = useTranslation()
  const [path] = useLocation()
  return (
    <form
      {...rest}
      method="post"
      action={`${path}${query}#${anchorOf(name)}`}
      id={anchorOf(name)}
      data-form={name}
      noValidate
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="language" value={language} />
      <PlainControls value={true}>{children}</PlainControls>
      {trap && <TrapField ref={trap} />}
    </form>
  )
}

/**
 * A honeypot: people and screen readers never reach this field. Programs fill it in, and sometimes a browser does. It
 * is empty after each attempt, so that a refused person only presses again.
 */
export const TrapField = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className="trap-field" aria-hidden="true">
    <label>
      Homepage
      <input ref={ref} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

/** The value of the hidden field, which it empties. */
export const takeTrap = ({ current }: RefObject<HTMLInputElement | null>): string | undefined => {
  const value = current?.value
  if (current) current.value = ''
  return value
}
