import { useRef } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { usePostedForm } from '#ui/posted-form.ts'
import { PublicForm } from '#ui/public-form.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import type { Subscription } from '../areas.ts'
import { changeSubscription, confirmSubscription, unsubscribe } from '../browser/api.ts'
import { newsletterToken } from '../schema.ts'
import { AreaChoices, choicesIn, LanguageChoice } from './newsletter-choices.tsx'

const kinds = {
  confirm: { send: confirmSubscription, action: 'newsletter.confirm.action' },
  areas: { send: changeSubscription, action: 'newsletter.areas.action' },
  unsubscribe: { send: unsubscribe, action: 'newsletter.unsubscribe.action' },
} as const

/** The button behind a link in a mail. Opening the link does not change anything. */
export const NewsletterLinkForm = ({
  kind,
  token,
  subscription,
  onDone,
}: {
  kind: keyof typeof kinds
  token: string
  /** If given, the form offers areas and language. */
  subscription?: Subscription | undefined
  onDone: () => void
}) => {
  const { t } = useTranslation()
  const { send, action } = kinds[kind]
  const name = `newsletter-${kind}`
  const element = useRef<HTMLFormElement>(null)
  const posted = usePostedForm(name)?.values
  const { submit, isPending, summary } = useFormFrame({
    name,
    schema: newsletterToken,
    labels: {},
    defaultValues: { token },
    send: async ({ token }) => {
      await send({ token, ...(subscription && choicesIn(element.current)) })
    },
    onSent: onDone,
    failed: t('newsletter.error.title'),
  })
  return (
    <PublicForm
      name={name}
      ref={element}
      query={`?${new URLSearchParams({ token })}`}
      className="public-form"
      onSubmit={submit}
      aria-label={t(action)}
    >
      {summary}
      <input type="hidden" name="token" value={token} />
      {subscription && (
        <>
          <AreaChoices chosen={posted?.areas?.split(',') ?? subscription.areas} />
          <LanguageChoice chosen={posted?.mailLanguage ?? subscription.language} />
        </>
      )}
      <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
        {t(action)}
      </Button>
    </PublicForm>
  )
}
