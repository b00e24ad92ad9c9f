type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'hidden')

/** React stores props on each element when it starts hydrating it. */
const isHydrating = (field: Field): boolean =>
  Object.keys(field).some((name) => name.startsWith('__reactProps$'))

/** Gives a field the input again, and sends the events that React listens to. */
type Repeat = (field: Field) => void

type Entry = { find: () => Field | undefined; repeat: Repeat }

/** React may replace a part that the server rendered, and its fields. */
const findLater = (field: Field): Entry['find'] => {
  const alike = () =>
    [...document.querySelectorAll<Field>(field.tagName)].filter(
      ({ name, type }) => name === field.name && type === field.type,
    )
  const at = alike().indexOf(field)
  return () => (field.isConnected ? field : alike()[at])
}

/**
 * Preserves what a person enters before React handles a field: a form with initial values would replace it, and a
 * chosen file would not be uploaded. Called before hydration.
 */
export const preserveTyped = (): void => {
  const entered = new Map<Field, Entry>()
  const note = (field: Field) => {
    const repeat = isHydrating(field) ? undefined : repeatOf(field)
    if (repeat) entered.set(field, { find: findLater(field), repeat })
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
    if (type === 'file') return files?.length ? (found) => chooseFiles(found, files) : undefined
    if (type === 'checkbox' || type === 'radio')
      return checked === field.defaultChecked ? undefined : (found) => check(found, checked)
  }
  const { value } = field
  const isServed =
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.defaultSelected && option.value === value)
      : value === field.defaultValue
  return isServed ? undefined : (found) => enter(found, value)
}

const chooseFiles = (field: Field, files: FileList): void => {
  if (!(field instanceof HTMLInputElement)) return
  if (field.files !== files) field.files = files
  send(field, 'change')
}

const check = (field: Field, checked: boolean): void => {
  if (!(field instanceof HTMLInputElement)) return
  field.checked = !checked
  field.click()
}

/** React reads a value only from an event, and only if it differs from the last one that was set through React. */
const enter = (field: Field, value: string): void => {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const name of events) send(field, name)
}

const send = (field: Field, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))

/** Parts of a page hydrate when their code arrives. */
const maxWait = 30_000

const repeatAll = async (entered: Map<Field, Entry>): Promise<void> => {
  const until = Date.now() + maxWait
  while (Date.now() < until) {
    await soon()
    for (const [field, { find, repeat }] of entered) {
      const found = find()
      if (!found || !isHydrating(found)) continue
      entered.delete(field)
      // Effects run after the next frame.
      void soon()
        .then(soon)
        .then(() => repeat(find() ?? found))
    }
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 30))
