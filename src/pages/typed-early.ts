type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'hidden')

/** React stores props on each element when it starts hydrating it. */
const isHydrating = (field: Field): boolean =>
  Object.keys(field).some((name) => name.startsWith('__reactProps$'))

/** Gives a field its input again, and sends the events that React listens to. */
type Repeat = () => void

/**
 * Preserves what a person enters before React handles a field: a form with initial values would replace it, and a
 * chosen file would not be uploaded. Called before hydration.
 */
export const preserveTyped = (): void => {
  const entered = new Map<Field, Repeat>()
  const note = (field: Field) => {
    const repeat = isHydrating(field) ? undefined : repeatOf(field)
    if (repeat) entered.set(field, repeat)
  }
  const follow = ({ target }: Event) => isField(target) && note(target)
  for (const field of document.querySelectorAll('input, textarea, select')) if (isField(field)) note(field)
  for (const name of events) document.addEventListener(name, follow, true)
  void repeatAll(entered).then(() => {
    for (const name of events) document.removeEventListener(name, follow, true)
  })
}

const events = ['input', 'change'] as const

/** Undefined for a field that is as the server rendered it. */
const repeatOf = (field: Field): Repeat | undefined => {
  if (field instanceof HTMLInputElement) {
    const { checked, files, type } = field
    if (type === 'file') return files?.length ? () => send(field, 'change') : undefined
    if (type === 'checkbox' || type === 'radio')
      return checked === field.defaultChecked
        ? undefined
        : () => {
            if (field.checked !== checked) field.click()
          }
  }
  const { value } = field
  const isServed =
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.defaultSelected && option.value === value)
      : value === field.defaultValue
  return isServed ? undefined : () => enter(field, value)
}

/** React reads a value only from an event, and only if it was set without React. */
const enter = (field: Field, value: string): void => {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const name of events) send(field, name)
}

const send = (field: Field, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))

/** Parts of a page hydrate when their code arrives. */
const maxWait = 30_000

const repeatAll = async (entered: Map<Field, Repeat>): Promise<void> => {
  const until = Date.now() + maxWait
  while (Date.now() < until) {
    await soon()
    for (const [field, repeat] of entered) {
      if (field.isConnected && !isHydrating(field)) continue
      entered.delete(field)
      // Effects run after the next frame.
      void soon()
        .then(soon)
        .then(() => field.isConnected && repeat())
    }
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 30))
