import type { QueryClient } from '@tanstack/react-query'
import { lastMoment } from '#features/consultations/working-hours.ts'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { analyticsIdOf, settingsOf } from '#features/settings/setting-values.ts'
import type { Page } from '../page.ts'
import { pageIsDrawn } from '../routes.ts'

/** When React takes a page over: with a touch, once the page has loaded, or at once. */
export type Start = 'touch' | 'load' | 'now'

/**
 * A page that answers what was sent takes the focus, and notices are drawn by React alone. At the login a browser lists
 * passkeys under a field that is focused after the page has asked for them.
 */
export const startOf = (
  page: Page,
  { parameters, isPosted, known }: { parameters: URLSearchParams; isPosted: boolean; known: QueryClient },
): Start => {
  if (!pageIsDrawn(page)) return 'now'
  const settings = settingsOf(known.getQueryData(settingsQuery().queryKey) ?? [])
  const hasNotices = settings.maintenance_mode === 'true' || analyticsIdOf(settings) !== ''
  const isAsked = isPosted || parameters.has('sent') || parameters.has('token') || page.access === 'guests'
  return isAsked || hasNotices ? 'load' : 'touch'
}

/** What a page takes for the present: an instant of each drawing would make equal pages differ. */
export const servedAt = (): string => lastMoment(new Date()).toISOString()
