import type { ComponentProps, ReactNode, Ref } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#i18n/translate.tsx'
import { anchorOf } from './public-form-anchor.ts'
import { TrapField } from './trap-field.tsx'

type PublicFormProps = Omit<ComponentProps<'form'>, 'name' | 'action' | 'method'> & {
  name: string
  /** The query of the form's action, with its question mark. */
  query?: string
  trap?: Ref<HTMLInputElement>
  children: ReactNode
}

/**
 * A form that every visitor can send. Without scripts, or before they load, it is posted to its own page, and
 * the response is a page.
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
      {children}
      {trap && <TrapField ref={trap} />}
    </form>
  )
}
