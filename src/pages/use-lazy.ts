import { type ComponentType, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'

/**
 * Code that is fetched when somebody first asks for it: `Part` is there once `fetchPart` answered true. When the
 * fetch fails it says so, and the next press tries again.
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
