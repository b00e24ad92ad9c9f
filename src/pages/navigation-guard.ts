// The ways that lead away from a page. Each takes what to do about it and gives the function that stops listening.

/** Set by the page that holds unsaved words; at most one does. */
let askHolder: (() => Promise<boolean>) | undefined

/** Whether one may go: asked by what leaves without a link, such as logging out. */
export const askToLeave = (): Promise<boolean> => askHolder?.() ?? Promise.resolve(true)

export const onAsked = (answer: () => Promise<boolean>): (() => void) => {
  askHolder = answer
  return () => {
    askHolder = undefined
  }
}

/** The window closes or goes to another address: the browser asks in its own words. */
export const onClosing = (mayLose: () => boolean): (() => void) => {
  const heed = (event: BeforeUnloadEvent) => {
    if (mayLose()) event.preventDefault()
  }
  window.addEventListener('beforeunload', heed)
  return () => window.removeEventListener('beforeunload', heed)
}

/** A link within the site. When `stop` says so, nobody else hears of the click. */
export const onLink = (stop: (follow: () => void) => boolean): (() => void) => {
  const heed = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
    if (!link || !leadsAway(link, event) || !stop(() => link.click())) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Before the router and the menus, which listen further in.
  window.addEventListener('click', heed, true)
  return () => window.removeEventListener('click', heed, true)
}

/** Back and forward. Browsers without `navigation` cannot be stopped there. */
export const onTravel = (stop: (travel: () => void) => boolean): (() => void) => {
  const { navigation } = window as { navigation?: Navigation }
  const heed = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return
    const { key } = event.destination
    if (stop(() => navigation?.traverseTo(key))) event.preventDefault()
  }
  navigation?.addEventListener('navigate', heed)
  return () => navigation?.removeEventListener('navigate', heed)
}

const leadsAway = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.matches('[hreflang], [target], [download]') &&
  link.href !== window.location.href
