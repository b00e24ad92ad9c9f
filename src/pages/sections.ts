/** Milliseconds to wait for a heading that comes with a lazy chunk. */
const maxWait = 5_000

/** Milliseconds between the page change and scrolling (specification, section 2). */
export const sectionDelay = 100

/**
 * Scrolls to a section, smoothly unless the person prefers reduced motion, and focuses its heading so that a
 * screen reader announces it. Waits for open dialogs to close, since nothing behind them can have focus, and
 * for content above (`data-arriving`), which would move the section. A person who is in the section by then
 * stays where they are. A practice area without its own service leads to the list of services.
 */
export const goToSection = (id: string, until = Date.now() + maxWait) => {
  const section = document.querySelector(`:is(section, li)#${CSS.escape(id)}`) ?? servicesFor(id)
  const heading = section?.querySelector<HTMLElement>('h2, h3')
  if (section?.contains(document.activeElement)) return
  if (section && heading && !document.querySelector(':modal, [data-arriving]')) {
    document.documentElement.dataset.whole = ''
    section.scrollIntoView()
    heading.focus({ preventScroll: true })
  } else if (Date.now() < until) setTimeout(() => goToSection(id, until), sectionDelay)
}

const servicesFor = (id: string): Element | null =>
  id.startsWith('area-') ? document.getElementById('services') : null

/** Acts like a link to the section: updates the address and adds a history entry. */
export const openSection = (id: string) => {
  if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`)
  goToSection(id)
}
