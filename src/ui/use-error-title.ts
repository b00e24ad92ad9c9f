import { useEffect } from 'react'
import { useTranslation } from '#i18n/translate.tsx'

/** The page's title begins with «Error:» while a form shows what is wrong: the first thing a screen reader says. */
export const useErrorTitle = (hasErrors: boolean) => {
  const { t } = useTranslation()
  const prefix = `${t('form.errorPrefix')} `
  useEffect(() => {
    if (!hasErrors) return
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [hasErrors, prefix])
}
