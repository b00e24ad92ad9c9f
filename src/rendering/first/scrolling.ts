const root = document.documentElement

/** Pixels scrolled until the header shows a shadow (specification). */
const shadowPast = 20
/** And until the way back to the top is offered. */
const farPast = 300

/** Tells the style sheet how far the page is scrolled, and brings it back to its top. */
export const followScrolling = (): void => {
  const note = () => {
    root.toggleAttribute('data-scrolled', window.scrollY > shadowPast)
    root.toggleAttribute('data-far', window.scrollY > farPast)
  }
  window.addEventListener('scroll', note, { passive: true })
  note()
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-plain="top"]'))) return
    window.scrollTo(0, 0)
    // The button disappears on the way up, so the focus moves to the page's content.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
