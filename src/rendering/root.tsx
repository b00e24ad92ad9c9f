import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { useSearch } from 'wouter'
import type { Dictionary } from '#i18n/dictionary.ts'
import { App } from '#pages/app.tsx'
import { LanguageProvider } from '#pages/language-provider.tsx'
import { SiteProvider } from '#pages/site-context.tsx'
import { PostedFormContext, SentFormContext } from '#ui/posted-form.ts'
import type { Boot } from './boot.ts'
import { Document } from './document.tsx'

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
