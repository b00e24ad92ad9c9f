import type { FastifyRequest } from 'fastify'

const unattendedHeader = 'x-unattended'

/**
 * Whether a page asks by itself while nobody touches it. Such a call keeps no session open and marks nothing as read. A
 * stream cannot send headers, and nobody ever presses a key for it.
 */
export const isUnattended = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers[unattendedHeader] !== undefined || routeOptions.url === '/api/live'
