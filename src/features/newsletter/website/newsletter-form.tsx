import { useRef } from 'react'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FormSent, useSent } from '#ui/form-sent.tsx'
import { usePostedForm } from '#ui/posted-form.ts'
import { PublicForm, takeTrap } from '#ui/public-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { subscribe } from '../browser/api.ts'
import { subscriptionForm } from '../schema.ts'
import { AreaChoices, choicesIn } from './newsletter-choices.tsx'
import './newsletter-form.css'

const labels = { email: 'newsletter.placeholder' } as const

/** Asks for an address. The response is the same for known and unknown addresses. */
export const NewsletterForm = ({ isOnNight = false }: { isOnNight?: boolean }) => {
  const { t, language } = useTranslation()
  const mailText = useMailText()
  const trap = useRef<HTMLInputElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const posted = usePostedForm('newsletter')?.values.areas?.split(',') ?? []
  const { isSent, setSent } = useSent('newsletter')
  const { field, submit, isPending, failure } = useFormFrame({
    name: 'newsletter',
    schema: subscriptionForm,
    labels,
    send: (values) =>
      subscribe({
        ...values,
        language,
        areas: choicesIn(element.current).areas,
        homepage: takeTrap(trap),
      }),
    onBegin: () => setSent(false),
    onSent: (_receipt, { reset }) => {
      element.current?.reset()
      reset({ email: '' })
      setSent(true)
      showToast({ title: t('newsletter.sent.title'), description: mailText('newsletter.sent.text') })
    },
    failed: t('newsletter.error.title'),
    generic: t('newsletter.error.generic'),
    isSingleField: true,
  })
  const email = field('email')
  return (
    <PublicForm
      name="newsletter"
      ref={element}
      className="newsletter-form"
      onSubmit={submit}
      aria-label={t('newsletter.heading')}
      trap={trap}
    >
      <TextField
        {...email}
        error={email.error ?? failure}
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
      />
      <details className="newsletter-fold" open={posted.length > 0 || undefined}>
        <summary>{t('newsletter.areas.choose')}</summary>
        <AreaChoices chosen={posted} isFolded />
      </details>
      <Button
        type="submit"
        variant={isOnNight ? 'night' : 'primary'}
        isPending={isPending}
        pendingLabel={t('form.submitting')}
      >
        {t('newsletter.subscribe')}
      </Button>
      {isSent && (
        <FormSent title={t('newsletter.sent.title')}>
          <p>{mailText('newsletter.sent.text')}</p>
        </FormSent>
      )}
    </PublicForm>
  )
}
