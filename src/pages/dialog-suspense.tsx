import { type ReactNode, Suspense } from 'react'
import { PageSpinner } from '#ui/spinner.tsx'
import '#ui/dialog.css'

/** Wraps a dialog whose code may still be loading: a click shows a placeholder over the page immediately. */
export const DialogSuspense = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <div className="dialog-opening">
        <PageSpinner />
      </div>
    }
  >
    {children}
  </Suspense>
)
