// The only script that a public page loads before it is touched. It never imports React.
import { isStarted, startApp, startsAt } from './app-start.ts'
import { followLinks } from './page-links.ts'
import { followScrolling } from './scrolling.ts'
import { watchTouches } from './touches.ts'

const startQuietly = () => void startApp().catch(() => undefined)

if (startsAt === 'now') startQuietly()
else {
  watchTouches()
  followLinks()
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(startQuietly)
  if (startsAt === 'load') {
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle)
  }
  // A contents list follows the reader.
  if (document.querySelector('[data-follows]'))
    addEventListener('scroll', () => isStarted() || startQuietly(), { once: true, passive: true })
}
followScrolling()
