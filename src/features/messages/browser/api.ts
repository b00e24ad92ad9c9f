import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Role } from '#access/roles.ts'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import { postOnce } from '#browser/send-once.ts'
import { whileChecking } from '#features/malware/browser/api.ts'
import type {
  Correspondent,
  KnownCorrespondent,
  Message,
  MessageInput,
  MessageStatus,
  MessageThread,
} from '../schema.ts'

export const messagesKey = ['messages'] as const

/** The office's table. `parameters` are those of the address bar: box, userId, page, pageSize, sort, q. */
export const adminMessagesQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/messages?${parameters}`
  return queryOptions({
    queryKey: [...messagesKey, path],
    queryFn: ({ signal }) => callApiForPage<Message>(path, { signal }),
    placeholderData: keepPreviousData,
    // Letters come in while the page is open.
    staleTime: 0,
  })
}

/** How many wait in the inbox of whoever asks. */
export const unreadMessagesQuery = () => {
  const path = '/api/admin/messages?box=inbox&status=unread&pageSize=1'
  return queryOptions({
    queryKey: [...messagesKey, 'count', path],
    queryFn: async ({ signal }) => (await callApiForPage<Message>(path, { signal })).total,
    staleTime: 0,
  })
}

/** A client's boxes. `parameters` are those of the address bar: box, page, pageSize, sort, q. */
export const ownMessagesQuery = (parameters: URLSearchParams) => {
  const path = `/api/messages?${parameters}`
  return queryOptions({
    queryKey: [...messagesKey, path],
    queryFn: ({ signal }) => callApiForPage<Message>(path, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Both sides of what was written about one request, oldest first. */
export const messagesAboutQuery = (consultationId: number) =>
  queryOptions<Message[]>({
    queryKey: [...messagesKey, `/api/messages?consultationId=${consultationId}&sort=createdAt&pageSize=500`],
    staleTime: 0,
    refetchInterval: ({ state }) => whileChecking(state.data?.flatMap(checksOf)),
  })

/** Whom a client may write to besides the firm; of one request, who is assigned to it. */
export const ownCorrespondentsQuery = (consultationId?: number) =>
  queryOptions<Correspondent[]>({
    queryKey: [
      'correspondents',
      `/api/client/correspondents${consultationId === undefined ? '' : `?consultationId=${consultationId}`}`,
    ],
  })

/** Asking for it is opening it: the recipient has read it then. */
export const messageThreadQuery = (id: number) =>
  queryOptions<MessageThread>({
    queryKey: [...messagesKey, `/api/messages/${id}`],
    staleTime: 0,
    refetchInterval: ({ state }) => whileChecking(state.data?.thread.flatMap(checksOf)),
  })

const checksOf = ({ attachments }: Message) => attachments.map(({ malwareCheck }) => malwareCheck)

export const sendMessage = (input: MessageInput) => postOnce<Message>('/api/messages', input)

export const setMessageStatus = (id: number, status: Exclude<MessageStatus, 'unread'>) =>
  callApi<Message>(`/api/messages/${id}`, { method: 'PUT', body: { status } })

/** Whom the office may write to, by a few letters of the name. */
export const correspondentsQuery = (words: string, role?: Role) => {
  const parameters = new URLSearchParams({ q: words, pageSize: '20', ...(role && { role }) })
  return queryOptions<KnownCorrespondent[]>({
    queryKey: ['correspondents', `/api/admin/correspondents?${parameters}`],
  })
}

export const correspondentQuery = (id: number) =>
  queryOptions<KnownCorrespondent>({ queryKey: ['correspondents', `/api/admin/correspondents/${id}`] })
