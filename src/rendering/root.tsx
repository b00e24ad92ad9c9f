import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { useSearch } from 'wouter'
import type { Dictionary } from '#i18n/dictionary.ts'
import { directionOf, type Language, languages } from '#languages/language.ts'
import { App } from '#pages/app.tsx'
import { LanguageProvider } from '#pages/language-provider.tsx'
import { SiteProvider } from '#pages/site-context.tsx'
import { PostedFormContext, SentFormContext } from '#ui/posted-form.ts'
import type { Boot } from './boot.ts'

/** One tree for server and browser, so that rendering and hydration cannot differ. */
export const Root = ({
  boot,
  texts,
  queryClient,
}: {
  boot: Boot
  texts: Dictionary
  queryClient: QueryClient
}) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SiteProvider publicUrl={boot.publicUrl} status={boot.status} servedAt={boot.servedAt}>
        <LanguageProvider initialLanguage={boot.language} initialTexts={texts} gaps={boot.gaps}>
          {(language) => (
            <Document language={language}>
              <PostedFormContext value={boot.posted}>
                <SentForm>
                  <App />
                </SentForm>
              </PostedFormContext>
            </Document>
          )}
        </LanguageProvider>
      </SiteProvider>
    </QueryClientProvider>
  </StrictMode>
)

/** Read here once: a cached fragment that read the whole search would be rendered again for each one. */
const SentForm = ({ children }: { children: ReactNode }) => (
  <SentFormContext value={new URLSearchParams(useSearch()).get('sent')}>{children}</SentFormContext>
)

/**
 * The whole HTML document except the parts of its head that `page-frame.ts` adds. A script may already have
 * set the theme on `<html>`.
 */
const Document = ({ language, children }: { language: Language; children: ReactNode }) => (
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
