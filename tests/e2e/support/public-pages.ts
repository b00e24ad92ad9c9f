import { type WebsitePath, websiteScreens } from '#pages/website-screens.ts'

/** Where a page is looked at otherwise than by its path alone, or in several states; ids are the sample's. */
const states: Partial<Record<WebsitePath, readonly string[]>> = {
  '/publications': ['/publications', `/publications?q=${encodeURIComponent('عقد')}`],
  // The second is in English alone.
  '/publications/:id': ['/publications/3', '/publications/12'],
  '/services/:id': ['/services/2'],
  '/team/:id': ['/team/1'],
  '/newsletter/confirm': ['/newsletter/confirm?token=unknown'],
  '/newsletter/unsubscribe': ['/newsletter/unsubscribe?token=unknown'],
  '/reset-password': ['/reset-password', '/reset-password?token=unknown'],
  '/verify-email': ['/verify-email?token=unknown'],
  '/auth': ['/auth', '/auth?tab=register'],
}

/** Every screen of the public site by an address of it, and what no table knows. */
export const publicPages = [...websiteScreens.flatMap(({ path }) => states[path] ?? [path]), '/nothing-here']

/** What the browser says of the pages above that are not there. */
export const missingPages = /404 .*\/(nothing-here|api\/newsletter\/confirm\?.*)$/
