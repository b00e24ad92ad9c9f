import { root } from './app-start.ts'

/** Pixels scrolled until the header shows a shadow (specification). */
const shadowPast = 20
/** And until the way back to the top is offered. */
const farPast = 300

/** Marks the link of the section of the home page that is being read. React marks those of other pages with `true`. */
const markSection = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-nav a')) {
    const section = location.pathname === '/' && document.getElementById(link.hash.slice(1))
    const { top = 1, bottom = 0 } = section ? section.getBoundingClientRect() : {}
    const middle = innerHeight / 2
    if (top < middle && bottom > middle) link.ariaCurrent = 'location'
    else if (link.ariaCurrent === 'location') link.ariaCurrent = null
  }
}

/** Tells the style sheet how far the page is scrolled, and brings it back to its top. */
export const followScrolling = (): void => {
  const note = () => {
    root.toggleAttribute('data-scrolled', scrollY > shadowPast)
    root.toggleAttribute('data-far', scrollY > farPast)
    markSection()
  }
  addEventListener('scroll', note, { passive: true })
  note()
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-plain="top"]'))) return
    scrollTo(0, 0)
    // The button disappears on the way up, so the focus moves to the page's content.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
