import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { TextKey } from '#i18n/translate.tsx'
import { openSection } from '../sections.ts'

/**
 * Handles internal links of the public pages, also in HTML that is never hydrated. Another page opens without
 * a reload; `/#services` scrolls to the section, from another page via the home page.
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
    // Listens in the capture phase: React stops clicks inside HTML it has not hydrated.
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [path, navigate])
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The language switch, links that open a dialog, links to another window. */
const answersItself = (link: HTMLAnchorElement): boolean =>
  link.matches('[hreflang], [aria-haspopup], [target], [download]')

/** The sections in the navigation, in page order. */
export const sectionsOfHome = [
  { id: 'about', label: 'nav.about' },
  { id: 'services', label: 'nav.services' },
  { id: 'team', label: 'nav.team' },
  { id: 'publications', label: 'nav.publications' },
  { id: 'consultation', label: 'nav.consultation' },
  { id: 'contact', label: 'nav.contact' },
] as const satisfies readonly { id: string; label: TextKey }[]
