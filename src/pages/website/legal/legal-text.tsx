import type { LegalPage, LegalPageSlug } from '#features/legal-pages/schema.ts'
import { textIn } from '#features/legal-pages/website/text-in.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf } from '#languages/language.ts'
import { addressIn } from '../../page-addresses.ts'
import { useSettings } from '../../page-head.tsx'
import { useSite } from '../../site-context.tsx'
import { WithTexts } from '../../with-texts.tsx'
import { EmailContact, PhoneContact } from '../contact-links.tsx'
import '#ui/prose.css'
import '../publications/publication.css'

const LegalText = ({ page }: { page: LegalPage }) => (
  <WithTexts area="notices">
    <div className="publication-text">
      <Text page={page} />
      <Contacts />
      <PrintedLine slug={page.slug} />
    </div>
  </WithTexts>
)

const Text = ({ page }: { page: LegalPage }) => {
  const { language } = useTranslation()
  return (
    <div
      className="prose"
      lang={language}
      dir={directionOf(language)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown and allows only known elements and URLs
      dangerouslySetInnerHTML={{ __html: textIn(page, language).html }}
    />
  )
}

const Contacts = () => {
  const { t } = useTranslation()
  const { contact_email, contact_phone } = useSettings()
  return (
    <div className="legal-contacts">
      <p>{t('legal.contact')}</p>
      {contact_email && <EmailContact email={contact_email} />}
      {contact_phone && <PhoneContact phone={contact_phone} />}
    </div>
  )
}

/** Printed only: the source of the text. */
const PrintedLine = ({ slug }: { slug: LegalPageSlug }) => {
  const { language } = useTranslation()
  const { publicUrl } = useSite()
  const settings = useSettings()
  return (
    <p className="publication-printed-line">
      <bdi>{settingIn(settings, 'site_title', language)}</bdi>
      <bdi dir="ltr">{addressIn(publicUrl, `/${slug}`, language)}</bdi>
    </p>
  )
}

export default LegalText
