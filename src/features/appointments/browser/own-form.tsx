import type { ComponentProps } from 'react'
import { PublicForm } from '#ui/public-form.tsx'

type Props = Omit<ComponentProps<'form'>, 'name' | 'action' | 'method'> & {
  name: string
  /** The token of a guest's private link. */
  token: string | undefined
}

/** A form of the portal or of a guest's page, where it also works without scripts. */
export const OwnForm = ({ name, token, children, ...form }: Props) => {
  if (token === undefined)
    return (
      <form {...form} noValidate>
        {children}
      </form>
    )
  return (
    <PublicForm {...form} name={name} query={`?${new URLSearchParams({ token })}`}>
      <input type="hidden" name="token" value={token} />
      {children}
    </PublicForm>
  )
}
