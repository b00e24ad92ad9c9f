import type { FastifyRequest } from 'fastify'

const unattendedHeader = 'x-unattended'

/**
 * Whether a page made the call by itself while the user is away. Such a call does not extend the session and
 * marks nothing as read. The event stream always counts as unattended, since it cannot send headers.
 */
export const isUnattended = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers[unattendedHeader] !== undefined || routeOptions.url === '/api/live'
