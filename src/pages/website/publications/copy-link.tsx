import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCopy } from '#ui/use-copy.ts'

export const CopyLink = ({ address }: { address: string }) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({
    title: t('publications.copyFailed'),
    description: t('publications.copyFailed.text'),
  })
  return (
    <>
      <button type="button" className="publication-tool needs-scripts" onClick={() => copy(address)}>
        <Icon icon={isCopied ? Check : Link} />
        {t(isCopied ? 'publications.linkCopied' : 'publications.copyLink')}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t('publications.linkCopied')}
      </span>
    </>
  )
}
