import { useTranslation } from '#i18n/translate.tsx'
import { Brand } from '#ui/brand.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { staticPart } from '../hydrate-when-visible.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { PageHead, useFirmName } from '../page-head.tsx'
import { useSiteLinks } from './use-site-links.ts'
import '#ui/wall.css'
import './state-page.css'

const StateWall = staticPart(() => import('./state-wall.tsx'))

/** The wall with a single lit opening. */
const NotFoundPage = () => {
  const { t } = useTranslation()
  const name = useFirmName()
  useSiteLinks()
  return (
    <div className="state-page night">
      <PageHead title={t('notFound.title')} description={t('notFound.body')} />
      <StateWall />
      <main className="wrap state-page-body" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{t('notFound.title')}</h1>
        <p>{t('notFound.body')}</p>
        <div className="state-page-actions">
          <ButtonLink href="/" variant="noor">
            {t('nav.backHome')}
          </ButtonLink>
          <ButtonLink href="/#contact" variant="night">
            {t('notFound.contact')}
          </ButtonLink>
        </div>
      </main>
      <footer className="wrap state-page-foot">
        <a href="/" className="brand-link">
          <Brand name={name} />
        </a>
        <LanguageToggle />
      </footer>
    </div>
  )
}

export default NotFoundPage
