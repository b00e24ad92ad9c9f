/** The headers that decide whether a request can be served from memory. */
export type PlainHeaders = {
  host?: string
  cookie?: string
  'accept-language'?: string
  'accept-encoding'?: string
  'if-none-match'?: string
  authorization?: string
  'x-forwarded-for'?: string
  'x-forwarded-host'?: string
}

const wanted = new Set<string>([
  'host',
  'cookie',
  'accept-language',
  'accept-encoding',
  'if-none-match',
  'authorization',
  'x-forwarded-for',
  'x-forwarded-host',
] satisfies (keyof PlainHeaders)[])
const ofBodies = new Set(['content-length', 'transfer-encoding'])
const lengths = new Set([...wanted, ...ofBodies].map((name) => name.length))

/**
 * Reads the raw headers: building Node's header object costs more than all the rest of a cached response.
 * Undefined for a request with a body, or with one of these headers twice.
 */
export const plainHeaders = (rawHeaders: readonly string[]): PlainHeaders | undefined => {
  const found: PlainHeaders = {}
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index] ?? ''
    if (!lengths.has(sent.length)) continue
    const name = sent.toLowerCase() as keyof PlainHeaders
    if (wanted.has(name)) {
      if (found[name] !== undefined) return undefined
      found[name] = rawHeaders[index + 1] ?? ''
    } else if (ofBodies.has(name)) return undefined
  }
  return found
}
