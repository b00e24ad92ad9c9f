import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { tokenIn } from '#browser/link-token.ts'
import { confirmationQuery } from '#features/newsletter/browser/api.ts'
import { NewsletterForm } from '#features/newsletter/website/newsletter-form.tsx'
import { NewsletterLinkForm } from '#features/newsletter/website/newsletter-link-form.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useSent } from '#ui/form-sent.tsx'
import { Done, LinkPage } from './link-page.tsx'

/**
 * The target of the confirmation link. Nothing happens until the button is clicked, since mail scanners
 * follow links.
 */
const NewsletterConfirmPage = () => (
  <LinkPage area="home" title="newsletter.confirm.title" description="newsletter.confirm.text">
    <Confirm />
  </LinkPage>
)

const Confirm = () => {
  const { t } = useTranslation()
  const token = tokenIn(new URLSearchParams(useSearch()))
  const { isSent, setSent } = useSent('newsletter-confirm')
  const query = useQuery({ ...confirmationQuery(token ?? ''), enabled: token !== undefined })
  if (isSent) return <Done title="newsletter.success.title" text="newsletter.success.desc" />
  if (query.isError) return <ErrorState title={t('toast.generic')} onRetry={() => query.refetch()} />
  const state = token === undefined ? 'unknown' : query.data?.state
  if (state === undefined) return <p aria-busy="true">{t('state.loading')}</p>
  if (state === 'open' && token !== undefined)
    return (
      <>
        <h1 tabIndex={-1}>{t('newsletter.confirm.title')}</h1>
        <p>{t('newsletter.confirm.text')}</p>
        <NewsletterLinkForm
          kind="confirm"
          token={token}
          subscription={query.data?.subscription ?? undefined}
          onDone={() => setSent(true)}
        />
      </>
    )
  return (
    <>
      <h1 tabIndex={-1}>{t(state === 'used' ? 'newsletter.used.title' : 'newsletter.unknown.title')}</h1>
      <p>{t(state === 'used' ? 'newsletter.used.text' : 'newsletter.unknown.text')}</p>
      <NewsletterForm />
    </>
  )
}

export default NewsletterConfirmPage
