import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedBody, CachedResponse, Encoding } from './cached-response.ts'

/** Sends the response in an encoding that the client accepts, or 304 if the client has it already. */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): Promise<FastifyReply> => {
  reply.headers({ ...answer.headers, etag: answer.etag })
  if (answer.status === 200 && hasSeen(request.headers['if-none-match'], answer.etag))
    return reply.removeHeader('content-type').code(304).send()
  return sendBody(request, reply.code(answer.status), answer.body)
}

/** Sends the bytes in an encoding that the client accepts. */
export const sendBody = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> => {
  const encoding = body.isCompressed ? bestEncoding(headers['accept-encoding']) : undefined
  if (!encoding) return reply.send(body.identity)
  return reply.header('content-encoding', encoding).send(await body.in(encoding))
}

/**
 * `If-None-Match` is `*` or a list of tags; a weak prefix only means that a proxy compressed the response.
 */
export const hasSeen = (seen: string | undefined, etag: string): boolean =>
  seen !== undefined &&
  (seen === etag || seen.trim() === '*' || seen.split(',').some((tag) => opaque(tag) === opaque(etag)))

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

export const bestEncoding = (accepted: string | undefined): Encoding | undefined => {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : undefined
}

/** `br;q=0` explicitly refuses an encoding. */
const accepts = (accepted: string | undefined, encoding: Encoding): boolean =>
  accepted?.split(',').some((range) => {
    const [name = '', quality = 'q=1'] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && Number(quality.replace(/^q=/, '')) > 0
  }) ?? false
