import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedPage } from './html-cache.ts'

/** Sends the rendered page in an encoding the client accepts, or 304 if the client has it already. */
export const sendRendered = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Omit<CachedPage, 'boot'>,
  { type, language, isPrivate = false }: { type: string; language?: string; isPrivate?: boolean },
) => {
  reply.headers({
    ...page.headers,
    ...(language && { 'content-language': language }),
    'cache-control': isPrivate ? 'no-store' : 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    etag: page.etag,
  })
  if (page.status === 200 && hasSeen(request.headers['if-none-match'], page.etag))
    return reply.code(304).send()
  reply.code(page.status).type(type)
  const accepted = request.headers['accept-encoding']
  if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(page.brotli)
  if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.html)
}

/** `If-None-Match` is `*` or a list of tags; the weak prefix only says that a proxy compressed the page. */
const hasSeen = (seen: string | undefined, etag: string): boolean =>
  seen?.trim() === '*' || (seen?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false)

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** `br;q=0` explicitly refuses an encoding. */
const accepts = (accepted: string | undefined, encoding: string): boolean =>
  accepted?.split(',').some((range) => {
    const [name = '', quality = 'q=1'] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && Number(quality.replace(/^q=/, '')) > 0
  }) ?? false
