import { useState } from 'react'

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

/** Remembered on this device; until somebody has chosen, the width of the window decides. */
export const useCollapsedSidebar = () => {
  const [isCollapsed, setCollapsed] = useState(readChoice)
  const toggle = () => {
    setCollapsed(!isCollapsed)
    try {
      localStorage.setItem(storageKey, isCollapsed ? 'expanded' : 'collapsed')
    } catch {
      // The choice then lasts as long as the page.
    }
  }
  return { isCollapsed, toggle }
}
