import { createHash } from 'node:crypto'

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * No executable inline script anywhere, so no nonce: pages stay cacheable. Styles from files, and the few
 * that the select component writes into the page, each by its hash.
 */
export const contentSecurityPolicy = (inlineStyles: readonly string[], isDevelopment = false): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Vite writes styles into the page while developing.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' ${inlineStyles.map(hashOf).join(' ')}`.trim(),
    "img-src 'self' data: https:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

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
