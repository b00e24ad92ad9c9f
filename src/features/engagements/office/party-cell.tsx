import { lazy, Suspense } from 'react'

const IsolatedText = lazy(() => import('../browser/isolated-text.tsx'))

/** A name in a table, in the order of its own letters, truncated if needed, with the full name in its tooltip. */
export const PartyCell = ({ children }: { children: string }) => (
  <bdi className="cell-name" title={children}>
    <Suspense fallback={children}>
      <IsolatedText>{children}</IsolatedText>
    </Suspense>
  </bdi>
)
