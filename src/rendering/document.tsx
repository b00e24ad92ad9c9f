import type { ReactNode } from 'react'
import { directionOf, type Language } from '#languages/language.ts'
import { type Boot, bootElementId, serializeBoot } from './boot.ts'

/** The whole HTML document. `before-paint.js` may already have set the theme on `<html>`. */
export const Document = ({
  boot,
  language,
  children,
}: {
  boot: Boot
  language: Language
  children: ReactNode
}) => (
  <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#021e22" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/site.webmanifest?lang=${language}`} />
      <script src="/before-paint.js" />
      {boot.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
    </head>
    <body>
      {children}
      <script
        id={bootElementId}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped; React would escape its quotes
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? serializeBoot(boot) : '' }}
      />
    </body>
  </html>
)
