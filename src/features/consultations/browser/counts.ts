import { keepPreviousData } from '@tanstack/react-query'
import { callQuery } from '#browser/call-api.ts'
import type { AssigneeFilter, OriginFilter } from '../values.ts'

export const consultationsKey = ['consultations'] as const

/** The number of consultations in each status. */
export const consultationCountsQuery = ({
  q = '',
  assignee = 'all',
  origin = 'all',
}: {
  q?: string
  assignee?: AssigneeFilter
  origin?: OriginFilter
} = {}) =>
  callQuery(consultationsKey, 'GET /api/admin/consultations/counts', {
    query: { q, assignee, origin },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
