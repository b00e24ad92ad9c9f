import { Direction } from 'radix-ui'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { Guard } from './guard.tsx'
import { matchPage } from './routes.ts'
import { useSite } from './site-context.tsx'
import { useArrival } from './use-arrival.ts'

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
      <Toaster />
    </Direction.Provider>
  )
}

const CurrentPage = () => {
  const [path] = useLocation()
  const { firstStatus } = useSite()
  const isFirst = useArrival(path)
  const { page, params } = matchPage(isFirst && firstStatus === 404 ? undefined : path)
  const screen = (
    <Suspense fallback={<PageSpinner />}>
      <page.Screen params={params} />
    </Suspense>
  )
  return (
    <ErrorBoundary key={path}>
      {page.access === 'open' ? screen : <Guard access={page.access}>{screen}</Guard>}
    </ErrorBoundary>
  )
}
