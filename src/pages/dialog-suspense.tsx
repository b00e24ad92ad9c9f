import { Children, type ReactNode, Suspense } from 'react'
import { PageSpinner } from '#ui/spinner.tsx'
import { WithTexts } from './with-texts.tsx'
import '#ui/dialog.css'

/**
 * Wraps a dialog whose code may still be loading: a click shows a placeholder over the page immediately. Provides the
 * texts of forms, which lists load later. Without a dialog it waits for nothing.
 */
export const DialogSuspense = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).length > 0 && (
    <Suspense
      fallback={
        <div className="dialog-opening">
          <PageSpinner />
        </div>
      }
    >
      <WithTexts area="forms">{children}</WithTexts>
    </Suspense>
  )
