import { Suspense, use, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Language } from '#languages/language.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { type PostedForm, PostedFormContext } from '#ui/posted-form.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { fetchedCode } from './fetched-code.ts'
import type { Page } from './page.ts'
import { matchPage, pagesOnTheirWay } from './routes.ts'
import { useSite } from './site-context.tsx'
import { useArrival } from './use-arrival.ts'

/** Loaded with the pages it guards, not with the first view of public pages. */
const loadGuard = () => import('./guard.tsx')
const guard = fetchedCode(loadGuard)

/** Fetches all code and texts of a page, before it is rendered or hydrated. `posted`: the form to which it responds. */
export const fetchPage = async (
  page: Page,
  language: Language,
  posted: PostedForm | undefined,
): Promise<void> => {
  const fetchGuarded = async () => {
    const [{ prepareGuarded }] = await Promise.all([loadGuard(), guard.fetchCode()])
    await prepareGuarded(page, language, posted)
  }
  await Promise.all([page.load(), page.access !== 'open' && fetchGuarded()])
}

export const App = () => {
  // Marks the page as hydrated: browser tests must not click before.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <>
      <CurrentPage />
      {/* A toast that fails to load must not break the page. */}
      <ErrorBoundary fallback={() => null}>
        <Toaster />
      </ErrorBoundary>
    </>
  )
}

const CurrentPage = () => {
  const [path] = useLocation()
  const isFirst = useArrival(path)
  // The guard and the layout persist between pages: the sidebar keeps its scroll position.
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<PageSpinner />}>
        <PageOf path={path} isFirst={isFirst} />
      </Suspense>
    </ErrorBoundary>
  )
}

const PageOf = ({ path, isFirst }: { path: string; isFirst: boolean }) => {
  const { firstStatus } = useSite()
  // A posted form belongs to the page that responded to it.
  const posted = use(PostedFormContext)
  const arriving = pagesOnTheirWay(path)
  if (arriving !== undefined) use(arriving)
  const { page, params } = matchPage(isFirst && firstStatus === 404 ? undefined : path)
  const { Layout } = page
  const screen = (
    <ErrorBoundary resetKey={path}>
      {/* Each page has its own boundary: a shared one would keep the old page mounted, hidden, while the
          next one loads. */}
      <Suspense key={path} fallback={<PageSpinner />}>
        <page.Screen params={params} fallback={<PageSpinner />} />
      </Suspense>
    </ErrorBoundary>
  )
  const whole = (
    <PostedFormContext value={isFirst ? posted : undefined}>
      {Layout ? <Layout path={path}>{screen}</Layout> : screen}
    </PostedFormContext>
  )
  return page.access === 'open' ? (
    whole
  ) : (
    <guard.Component access={page.access} prepare={page.prepare} fallback={<PageSpinner />}>
      {whole}
    </guard.Component>
  )
}
