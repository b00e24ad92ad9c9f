import { hash } from 'node:crypto'
import { remembered } from './remembered.ts'

/** Memoized, since the same few styles are in all pages. */
const hashOf = remembered((text: string) => `'sha256-${hash('sha256', text, 'base64')}'`)

/**
 * Allowed only on public pages, and only if the firm counts visits; browsers load nothing from there without
 * consent.
 */
const analyticsScripts = 'https://www.googletagmanager.com'
const analyticsCalls =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'

/** Scripts and styles come from files. Inline code is written by the build and allowed by its hash. */
export const contentSecurityPolicy = (
  inline: { scripts?: readonly string[]; styles?: readonly string[] } = {},
  { isDevelopment = false, allowsAnalytics = false } = {},
): string =>
  [
    "default-src 'self'",
    [
      "script-src 'self'",
      ...(inline.scripts ?? []).map(hashOf),
      ...(allowsAnalytics ? [analyticsScripts] : []),
    ].join(' '),
    // Vite injects styles during development.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : ["style-src 'self'", ...(inline.styles ?? []).map(hashOf)].join(' '),
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${allowsAnalytics ? ` ${analyticsCalls}` : ''}`,
    // The map of the office, loaded on the visitor's request, and mails of the outbox.
    "frame-src 'self' https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** For a file that is no page: as a document, it loads and runs nothing. */
export const inertPolicy = "default-src 'none'; sandbox"

export const securityHeaders = (policy: string, isHttps: boolean): Record<string, string> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})
