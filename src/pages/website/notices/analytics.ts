declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The guarded areas, listed again here, since importing the table of routes would cause a cycle. */
export const isPublic = (pathname: string): boolean => !/^\/(?:auth|dashboard|client)(?:\/|$)/.test(pathname)

/**
 * The address this document was loaded from. Guarded pages refuse Google's host by policy; their addresses,
 * and the tokens of emailed links, must not be reported.
 */
const documentIsPublic = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation === undefined) return false
  const { pathname, searchParams } = new URL(navigation.name)
  return isPublic(pathname) && !searchParams.has('token')
}

let isLoaded = false

/** Call it only with consent. Loads Google Analytics once, and only into documents that started as a public page. */
export const startAnalytics = (id: string): void => {
  if (isLoaded || !documentIsPublic()) return
  isLoaded = true
  limitToPublicPages(id)
  const queue: unknown[] = []
  window.dataLayer = queue
  // Google's script reads `arguments` objects, not arrays.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** Deletes the cookies and, if the script is running, reloads the document without it. */
export const stopAnalytics = (id: string): void => {
  silence(id)
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('=')))
    if (name?.startsWith('_ga')) forgetCookie(name)
  if (isLoaded) window.location.reload()
}

/** Google's opt-out switch: when set, nothing is sent. */
const silence = (id: string): void => {
  ;(window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = true
}

/** The cookie is set on the widest domain the browser allows, so every level must be tried. */
const forgetCookie = (name: string): void => {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, at) => `; domain=.${labels.slice(at).join('.')}`)
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the cookie store
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/**
 * The script reports every change of address. Navigation to a guarded page therefore loads a new document, without the
 * script. Registered before the script, so that this listener runs first.
 */
const limitToPublicPages = (id: string): void => {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = window.history[method].bind(window.history)
    window.history[method] = (state, unused, url) => {
      const target = new URL(url ?? '', window.location.href)
      if (isPublic(target.pathname)) return change(state, unused, url)
      silence(id)
      window.location.assign(target)
    }
  }
  window.addEventListener('popstate', () => {
    if (isPublic(window.location.pathname)) return
    silence(id)
    window.location.reload()
  })
}
