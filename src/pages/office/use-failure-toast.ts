import { useEffect } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'

/** Says why records did not load. The list says it too, since a toast goes away. */
export const useFailureToast = (title: TextKey, error: Error | null, text = error?.message) => {
  const { t } = useTranslation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once per failure, even if the language changes
  useEffect(() => {
    if (error) showToast({ title: t(title), description: text, variant: 'destructive' })
  }, [error])
}
