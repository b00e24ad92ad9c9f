import type { QueryClient } from '@tanstack/react-query'
import { calendarQuery } from '#features/office-hours/browser/use-calendar.ts'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { analyticsIdOf } from '#features/settings/setting-formats.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { defaultCalendar } from '#firm-time/calendar.ts'
import { lastMoment } from '#firm-time/opening.ts'
import type { Page } from '../page.ts'
import { isPageRendered } from '../routes.ts'
import type { WebsitePath } from '../website-screens.ts'

/** When React hydrates a page: on the first interaction, once the page has loaded, or immediately. */
export type Start = 'touch' | 'load' | 'now'

/** A file that is dropped before hydration would replace the page. */
const fileChoice: WebsitePath = '/verify'

/**
 * A page that responds to a sent form takes focus, and only React renders notices. At the login, a browser
 * lists passkeys under a field only if the page has requested them before it gets focus.
 */
export const startOf = (
  page: Page,
  { parameters, isPosted, known }: { parameters: URLSearchParams; isPosted: boolean; known: QueryClient },
): Start => {
  if (!isPageRendered(page)) return 'now'
  const settings = settingsOf(known.getQueryData(settingsQuery().queryKey) ?? [])
  const hasNotices = settings.maintenance_mode === 'true' || analyticsIdOf(settings) !== ''
  const isRequested =
    isPosted ||
    parameters.has('sent') ||
    parameters.has('token') ||
    page.access === 'guests' ||
    page.path === fileChoice
  return isRequested || hasNotices ? 'load' : 'touch'
}

/** The page's current time, rounded: the time of each render would make equal pages differ. */
export const servedAt = (known: QueryClient): string =>
  lastMoment(new Date(), known.getQueryData(calendarQuery().queryKey) ?? defaultCalendar).toISOString()
