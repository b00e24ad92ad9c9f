import { useEffect, useState } from 'react'

const storageKey = 'sidebar'
/**
 * Between the slide-out menu (below 1024 px) and this width, sidebar labels leave tables too little space.
 */
const narrow = '(max-width: 1199.98px)'

const readChoice = (): boolean => {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === 'collapsed' || stored === 'expanded') return stored === 'collapsed'
  } catch {
    // Storage is unavailable: the width decides.
  }
  return window.matchMedia(narrow).matches
}

/**
 * Stored on this device; until the user chooses, the window width decides. On wide screens the sidebar starts
 * collapsed, and a choice there applies to that screen only.
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
      // Storage is unavailable: the choice lasts as long as the page.
    }
  }
  return { isCollapsed: needsRoom ? !isOpenHere : isCollapsed, toggle }
}
