import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedPage } from './html-cache.ts'

/** Answers with what was drawn, compressed as the asker can read it, or with 304 where it is known already. */
export const sendRendered = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { type, language, isPrivate = false }: { type: string; language?: string; isPrivate?: boolean },
) => {
  reply.headers({
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

/** A list of tags, or any; the weak mark says only that a proxy has compressed the page. */
const hasSeen = (seen: string | undefined, etag: string): boolean =>
  seen?.trim() === '*' || (seen?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false)

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** `br;q=0` names an encoding only to refuse it. */
const accepts = (accepted: string | undefined, encoding: string): boolean =>
  accepted?.split(',').some((range) => {
    const [name = '', quality = 'q=1'] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && Number(quality.replace(/^q=/, '')) > 0
  }) ?? false
