import { lazy, Suspense } from 'react'
import { CellName } from '#ui/user-text.tsx'

/** The list shows its first rows before the isolation of names is loaded. */
const PartyName = lazy(async () => ({ default: (await import('../browser/party-name.tsx')).PartyName }))

/** A name in a table, in the order of its own letters. */
export const PartyCell = ({ children }: { children: string }) => {
  const shown = (
    <Suspense fallback={children}>
      <PartyName>{children}</PartyName>
    </Suspense>
  )
  return <CellName shown={shown}>{children}</CellName>
}
