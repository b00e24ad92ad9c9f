// Inline in the head, before the first paint, so that a stored choice never flashes: the theme is set here, and the hour
// by which the light falls on the wall (`ui/wall.css`); for another language the server is asked again, once, with the
// cookie that mirrors the choice.
const beforePaint = () => {
  const root = document.documentElement
  // Riyadh is three hours ahead of UTC all year.
  const hour = new Date(Date.now() + 3 * 3_600_000).getUTCHours()
  root.style.setProperty('--hour', `${hour}`)
  // The second and third quarter of a day; without a `<`, which does not belong into a script within a page.
  root.dataset.sky = Math.floor(hour / 6) % 3 ? 'day' : 'night'
  // Whoever comes back does not begin at the top.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') root.dataset.whole = ''
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    // Who is probably logged in sees no login button until the page knows.
    if (/(?:^|; )signed_in=1/.test(document.cookie)) root.dataset.session = 'probable'
    const asked = new URLSearchParams(location.search).get('lang')
    if (asked === 'en' || asked === 'ar') {
      localStorage.setItem('language', asked)
      return
    }
    const language = localStorage.getItem('language')
    if ((language !== 'en' && language !== 'ar') || language === root.lang) return
    if (sessionStorage.getItem('language-asked') === language) return
    sessionStorage.setItem('language-asked', language)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and this must be done before the page is asked for again
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
    // Chromium writes it a moment later unless it is read, and the reload would go without it.
    if (document.cookie) location.reload()
  } catch {
    // Storage is closed to us: the server's choice stands.
  }
}

beforePaint()
