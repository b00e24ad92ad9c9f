import { explainFailure } from '#browser/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { confirmSubscription, unsubscribe } from '../browser/api.ts'
import { newsletterToken } from '../schema.ts'

const kinds = {
  confirm: { send: confirmSubscription, action: 'newsletter.confirm.action' },
  unsubscribe: { send: unsubscribe, action: 'newsletter.unsubscribe.action' },
} as const

/** The button behind a link in a mail: opening the link changes nothing yet. */
export const NewsletterLinkForm = ({
  kind,
  token,
  onDone,
}: {
  kind: keyof typeof kinds
  token: string
  onDone: () => void
}) => {
  const { t } = useTranslation()
  const { send, action } = kinds[kind]
  const { submit, isSubmitting, summary } = useFormFrame({
    name: `newsletter-${kind}`,
    schema: newsletterToken,
    labels: {},
    defaultValues: { token },
    send: ({ token }) => send(token),
    onSent: onDone,
    explain: explainFailure(t('newsletter.error.title'), t('toast.generic')),
  })
  return (
    <PublicForm
      name={`newsletter-${kind}`}
      query={`?${new URLSearchParams({ token })}`}
      className="public-form"
      onSubmit={submit}
      aria-label={t(action)}
    >
      <FormSummary summary={summary} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" isPending={isSubmitting} pendingLabel={t('form.submitting')}>
        {t(action)}
      </Button>
    </PublicForm>
  )
}
