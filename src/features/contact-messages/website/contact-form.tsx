import { useRef } from 'react'
import { postOnce } from '#browser/send-once.ts'
import { Agreement } from '#features/legal-pages/browser/agreement.tsx'
import { useWeekText } from '#features/office-hours/browser/use-week-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FormSent, useSent } from '#ui/form-sent.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { useResetToSaved } from '#ui/use-reset-to-saved.ts'
import { contactForm } from '../schema.ts'

/** Field labels, in the order of the form. */
const labels = {
  name: 'form.fullName',
  email: 'form.email',
  phone: 'form.phone',
  subject: 'form.subject',
  message: 'form.message',
  agreeToTerms: 'form.agreeTerms',
} as const

/** The schema accepts only the checked box, but an empty form contains the other value. */
const notAgreed = false as true
const empty = { name: '', email: '', phone: '', subject: '', message: '', agreeToTerms: notAgreed }

/** `titleId` is the id of the heading that labels the form. */
export const ContactForm = ({ titleId, headingLevel }: { titleId: string; headingLevel: 'h2' | 'h3' }) => {
  const { t, language } = useTranslation()
  const weekText = useWeekText()
  const trap = useRef<HTMLInputElement>(null)
  const { isSent, setSent } = useSent('contact')
  const { form, field, submit, isPending, summary } = useFormFrame({
    name: 'contact',
    schema: contactForm,
    labels,
    send: ({ agreeToTerms, ...values }) => {
      reset.noteSent()
      return postOnce('POST /api/contact', { ...values, language, homepage: trap.current?.value })
    },
    onBegin: () => setSent(false),
    onSent: () => {
      reset.empty(empty)
      setSent(true)
      showToast({ title: t('toast.success'), description: t('toast.contact.success') })
    },
    failed: t('toast.submission.error'),
    generic: t('toast.contact.error'),
    headingLevel: headingLevel === 'h2' ? 'h3' : undefined,
  })
  const reset = useResetToSaved(form)
  return (
    <PublicForm
      name="contact"
      className="public-form"
      onSubmit={submit}
      aria-labelledby={titleId}
      trap={trap}
    >
      {isSent && (
        <FormSent title={t('contact.sent')}>
          <p>{weekText('contact.sent.text')}</p>
        </FormSent>
      )}
      {summary}
      <div className="form-grid">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" isOptional />
        <TextField {...field('subject')} />
        <TextArea {...field('message')} rows={8} className="form-full" />
        <CheckboxField
          {...field('agreeToTerms')}
          label={<Agreement to="terms" />}
          isRequired
          className="form-full"
        />
        <div className="public-form-foot form-full">
          <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
            {t('form.submit')}
          </Button>
          <p className="caption">{weekText('contact.response')}</p>
        </div>
      </div>
    </PublicForm>
  )
}
