import { Direction } from 'radix-ui'
import { lazy, Suspense, use, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { PostedFormContext } from '#ui/posted-form.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { matchPage, pagesOnTheirWay } from './routes.ts'
import { useSite } from './site-context.tsx'
import { useArrival } from './use-arrival.ts'

/** Comes with the pages it guards, not with the first view of the public ones. */
const Guard = lazy(async () => {
  const { Guard } = await import('./guard.tsx')
  return { default: Guard }
})

/** Radix reads no `dir` of the page: its one provider stands here. */
export const App = () => {
  const { direction } = useTranslation()
  // Says that the page now answers: what drives a browser must not click on a drawing.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <Direction.Provider dir={direction}>
      <CurrentPage />
      {/* A toast that cannot be fetched must not take the page with it. */}
      <ErrorBoundary fallback={() => null}>
        <Toaster />
      </ErrorBoundary>
    </Direction.Provider>
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
