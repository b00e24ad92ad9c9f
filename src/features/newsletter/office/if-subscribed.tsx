import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { subscriberCountsQuery } from './api.ts'

/** Shows an entry of the sidebar if the newsletter has a subscriber. */
export default function IfSubscribed({ children }: { children: ReactNode }) {
  const { data: counts } = useQuery(subscriberCountsQuery({ q: '', language: 'all', area: 'all' }))
  return counts !== undefined && counts.all > 0 && children
}
