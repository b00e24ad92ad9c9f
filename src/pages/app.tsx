import { lazy, Suspense, use, useEffect } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { PostedFormContext } from '#ui/posted-form.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { matchPage, pagesOnTheirWay } from './routes.ts'
import { useSite } from './site-context.tsx'
import { useArrival } from './use-arrival.ts'

/** Comes with the pages it guards, not with the first view of the public ones. */
const Guard = lazy(() => import('./guard.tsx'))

export const App = () => {
  // Says that the page now answers: what drives a browser must not click on a drawing.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <>
      <CurrentPage />
      {/* A toast that cannot be fetched must not take the page with it. */}
      <ErrorBoundary fallback={() => null}>
        <Toaster />
      </ErrorBoundary>
    </>
  )
}

const CurrentPage = () => {
  const [path] = useLocation()
  const isFirst = useArrival(path)
  // A guard and a layout outlive the page: the sidebar keeps its place while the reader goes from list to list.
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
  // What was posted belongs to the page that answered it.
  const posted = use(PostedFormContext)
  const arriving = pagesOnTheirWay(path)
  if (arriving) use(arriving)
  const { page, params } = matchPage(isFirst && firstStatus === 404 ? undefined : path)
  const { Layout } = page
  const screen = (
    <ErrorBoundary resetKey={path}>
      {/* A boundary of its own for each page: one that stays would keep the old page, hidden, while the next loads. */}
      <Suspense key={path} fallback={<PageSpinner />}>
        <page.Screen params={params} />
      </Suspense>
    </ErrorBoundary>
  )
  const whole = (
    <PostedFormContext value={isFirst ? posted : undefined}>
      {Layout ? <Layout path={path}>{screen}</Layout> : screen}
    </PostedFormContext>
  )
  return page.access === 'open' ? whole : <Guard access={page.access}>{whole}</Guard>
}
