/** Milliseconds to wait for a heading that comes with a lazy chunk. */
const longestWait = 5_000

/** Milliseconds between the change of page and the scrolling (specification, section 2). */
export const sectionDelay = 100

/**
 * Scrolls to a section, smoothly unless the person prefers reduced motion, and focuses its heading so that a screen
 * reader announces it. Waits for open dialogs to close, since nothing behind them takes the focus, and for content
 * above (`data-arriving`), which would push the section away. A practice area without its own service leads to the list
 * of services.
 */
export const goToSection = (id: string, until = Date.now() + longestWait) => {
  const section = document.querySelector(`:is(section, li)#${CSS.escape(id)}`) ?? servicesFor(id)
  const heading = section?.querySelector<HTMLElement>('h2, h3')
  if (section && heading && !document.querySelector(':modal, [data-arriving]')) {
    document.documentElement.dataset.whole = ''
    section.scrollIntoView()
    heading.focus({ preventScroll: true })
  } else if (Date.now() < until) setTimeout(() => goToSection(id, until), sectionDelay)
}

const servicesFor = (id: string): Element | null =>
  id.startsWith('area-') ? document.getElementById('services') : null

/** Acts as if a link to the section was followed: updates the address and adds a history entry. */
export const openSection = (id: string) => {
  if (location.hash !== `#${id}`) history.pushState(null, '', `${location.search}#${id}`)
  goToSection(id)
}
