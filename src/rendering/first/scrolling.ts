import { root } from './app-start.ts'

/** Pixels scrolled until the header shows a shadow (specification). */
const shadowPast = 20
/** Pixels scrolled until the link to the top appears. */
const farPast = 300

/** Marks the link of the home page section in view. React marks links of other pages with `true`. */
const markSection = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-nav a')) {
    const section = location.pathname === '/' && document.getElementById(link.hash.slice(1))
    const { top = 1, bottom = 0 } = section ? section.getBoundingClientRect() : {}
    const middle = innerHeight / 2
    if (top < middle && bottom > middle) link.ariaCurrent = 'location'
    else if (link.ariaCurrent === 'location') link.ariaCurrent = null
  }
}

/** Reports the scroll position to the style sheet, and handles the link to the top. */
export const followScrolling = (): void => {
  const note = () => {
    root.toggleAttribute('data-scrolled', scrollY > shadowPast)
    root.toggleAttribute('data-far', scrollY > farPast)
    markSection()
  }
  addEventListener('scroll', note)
  // The browser may have restored a position. It reports after its own layout; reading it now would force one.
  new IntersectionObserver(note).observe(root)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-plain="top"]'))) return
    scrollTo(0, 0)
    // The button disappears while scrolling up, so focus moves to the page's content.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
