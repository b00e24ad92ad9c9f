import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInProcess } from './in-process.ts'

/** Whoever asks for these is a machine of the house, and knows its address. */
const healthCalls = new Set(['/healthz', '/readyz'])

/** Nobody can point these at another machine: a proxy beside us that passes no Host on asks by them. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Refuses what was meant for another host: a name that somebody else points here is no name of the firm, and a page
 * under it would be theirs to read.
 */
export const refuseUnknownHost = (publicUrl: () => string) => async (request: FastifyRequest) => {
  if (isInProcess(request) || healthCalls.has(request.url)) return
  if (hostsOf(request) > 1) throw new AppError('misdirected')
  if (ownMachine.test(request.host)) return
  const { host, protocol } = new URL(publicUrl())
  const asked = `${protocol}//${request.host}`
  if (!URL.canParse(asked) || new URL(asked).host !== host) throw new AppError('misdirected')
}

/** Of two, a proxy may have read the other one. */
const hostsOf = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length
