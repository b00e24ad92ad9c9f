import { useEffect, useState } from 'react'

const storageKey = 'sidebar'
/** Between the slide-out menu (under 1024) and here the words leave too little room for tables. */
const narrow = '(max-width: 1199.98px)'

const readChoice = (): boolean => {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === 'collapsed' || stored === 'expanded') return stored === 'collapsed'
  } catch {
    // Storage is closed to the page: the width decides.
  }
  return window.matchMedia(narrow).matches
}

/**
 * Remembered on this device; until somebody has chosen, the width of the window decides. Where a screen needs the
 * room it begins collapsed, and a choice there holds for that screen alone.
 */
export const useCollapsedSidebar = (needsRoom: boolean) => {
  const [isCollapsed, setCollapsed] = useState(readChoice)
  const [isOpenHere, setOpenHere] = useState(false)
  useEffect(() => {
    if (!needsRoom) setOpenHere(false)
  }, [needsRoom])
  const toggle = () => {
    if (needsRoom) {
      setOpenHere(!isOpenHere)
      return
    }
    setCollapsed(!isCollapsed)
    try {
      localStorage.setItem(storageKey, isCollapsed ? 'expanded' : 'collapsed')
    } catch {
      // The choice then lasts as long as the page.
    }
  }
  return { isCollapsed: needsRoom ? !isOpenHere : isCollapsed, toggle }
}
