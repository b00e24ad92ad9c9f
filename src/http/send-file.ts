import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { inertPolicy } from './security-headers.ts'

export type Range = { start: number; end: number }

/**
 * The single range of a `Range` header. Undefined for none, several or an invalid one; then the whole file is
 * sent.
 */
const rangeOf = (header: string | undefined, size: number): Range | undefined => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [first, last] = [match[1] ?? '', match[2] ?? '']
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) throw new AppError('range')
  return start <= end ? { start, end } : undefined
}

type Sent = { name: string; type: string; size: number }

/**
 * For a PDF that we have drawn and that only our pages may frame. The viewers of browsers embed the file, and
 * do not run in a sandbox.
 */
export const framedPdf = (name: string) => ({
  'content-disposition': attachmentNamed(name).replace('attachment', 'inline'),
  'content-security-policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
})

/** Sends a file as an attachment, so that no browser opens it as a page. `headers` replace those of a download. */
export const sendAttachment = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, size }: Sent,
  open: (range: Range | undefined) => Readable,
  headers: Record<string, string> = {},
) => {
  const range = rangeOf(request.headers.range, size)
  reply.headers({
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': attachmentNamed(name),
    'content-security-policy': inertPolicy,
    'accept-ranges': 'bytes',
    'content-length': range ? range.end - range.start + 1 : size,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    ...headers,
  })
  return reply.code(range ? 206 : 200).send(open(range))
}

const unsafe = /[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu

/**
 * The `Content-Disposition` of a download. A name in any script is encoded by RFC 8187; older programs get
 * its ASCII letters. No name can break out of the header or its folder.
 */
export const attachmentNamed = (name: string): string => {
  const safe = name.toWellFormed().replace(unsafe, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '')
  const extension = /\.[a-z0-9]{1,8}$/i.exec(safe)?.[0] ?? ''
  const stem = safe.slice(0, safe.length - extension.length)
  const ascii = stem
    .replace(/[^\x20-\x7e]+/g, '')
    .replace(/[%\s]+/g, ' ')
    .trim()
  return `attachment; filename="${ascii || 'download'}${extension}"; filename*=UTF-8''${encoded(safe || 'download')}`
}

/** `encodeURIComponent` leaves some characters that an extended value must not contain. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
