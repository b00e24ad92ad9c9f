import { isStarted, root, soon, startApp } from './app-start.ts'
import { isOpenedElsewhere, showLeaving } from './page-links.ts'

/**
 * Controls that do nothing without React. Links and search forms work without it, unless they open a dialog
 * (`aria-haspopup`); `data-plain` is handled in this folder.
 */
const parts = 'button:not([data-plain]), a[aria-haspopup], input, select, textarea'
const searchForm = 'form:not([method="post"])'
const groupKeys = /^(Arrow|Home$|End$)/
const menuButton = 'button[aria-haspopup="menu"]'

const partOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(parts) : null

/** Starts React with the first interaction that needs it, and then replays earlier clicks and keys. */
export const watchTouches = (): void => {
  for (const name of ['pointerover', 'pointerdown', 'focusin'] as const) listen(name, prepare)
  listen('click', recordClick)
  listen('keydown', recordKey)
  listen('submit', recordSubmit)
  // Listen again, behind React's listeners: while React waits for texts or code, it stops a click and loses
  // it.
  document.addEventListener('hydrated', () => listen('click', (event) => recordClick(event)))
  // A user who was faster than this script is already writing.
  document.activeElement?.dispatchEvent(new Event('focusin'))
}

const listen = <Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
) => document.addEventListener(name, listener, true)

const prepare = (event: Event) => {
  const part = partOf(event)
  if (isStarted() || !part) return
  const prepared = event.type === 'focusin' ? recordFocus(part) : startApp()
  prepared.catch(() => undefined)
}

/** React may replace the element that has focus. */
const recordFocus = async (part: HTMLElement) => {
  const place = placeOf(part)
  await startApp()
  const found = await partHydrated(place)
  if (!part.isConnected && document.activeElement === document.body) found.focus({ preventScroll: true })
}

const recordClick = (event: MouseEvent) => {
  const part = partOf(event)
  if (!part || (isAnswered(part) && !event.cancelBubble)) return
  if (isOpenedElsewhere(event) || worksByItself(part)) return
  if (part.matches('[aria-pressed]')) press(part)
  // A click from the keyboard remains one.
  record(event, part, (found) => found.dispatchEvent(new MouseEvent('click', event)))
}

/** Fields accept input, boxes are checked, and submit buttons are handled by `submit`. */
const worksByItself = (part: HTMLElement): boolean =>
  part.matches('input, select, textarea, [type="submit"]') || part.closest(searchForm) !== null

/** Shows a choice immediately; React will set the same. */
const press = (part: HTMLElement) => {
  for (const other of part.parentElement?.querySelectorAll('[aria-pressed]') ?? [])
    other.ariaPressed = String(other === part)
}

const recordKey = (event: KeyboardEvent) => {
  const part = partOf(event)
  if (!part || isAnswered(part) || !isOwnKey(part, event.key)) return
  record(event, part, (found) => found.dispatchEvent(new KeyboardEvent('keydown', event)))
}

/** A key that React handles, not the browser. */
const isOwnKey = (part: HTMLElement, key: string): boolean =>
  part.matches(menuButton)
    ? key === 'ArrowDown'
    : part.matches(':is([role="group"], [role="tablist"]) button') && groupKeys.test(key)

const recordSubmit = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement
  if (form.matches(searchForm) || isAnswered(form)) return
  const { submitter } = event
  record(event, form, () => form.requestSubmit(submitter), submitter ?? form)
}

type Repeat = (found: HTMLElement) => void

const record = (event: Event, part: HTMLElement, repeat: Repeat, shown: HTMLElement = part) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  void answerLater(part, repeat, shown)
}

let waiting: Promise<void> = Promise.resolve()

/** Replays interactions in order. Until then, the control shows that it is waiting. */
const answerLater = (part: HTMLElement, repeat: Repeat, shown: HTMLElement): Promise<void> => {
  for (const each of [shown, root]) each.dataset.waiting = 'true'
  const place = placeOf(part)
  const answer = async () => {
    const found = await startApp()
      .then(() => partHydrated(place))
      .catch(() => undefined)
    for (const each of [shown, root]) delete each.dataset.waiting
    if (found) repeat(found)
    else goWithout(part)
  }
  waiting = waiting.then(answer)
  return waiting
}

const noticeShownFor = 8_000

/** Follows a link or submits a form without React; otherwise shows a notice. */
const goWithout = (part: HTMLElement) => {
  // Only React can send a form without a name.
  if (part.matches('a, form[data-form]')) {
    showLeaving()
    if (part instanceof HTMLAnchorElement) location.assign(part.href)
    else (part as HTMLFormElement).submit()
  } else {
    // A form in steps is shown whole, as without scripts.
    part.closest('[data-step]')?.removeAttribute('data-step')
    const notice = document.getElementById('line-lost')
    notice?.removeAttribute('hidden')
    setTimeout(() => notice?.setAttribute('hidden', ''), noticeShownFor)
  }
}

/** React may replace this element. */
const placeOf = (part: HTMLElement) => {
  const { parentElement: parent } = part
  const index = [...(parent?.children ?? [])].indexOf(part)
  return (): HTMLElement | undefined => {
    const found = part.isConnected ? part : (parent?.children[index] as HTMLElement | undefined)
    return found?.isConnected ? found : undefined
  }
}

const maxWait = 30_000

/** The element, once React handles it. A part further down is hydrated on interaction. */
const partHydrated = async (find: () => HTMLElement | undefined): Promise<HTMLElement> => {
  const until = Date.now() + maxWait
  for (;;) {
    const found = find()
    if (found && isHydratedPart(found)) {
      // Effects run after the next frame.
      await soon()
      await soon()
      return find() ?? found
    }
    if (Date.now() > until) throw Error('not started')
    found?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await soon()
  }
}

const isAnswered = (part: HTMLElement): boolean => isStarted() && isHydratedPart(part)

/** React stores props on each element when it starts hydrating it. */
const isHydratedPart = (element: HTMLElement): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps$'))
