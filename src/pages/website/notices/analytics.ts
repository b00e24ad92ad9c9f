declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The areas of people who are logged in. Not asked of the routes, which this is a part of a page of. */
export const isPublic = (pathname: string): boolean => !/^\/(?:auth|dashboard|client)(?:\/|$)/.test(pathname)

/**
 * The address this document was asked for: a guarded page's policy refuses the host, and its history is not ours to
 * tell. Nor is the token of a link in our mail.
 */
const documentIsPublic = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation === undefined) return false
  const { pathname, searchParams } = new URL(navigation.name)
  return isPublic(pathname) && !searchParams.has('token')
}

let isLoaded = false

/** Call it with consent only. Loads Google Analytics once, into documents that began as a public page. */
export const startAnalytics = (id: string): void => {
  if (isLoaded || !documentIsPublic()) return
  isLoaded = true
  keepToPublicPages(id)
  const queue: unknown[] = []
  window.dataLayer = queue
  // Its program reads `arguments`, not arrays.
  function tell(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  tell('js', new Date())
  tell('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** Forgets the visitor and, where the program runs already, asks for a document without it. */
export const stopAnalytics = (id: string): void => {
  silence(id)
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('=')))
    if (name?.startsWith('_ga')) forgetCookie(name)
  if (isLoaded) window.location.reload()
}

/** The program's own switch: with it set, nothing is sent. */
const silence = (id: string): void => {
  ;(window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = true
}

/** It sets them for the whole domain, as far up as the browser lets it. */
const forgetCookie = (name: string): void => {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, at) => `; domain=.${labels.slice(at).join('.')}`)
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the cookie store
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/**
 * The program hears every change of the address, and would tell it. So a way to a guarded page, which otherwise
 * keeps the document, asks for a new one that has no such program; set up before it, and so heard first.
 */
const keepToPublicPages = (id: string): void => {
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
