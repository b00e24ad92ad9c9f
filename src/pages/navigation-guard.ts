// Ways to leave a page. Each listener returns a function that unregisters it.

/** Askers for data that would be lost: the page with unsaved changes, and uploads in progress. */
const askers = new Set<() => Promise<boolean>>()

/** Whether leaving is allowed. Called by actions that leave without a link, such as logging out. */
export const askToLeave = async (): Promise<boolean> => {
  for (const ask of askers) if (!(await ask())) return false
  return true
}

export const onRequested = (answer: () => Promise<boolean>): (() => void) => {
  askers.add(answer)
  return () => void askers.delete(answer)
}

/** The window is closing or navigating to another site: the browser shows its own question. */
export const onClosing = (mayLose: () => boolean): (() => void) => {
  const listener = (event: BeforeUnloadEvent) => {
    if (mayLose()) event.preventDefault()
  }
  window.addEventListener('beforeunload', listener)
  return () => window.removeEventListener('beforeunload', listener)
}

/** A link within the site. If `stop` returns true, no other listener sees the click. */
export const onLink = (stop: (follow: () => void) => boolean): (() => void) => {
  const listener = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
    if (!link || !leadsAway(link, event) || !stop(() => link.click())) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Listens in the capture phase on the window, before the router and the menus.
  window.addEventListener('click', listener, true)
  return () => window.removeEventListener('click', listener, true)
}

/** Back and forward. Browsers without the Navigation API cannot block these. */
export const onTravel = (stop: (travel: () => void) => boolean): (() => void) => {
  const { navigation } = window as { navigation?: Navigation }
  const listener = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return
    // A step of a form is a separate history entry with the same address.
    if (event.destination.sameDocument && event.destination.url === window.location.href) return
    const { key } = event.destination
    if (stop(() => navigation?.traverseTo(key))) event.preventDefault()
  }
  navigation?.addEventListener('navigate', listener)
  return () => navigation?.removeEventListener('navigate', listener)
}

const leadsAway = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.matches('[hreflang], [target], [download]') &&
  link.href !== window.location.href
