import { type ComponentType, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from './toast.ts'
import { whileFetching } from './while-fetching.ts'

/**
 * Code that is fetched on first use: `Part` is set once `fetchPart` has resolved to true. If the fetch fails,
 * a toast is shown and the next click retries. Meanwhile the page shows a waiting state, and the button can
 * show it too.
 */
export const useLazy = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const { t } = useTranslation()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isFetching, setFetching] = useState(false)
  const fetchPart = async (): Promise<boolean> => {
    setFetching(true)
    try {
      const loaded = await whileFetching(load())
      setPart(() => loaded.default)
      return true
    } catch {
      showToast({ title: t('toast.generic'), variant: 'destructive' })
      return false
    } finally {
      setFetching(false)
    }
  }
  return { Part, isFetching, fetchPart }
}
