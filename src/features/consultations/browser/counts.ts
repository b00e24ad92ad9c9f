import { keepPreviousData } from '@tanstack/react-query'
import { callQuery } from '#browser/call-queries.ts'
import type { AssigneeFilter } from '../schema.ts'

export const consultationsKey = ['consultations'] as const

/** The number of consultations in each status. */
export const consultationCountsQuery = ({
  q = '',
  assignee = 'all',
}: {
  q?: string
  assignee?: AssigneeFilter
} = {}) =>
  callQuery(consultationsKey, 'GET /api/admin/consultations/counts', {
    query: { q, assignee },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
