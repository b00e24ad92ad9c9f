import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { factOfHash, type OpenFact } from './facts.ts'

/** The open fact. On a phone it opens in the sheet, because the column is not shown. */
export const useOpenFact = () => {
  const column = useRef<HTMLElement>(null)
  const [opened, open] = useState<OpenFact>()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const setOpened = (fact: OpenFact | undefined) => {
    open(fact)
    if (fact && column.current && !column.current.checkVisibility()) setSheetOpen(true)
  }
  const openLinked = useEffectEvent(() => {
    const id = factOfHash(window.location.hash)
    if (id) setOpened({ id })
  })
  useEffect(() => {
    openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [])
  return { opened, setOpened, column, isSheetOpen, setSheetOpen }
}
