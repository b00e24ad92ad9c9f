import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatNumber } from '#i18n/dictionary.ts'
import { todayCountQuery } from '../browser/api.ts'

/** Prefixes the title of the tab with the number of entries of Today: `(3) Overview – Mizan`. */
export const useTitleCount = () => {
  const { data: { total } = { total: 0 } } = useQuery(todayCountQuery())
  useEffect(() => {
    if (total === 0) return
    const prefix = `(${formatNumber(total)}) `
    const write = () => {
      if (!document.title.includes(prefix)) document.title = prefix + document.title
    }
    write()
    // Each page writes its own title.
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(prefix, '')
    }
  }, [total])
}
