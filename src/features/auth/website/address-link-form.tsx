import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { confirmAddress } from '../browser/link-api.ts'
import { linkQuery } from '../schema.ts'
import './link-forms.css'

/** The button that confirms or restores an address. Opening the link from the mail does not change anything. */
export const AddressLinkForm = ({
  token,
  action,
  onDone,
}: {
  token: string
  /** The label of the button. */
  action: string
  onDone: () => void
}) => {
  const { t } = useTranslation()
  const { submit, isPending, summary } = useFormFrame({
    name: 'address-link',
    schema: linkQuery,
    labels: {},
    defaultValues: { token },
    send: ({ token }) => confirmAddress(token),
    onSent: onDone,
    failed: t('verify.error'),
  })
  return (
    <PublicForm
      name="address-link"
      query={`?${new URLSearchParams({ token })}`}
      className="link-form"
      onSubmit={submit}
      aria-label={action}
    >
      {summary}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
        {action}
      </Button>
    </PublicForm>
  )
}
