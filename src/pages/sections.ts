/** A heading that comes with a chunk is waited for this long. */
const longestWait = 5_000

/** From another page, the page changes first (specification, section 2). */
export const sectionDelay = 100

/**
 * Scrolls to a section, smoothly where the person wants motion, and puts the focus on its heading, which a
 * screen reader then speaks. An open dialog closes first: behind it nothing takes the focus. What is still on
 * its way (`data-arriving`) comes first too, since it would push the section away. A practice area without a
 * service of its own leads to all of them.
 */
export const goToSection = (id: string, until = Date.now() + longestWait) => {
  const section = document.querySelector(`:is(section, li)#${CSS.escape(id)}`) ?? servicesFor(id)
  const heading = section?.querySelector<HTMLElement>('h2, h3')
  if (section && heading && !document.querySelector(':modal, [data-arriving]')) {
    section.scrollIntoView()
    heading.focus({ preventScroll: true })
  } else if (Date.now() < until) setTimeout(() => goToSection(id, until), sectionDelay)
}

const servicesFor = (id: string): Element | null =>
  id.startsWith('area-') ? document.getElementById('services') : null

/** As if a link to the section had been followed: the address names it, and the way back leads here. */
export const openSection = (id: string) => {
  if (window.location.hash !== `#${id}`) window.history.pushState(null, '', `${window.location.search}#${id}`)
  goToSection(id)
}
