import { lazy, Suspense } from 'react'
import { CellName } from '#ui/user-text.tsx'

const IsolatedText = lazy(() => import('../browser/isolated-text.tsx'))

/** A name in a table, in the order of its own letters. */
export const PartyCell = ({ children }: { children: string }) => {
  const shown = (
    <Suspense fallback={children}>
      <IsolatedText>{children}</IsolatedText>
    </Suspense>
  )
  return <CellName shown={shown}>{children}</CellName>
}
