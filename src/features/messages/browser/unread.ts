import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '#browser/list-query.ts'

export const messagesKey = ['messages'] as const

/** The number of unread messages in the user's inbox. */
export const unreadMessagesQuery = () =>
  queryOptions({
    ...listQuery([...messagesKey, 'count'], 'GET /api/admin/messages', {
      query: { box: 'inbox', status: 'unread', pageSize: 1 },
      staleTime: 0,
    }),
    select: ({ total }) => total,
  })
