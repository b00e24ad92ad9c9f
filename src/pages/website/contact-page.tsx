import { formAreas } from '#i18n/areas.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { WithTexts } from '../with-texts.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Contact } from './contact.tsx'
import { IndexedHead } from './indexed-head.tsx'
import { PublicLayout } from './public-layout.tsx'
import '#ui/form-field.css'
import './contact-section.css'

const ContactPage = () => (
  <PublicLayout>
    <WithTexts area="home">
      <WithTexts area={formAreas}>
        <Head />
        <HomeBreadcrumb />
        <Contact headingLevel={1} />
      </WithTexts>
    </WithTexts>
  </PublicLayout>
)

const Head = () => {
  const { t } = useTranslation()
  return (
    <IndexedHead title={t('contact.heading')} description={t('contact.text')} page={{ path: '/contact' }} />
  )
}

const HomeBreadcrumb = () => {
  const { t } = useTranslation()
  return (
    <div className="wrap contact-breadcrumb">
      <Breadcrumbs items={[{ name: t('contact.heading'), path: '/contact' }]} />
    </div>
  )
}

export default ContactPage
