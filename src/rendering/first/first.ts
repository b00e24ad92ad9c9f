// The only script that a public page loads before the first interaction. It never imports React.
import { isStarted, startApp, startsAt } from './app-start.ts'
import { followLinks } from './page-links.ts'
import { followScrolling } from './scrolling.ts'
import { watchTouches } from './touches.ts'

const startQuietly = () => void startApp().catch(() => undefined)

watchTouches()
if (startsAt === 'now') startQuietly()
else {
  followLinks()
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(startQuietly)
  if (startsAt === 'load') {
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle)
  }
  // The contents list follows the scroll position.
  if (document.querySelector('[data-follows]'))
    addEventListener('scroll', () => isStarted() || startQuietly(), { once: true })
}
followScrolling()
