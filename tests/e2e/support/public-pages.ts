import { type WebsitePath, websiteScreens } from '#pages/website-screens.ts'

/** URLs to check instead of a screen's path, or several states of it. Ids are the sample's. */
const states: Partial<Record<WebsitePath, readonly string[]>> = {
  '/publications': ['/publications', `/publications?q=${encodeURIComponent('عقد')}`],
  '/search': [
    '/search',
    `/search?q=${encodeURIComponent('شركات')}`,
    `/search?q=${encodeURIComponent('ظظظظ')}`,
  ],
  // The second exists only in English.
  '/publications/:id': ['/publications/3', '/publications/12'],
  '/services/:id': ['/services/2'],
  '/team/:id': ['/team/1'],
  '/newsletter/confirm': ['/newsletter/confirm?token=unknown'],
  '/newsletter/areas': ['/newsletter/areas?token=unknown'],
  '/newsletter/unsubscribe': ['/newsletter/unsubscribe?token=unknown'],
  '/reset-password': ['/reset-password', '/reset-password?token=unknown'],
  '/verify-email': ['/verify-email?token=unknown'],
  '/auth': ['/auth', '/auth?tab=register'],
}

/** A URL for every public screen, and unknown URLs. */
export const publicPages = [...websiteScreens.flatMap(({ path }) => states[path] ?? [path]), '/nothing-here']

/** Console messages about the missing pages above. */
export const missingPages = /404 .*\/(nothing-here|api\/newsletter\/confirm\?.*)$/
