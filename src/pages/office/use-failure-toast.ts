import { useEffect } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'

/** Shows why records did not load. The list shows it too, since a toast disappears. */
export const useFailureToast = (title: TextKey, error: Error | null) => {
  const { t } = useTranslation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once per failure, even if the language changes
  useEffect(() => {
    if (error) showToast({ title: t(title), description: failureMessage(error, t), variant: 'destructive' })
  }, [error])
}
