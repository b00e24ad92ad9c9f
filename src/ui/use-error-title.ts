import { useEffect } from 'react'
import { useTranslation } from '#i18n/translate.tsx'

/** Prefixes the page's title with «Error:» while a form has errors: screen readers announce the title first. */
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
