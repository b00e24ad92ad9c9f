import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { tokenIn } from '#browser/link-token.ts'
import { ownSubscriptionQuery } from '#features/newsletter/browser/api.ts'
import { NewsletterForm } from '#features/newsletter/website/newsletter-form.tsx'
import { NewsletterLinkForm } from '#features/newsletter/website/newsletter-link-form.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useSent } from '#ui/form-sent.tsx'
import { Done, LinkPage } from './link-page.tsx'

/** Each issue links here to choose areas and language; opening it changes nothing. */
const NewsletterAreasPage = () => (
  <LinkPage area="home" title="newsletter.areas.title" description="newsletter.areas.text">
    <Areas />
  </LinkPage>
)

const Areas = () => {
  const { t } = useTranslation()
  const token = tokenIn(new URLSearchParams(useSearch()))
  const { isSent, setSent } = useSent('newsletter-areas')
  const query = useQuery({ ...ownSubscriptionQuery(token ?? ''), enabled: token !== undefined })
  if (isSent) return <Done title="newsletter.areas.saved.title" text="newsletter.areas.saved.text" />
  if (query.isError) return <ErrorState title={t('toast.generic')} onRetry={() => query.refetch()} />
  const subscription = token === undefined ? null : query.data?.subscription
  if (subscription === undefined) return <p aria-busy="true">{t('state.loading')}</p>
  if (subscription === null || token === undefined)
    return (
      <>
        <h1 tabIndex={-1}>{t('newsletter.areas.ended.title')}</h1>
        <p>{t('newsletter.areas.ended.text')}</p>
        <NewsletterForm />
      </>
    )
  return (
    <>
      <h1 tabIndex={-1}>{t('newsletter.areas.title')}</h1>
      <p>{t('newsletter.areas.text')}</p>
      <NewsletterLinkForm
        kind="areas"
        token={token}
        subscription={subscription}
        onDone={() => setSent(true)}
      />
    </>
  )
}

export default NewsletterAreasPage
