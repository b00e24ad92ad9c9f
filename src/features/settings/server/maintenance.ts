import type { FastifyRequest } from 'fastify'
import type { PagePath } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { AppError } from '#http/errors.ts'
import { isInProcess } from '#http/in-process.ts'
import type { KnownSettings } from './known-settings.ts'

/** Seconds after which a visitor or a crawler may try again. */
const retryAfter = 600

/** The login of the office, and the calls of its screens before the user is known (P4.6). */
const openPages: PagePath[] = ['/auth', '/reset-password', '/dashboard']
const openPaths = new Set<string>([
  ...openPages,
  '/api/login',
  '/api/logout',
  '/api/password/forgot',
  '/api/password/reset',
  '/api/user',
  '/api/settings',
])
const openAreas = ['/dashboard/', '/api/admin/']

/** Compares the URL as sent, so that other spellings are refused. */
export const staysOpen = (url: string): boolean => {
  const [path = ''] = url.split('?')
  return openPaths.has(path) || openAreas.some((area) => path.startsWith(area))
}

/**
 * During maintenance only the office can use the site; all other paths are refused. `identify` authenticates
 * the user, unless that has been done already.
 */
export const refuseDuringMaintenance =
  (settings: KnownSettings, identify: (request: FastifyRequest) => Promise<void> = async () => {}) =>
  async (request: FastifyRequest): Promise<void> => {
    if (staysOpen(request.url) || isInProcess(request)) return
    if ((await settings.get()).maintenance_mode !== 'true') return
    await identify(request)
    if (!request.user || !may(request.user.role, 'dashboard.view'))
      throw new AppError('maintenance', { retryAfter })
  }
