/** Every screen of the public site by an address of it; ids are the sample's. */
export const publicPages = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'a service', path: '/services/2' },
  { name: 'a person', path: '/team/1' },
  { name: 'clients', path: '/clients' },
  { name: 'publications', path: '/publications' },
  { name: 'a search', path: `/publications?q=${encodeURIComponent('عقد')}` },
  { name: 'an article', path: '/publications/3' },
  { name: 'an article in English alone', path: '/publications/12' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy notice', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'disclaimer', path: '/disclaimer' },
  { name: 'newsletter link', path: '/newsletter/confirm?token=unknown' },
  { name: 'end of the newsletter', path: '/newsletter/unsubscribe?token=unknown' },
  { name: 'forgotten password', path: '/reset-password' },
  { name: 'broken link to a new password', path: '/reset-password?token=unknown' },
  { name: 'broken link of an address', path: '/verify-email?token=unknown' },
  { name: 'log in', path: '/auth' },
  { name: 'register', path: '/auth?tab=register' },
  { name: 'not found', path: '/nothing-here' },
] as const

/** What the browser says of the pages above that are not there. */
export const missingPages = /404 .*\/(nothing-here|api\/newsletter\/confirm\?.*)$/
