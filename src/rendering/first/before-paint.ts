// Inline in the head, before the first paint, so that a stored choice never flashes. It sets the theme, and
// the time of day for the light on the wall (`ui/wall.css`). For another language it reloads the page once,
// with the cookie that mirrors the choice.
const beforePaint = () => {
  const root = document.documentElement
  // Riyadh is three hours ahead of UTC all year.
  const hour = new Date(Date.now() + 3 * 3_600_000).getUTCHours()
  root.style.setProperty('--hour', `${hour}`)
  // The second and third quarter of a day. The code avoids `<`, which does not belong in an inline script.
  root.dataset.sky = Math.floor(hour / 6) % 3 ? 'day' : 'night'
  // After a reload or a return, all sections render immediately, so that the scroll position can be restored.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') root.dataset.whole = ''
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    // Hides the login button from a probably logged-in user until the session is known.
    if (/(?:^|; )signed_in=1/.test(document.cookie)) root.dataset.session = 'probable'
    // Without the attribute this throws, and the language of the page stays. The casts save the bytes of
    // checks: `includes` is false for null.
    const languages = (root.dataset.languages as string).split(' ')
    const requested = new URLSearchParams(location.search).get('lang')
    if (languages.includes(requested as string)) {
      localStorage.setItem('language', requested as string)
      return
    }
    const language = localStorage.getItem('language')
    if (!languages.includes(language as string) || language === root.lang) return
    if (sessionStorage.getItem('language-asked') === language) return
    sessionStorage.setItem('language-asked', language as string)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and this must be done before the page is requested again
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
    // Chromium writes the cookie late unless it is read, and the reload would not send it.
    if (document.cookie) location.reload()
  } catch {
    // Storage is unavailable: the server's choice remains.
  }
}

beforePaint()
