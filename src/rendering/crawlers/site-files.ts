import { type Settings, settingIn } from '#features/settings/setting-values.ts'
import type { Translate } from '#i18n/translator.ts'
import { directionOf, type Language } from '#languages/language.ts'

/** The web app manifest in one language. */
export const manifestOf = (settings: Settings, language: Language, t: Translate) => {
  const name = settingIn(settings, 'site_title', language) || t('brand.descriptor')
  return {
    id: '/',
    name,
    description: settingIn(settings, 'site_description', language),
    lang: language,
    dir: directionOf(language),
    start_url: `/?lang=${language}`,
    scope: '/',
    display: 'browser',
    background_color: '#f9f9f5',
    theme_color: '#021e22',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

const monthsAhead = 6

/**
 * The contact for reporting a vulnerability (RFC 9116): the firm's mailbox, or its contact page if no mailbox
 * is set.
 */
export const securityTxtOf = (publicUrl: string, contactEmail: string, now = new Date()): string => {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1))
  return [
    `Contact: ${contactEmail ? `mailto:${contactEmail}` : `${publicUrl}/contact`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
