import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'

const successShownFor = 4_000

export const CopyLink = ({ address }: { address: string }) => {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), successShownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Permission denied, or a page on plain http, where browsers have no clipboard.
      showToast({
        variant: 'destructive',
        title: t('publications.copyFailed'),
        description: t('publications.copyFailed.text'),
      })
    }
  }
  return (
    <>
      <button type="button" className="publication-tool needs-scripts" onClick={copy}>
        <Icon icon={isCopied ? Check : Link} />
        {t(isCopied ? 'publications.linkCopied' : 'publications.copyLink')}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t('publications.linkCopied')}
      </span>
    </>
  )
}
