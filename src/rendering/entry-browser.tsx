import { QueryClient } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import '#ui/styles/site.css'
import { loadTexts } from '#i18n/load-texts.ts'
import { fetchPage } from '#pages/app.tsx'
import { continueFor } from '#pages/page-reader.ts'
import { afterRefusals, askApi, onQueryError } from '#pages/queries.ts'
import { matchPage, pagesOnTheirWay } from '#pages/routes.ts'
import { fillQueries, readBoot, refetchOnMount } from './boot.ts'
import { Root } from './root.tsx'

/** A function instead of top-level await, which once stopped hydration without an error. */
const start = async () => {
  const boot = await readBoot()
  const queryClient = new QueryClient({
    queryCache: onQueryError(() => queryClient),
    mutationCache: afterRefusals(),
    // Specification, section 7: no retry, never stale, no refetch on focus.
    defaultOptions: {
      queries: {
        queryFn: askApi,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnMount,
      },
      // Without a connection a save fails immediately with an error, instead of waiting.
      mutations: { networkMode: 'always' },
    },
  })
  const { pathname, search } = window.location
  await pagesOnTheirWay(pathname)
  const { page } = matchPage(boot.status === 404 ? undefined : pathname)
  const [texts] = await Promise.all([
    loadTexts(boot.language, 'site'),
    fetchPage(page, boot.language, boot.posted),
  ])
  fillQueries(queryClient, boot)
  continueFor(queryClient)
  // A part may hydrate after a click on a link has changed the address: its HTML belongs to the first one.
  hydrateRoot(
    document,
    <Router ssrPath={pathname} ssrSearch={search}>
      <Root boot={boot} texts={texts} queryClient={queryClient} />
    </Router>,
  )
}

// `first/app-start.ts` waits until the page is hydrated.
start().catch(() => {
  document.documentElement.dataset.hydrated = 'failed'
})
