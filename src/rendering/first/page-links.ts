import { goToSection, openSection, sectionDelay } from '#pages/sections.ts'
import { addLink, isStarted, root } from './app-start.ts'

/**
 * Handles links until React does: scrolls to sections of this page, and prefetches other pages when the
 * pointer approaches.
 */
export const followLinks = (): void => {
  const { hash } = location
  if (hash) setTimeout(() => goToSection(decodeURIComponent(hash.slice(1))), sectionDelay)
  document.addEventListener('click', follow)
  // Registered last, after listeners that may send the form themselves.
  addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || showLeaving())
  // Listeners of the document for touches are passive by default.
  for (const name of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(name, fetchAhead)
  // A page restored from the back-forward cache is no longer navigating.
  addEventListener('pageshow', () => delete root.dataset.leaving)
}

/** Shows that another page is loading. */
export const showLeaving = (): void => {
  root.dataset.leaving = 'true'
}

/** Opens in another tab or window, or is saved. */
export const isOpenedElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button > 0

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null

const follow = (event: MouseEvent) => {
  const link = linkOf(event)
  if (!link || isStarted() || event.defaultPrevented || link.target || isOpenedElsewhere(event)) return
  const { pathname, hash } = link
  if (pathname === location.pathname && hash) {
    event.preventDefault()
    openSection(hash.slice(1))
  } else showLeaving()
}

const fetched = new Set<string>()

const fetchAhead = (event: Event) => {
  const link = linkOf(event)
  // Prefetching a page in another language would already switch the language.
  if (!link || isStarted() || link.target || link.hreflang || savesData()) return
  const { pathname } = link
  const href = pathname + link.search
  if (
    href === location.pathname + location.search ||
    fetched.has(href) ||
    /^\/(api|client|dashboard|auth)\b/.test(pathname)
  )
    return
  fetched.add(href)
  addLink({ rel: 'prefetch', href })
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData
