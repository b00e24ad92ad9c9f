import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInProcess } from './in-process.ts'

/** Whoever asks for these is a machine of the house, and knows its address. */
const healthCalls = new Set(['/healthz', '/readyz'])

/**
 * Refuses what was meant for another host: a name that somebody else points here is no name of the firm, and a page
 * under it would be theirs to read.
 */
export const refuseUnknownHost = (publicUrl: () => string) => async (request: FastifyRequest) => {
  if (isInProcess(request) || healthCalls.has(request.url)) return
  const { host, protocol } = new URL(publicUrl())
  const asked = `${protocol}//${request.host}`
  if (hostsOf(request) > 1 || !URL.canParse(asked) || new URL(asked).host !== host)
    throw new AppError('misdirected')
}

/** Of two, a proxy may have read the other one. */
const hostsOf = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length
