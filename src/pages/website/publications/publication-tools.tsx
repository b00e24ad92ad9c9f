import Mail from 'lucide-react/icons/mail'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { href } from '#access/href.ts'
import type { Publication } from '#features/publications/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import { SocialIcon } from '#ui/social-icon.tsx'
import { addressIn } from '../../page-addresses.ts'
import { useSite } from '../../site-context.tsx'
import { WithTexts } from '../../with-texts.tsx'
import { CopyLink } from './copy-link.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import '#ui/button.css'

/** The tools below the text, on screens too narrow for a side column. */
const PublicationTools = ({ publication }: { publication: Publication }) => (
  <WithTexts area="publications">
    <div className="publication-tools-below">
      <Tools publication={publication} />
    </div>
  </WithTexts>
)

/** Share, save and print. */
export const Tools = ({ publication }: { publication: Publication }) => {
  const { t, language } = useTranslation()
  const { publicUrl } = useSite()
  const address = addressIn(publicUrl, href('/publications/:id', { id: publication.id }), language)
  return (
    <div className="publication-tools">
      <h2>{t('publications.share')}</h2>
      <ShareLinks address={address} title={localized(publication, 'title', language).text} />
      <CopyLink address={address} />
      <FavoriteButton publication={publication} />
      <button type="button" className="publication-tool needs-scripts" onClick={() => window.print()}>
        <Icon icon={Printer} />
        {t('publications.print')}
      </button>
    </div>
  )
}

/** Plain links: the networks receive no request until one is followed. */
const ShareLinks = ({ address, title }: { address: string; title: string }) => {
  const { t } = useTranslation()
  const [url, text, both] = [address, title, `${title}\n${address}`].map(encodeURIComponent)
  return (
    <ul className="publication-share">
      <ShareLink href={`https://x.com/intent/post?text=${text}&url=${url}`} label={t('publications.share.x')}>
        <SocialIcon network="x" />
      </ShareLink>
      <ShareLink
        href={`https://www.linkedin.com/sharing/share-offsite/?url=${url}`}
        label={t('publications.share.linkedin')}
      >
        <SocialIcon network="linkedin" />
      </ShareLink>
      <ShareLink href={`https://wa.me/?text=${both}`} label={t('publications.share.whatsapp')}>
        <SocialIcon network="whatsapp" />
      </ShareLink>
      <ShareLink href={`mailto:?subject=${text}&body=${both}`} label={t('publications.share.email')}>
        <Icon icon={Mail} />
      </ShareLink>
    </ul>
  )
}

const ShareLink = ({ href, label, children }: { href: string; label: string; children: ReactNode }) => (
  <li>
    <a className="icon-button" href={href} aria-label={label} title={label} rel="noopener nofollow">
      {children}
    </a>
  </li>
)

export default PublicationTools
