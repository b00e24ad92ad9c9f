import type { Role } from '#access/roles.ts'
import { callApi, callQuery } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import { postOnce } from '#browser/send-once.ts'
import { whileChecking } from '#features/malware/browser/api.ts'
import type { Message, MessageInput, MessageStatus } from '../schema.ts'
import { messagesKey } from './unread.ts'

export const correspondentsKey = ['correspondents'] as const

/** The office's table. `parameters` is the query of the page: box, userId, page, pageSize, sort, q. */
export const adminMessagesQuery = (parameters: URLSearchParams) =>
  listQuery(messagesKey, 'GET /api/admin/messages', {
    query: parameters,
    // Messages arrive while the page is open.
    staleTime: 0,
  })

/**
 * A client's boxes, with each conversation once. `parameters` is the query of the page: box, page,
 * pageSize, q.
 */
export const conversationsQuery = (parameters: URLSearchParams) =>
  listQuery(messagesKey, 'GET /api/client/conversations', { query: parameters, staleTime: 0 })

/** The messages about one consultation in both directions, oldest first. */
export const messagesAboutQuery = (consultationId: number) =>
  callQuery(messagesKey, 'GET /api/messages', {
    query: { consultationId, sort: 'createdAt', pageSize: 500 },
    staleTime: 0,
    refetchInterval: ({ state }) => whileChecking(state.data?.flatMap(checksOf)),
  })

/** The people to whom a client can write besides the firm; for one consultation, its assignee. */
export const ownCorrespondentsQuery = (consultationId?: number) =>
  callQuery(correspondentsKey, 'GET /api/client/correspondents', {
    query: consultationId === undefined ? undefined : { consultationId },
  })

/** Loading a message marks it as read for its recipient. */
export const messageThreadQuery = (id: number) =>
  callQuery(messagesKey, 'GET /api/messages/:id', {
    params: { id },
    staleTime: 0,
    refetchInterval: ({ state }) => whileChecking(state.data?.thread.flatMap(checksOf)),
  })

const checksOf = ({ attachments }: Message) => attachments.map(({ malwareCheck }) => malwareCheck)

export const sendMessage = (input: MessageInput) => postOnce('POST /api/messages', input)

export const setMessageStatus = (id: number, status: Exclude<MessageStatus, 'unread'>) =>
  callApi('PUT /api/messages/:id', { params: { id }, body: { status } })

/** The people to whom the office can write, by part of the name. */
export const correspondentsQuery = (q: string, role?: Role) =>
  callQuery(correspondentsKey, 'GET /api/admin/correspondents', {
    query: { q, pageSize: 20, ...(role && { role }) },
  })

export const correspondentQuery = (id: number) =>
  callQuery(correspondentsKey, 'GET /api/admin/correspondents/:id', { params: { id } })
