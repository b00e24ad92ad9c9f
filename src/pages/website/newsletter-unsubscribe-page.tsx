import { useSearch } from 'wouter'
import { tokenIn } from '#browser/link-token.ts'
import { NewsletterForm } from '#features/newsletter/website/newsletter-form.tsx'
import { NewsletterLinkForm } from '#features/newsletter/website/newsletter-link-form.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { useSent } from '#ui/form-sent.tsx'
import { Done, LinkPage } from './link-page.tsx'

/** Needs a single click and no login. */
const NewsletterUnsubscribePage = () => (
  <LinkPage area="home" title="newsletter.unsubscribe.title" description="newsletter.unsubscribe.text">
    <Unsubscribe />
  </LinkPage>
)

const Unsubscribe = () => {
  const { t } = useTranslation()
  const token = tokenIn(new URLSearchParams(useSearch()))
  const { isSent, setSent } = useSent('newsletter-unsubscribe')
  if (isSent)
    return (
      <>
        <Done title="newsletter.unsubscribed.title" text="newsletter.unsubscribed.text" />
        <NewsletterForm />
      </>
    )
  if (token === undefined)
    return (
      <>
        <h1 tabIndex={-1}>{t('newsletter.unknown.title')}</h1>
        <p>{t('newsletter.unsubscribe.unknown')}</p>
      </>
    )
  return (
    <>
      <h1 tabIndex={-1}>{t('newsletter.unsubscribe.title')}</h1>
      <p>{t('newsletter.unsubscribe.text')}</p>
      <NewsletterLinkForm kind="unsubscribe" token={token} onDone={() => setSent(true)} />
    </>
  )
}

export default NewsletterUnsubscribePage
