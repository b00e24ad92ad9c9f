/**
 * A mail is displayed as a page with texts by others: it cannot run or load anything, and only our pages may
 * frame it.
 */
export const frameHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
}
