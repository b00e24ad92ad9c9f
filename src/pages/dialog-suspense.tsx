import { type ReactNode, Suspense } from 'react'
import { PageSpinner } from '#ui/spinner.tsx'
import '#ui/dialog.css'

/** Around a dialog whose code may still be on its way: the press is answered at once, over the page. */
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
