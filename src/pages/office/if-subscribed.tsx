import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { subscriberCountsQuery } from '#features/newsletter/office/api.ts'

export default function IfSubscribed({ children }: { children: ReactNode }) {
  const { data: counts } = useQuery(subscriberCountsQuery({ q: '', language: 'all', area: 'all' }))
  return counts && counts.all > 0 ? children : null
}
