import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '#browser/list-query.ts'

export const contactMessagesKey = ['contact-messages'] as const

/** The number of unread contact messages. */
export const unreadContactMessagesQuery = () =>
  queryOptions({
    ...listQuery([...contactMessagesKey, 'count'], 'GET /api/admin/contact-messages', {
      query: { unread: 'true', pageSize: 1 },
      staleTime: 0,
    }),
    select: ({ total }) => total,
  })
