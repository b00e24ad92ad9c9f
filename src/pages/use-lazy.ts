import { type ComponentType, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'

/**
 * Code that is fetched on first use: `Part` is set once `fetchPart` has resolved to true. If the fetch fails, a toast
 * says so and the next press retries.
 */
export const useLazy = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const { t } = useTranslation()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const fetchPart = async (): Promise<boolean> => {
    try {
      const loaded = await load()
      setPart(() => loaded.default)
      return true
    } catch {
      showToast({ title: t('toast.generic'), variant: 'destructive' })
      return false
    }
  }
  return { Part, fetchPart }
}
