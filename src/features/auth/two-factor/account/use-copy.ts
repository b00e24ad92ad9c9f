import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'

const successShownFor = 4_000

export const useCopy = () => {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), successShownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Not permitted, or an unencrypted connection, where browsers offer no clipboard.
      showToast({
        variant: 'destructive',
        title: t('twoFactor.copyFailed'),
        description: t('twoFactor.copyFailed.text'),
      })
    }
  }
  return { isCopied, copy }
}
