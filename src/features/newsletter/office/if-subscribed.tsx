import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { subscriberCountsQuery } from './api.ts'

/** Shows an entry of the sidebar if the newsletter has a subscriber. */
export default function IfSubscribed({ children }: { children: ReactNode }) {
  const { data: counts } = useQuery(subscriberCountsQuery({ q: '', language: 'all', area: 'all' }))
  const isShown = counts !== undefined && counts.all > 0
  // The entries below move, and with them the current one.
  useLayoutEffect(() => {
    if (!isShown) return
    for (const link of document.querySelectorAll('.sidebar-link[aria-current]'))
      link.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return isShown && children
}
