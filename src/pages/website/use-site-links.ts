import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { openSection } from '../sections.ts'

/**
 * Every link of the public pages within the site, also in HTML that React never takes over: another page opens
 * without a reload, and `/#services` scrolls to the section; from another page it goes home first, and the home
 * page then goes to the section.
 */
export const useSiteLinks = () => {
  const [path, navigate] = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
      if (!link || !isPlainClick(event) || answersItself(link)) return
      const { pathname, search, hash } = new URL(link.href)
      event.preventDefault()
      const isHere = pathname === path
      if (isHere && hash) setTimeout(() => openSection(hash.slice(1)))
      else navigate(pathname + search + hash)
      if (isHere && !hash) window.scrollTo(0, 0)
    }
    // While capturing: React stops clicks inside HTML it has not taken over.
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [path, navigate])
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The language toggle, what opens a dialog, what leaves for another window. */
const answersItself = (link: HTMLAnchorElement): boolean =>
  link.matches('[hreflang], [aria-haspopup], [target], [download]')
