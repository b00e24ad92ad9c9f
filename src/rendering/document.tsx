import type { ReactNode } from 'react'
import { directionOf, type Language, languages } from '#languages/language.ts'

/**
 * The whole HTML document except the parts of its head that `page-frame.ts` adds. A script may already have
 * set the theme on `<html>`.
 */
export const Document = ({ language, children }: { language: Language; children: ReactNode }) => (
  <html
    lang={language}
    dir={directionOf(language)}
    // Read by `first/before-paint.ts`, which is too small to import it.
    data-languages={languages.join(' ')}
    suppressHydrationWarning
  >
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#021e22" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/site.webmanifest?lang=${language}`} />
    </head>
    <body>{children}</body>
  </html>
)
