type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file|hidden)$/.test(target.type))

/** React stores props on each element when it starts hydrating it. */
const isHydrating = (field: Field): boolean =>
  Object.keys(field).some((name) => name.startsWith('__reactProps$'))

/**
 * Preserves what a person types before React handles a field: a form with initial values would replace it.
 * Called before hydration.
 */
export const preserveTyped = (): void => {
  const typed = new Map<Field, string>()
  const note = (field: Field) => {
    if (!isHydrating(field) && field.value !== field.defaultValue) typed.set(field, field.value)
  }
  const follow = ({ target }: Event) => isField(target) && note(target)
  for (const field of document.querySelectorAll<Field>('input, textarea')) if (isField(field)) note(field)
  document.addEventListener('input', follow, true)
  void restoreAll(typed).then(() => document.removeEventListener('input', follow, true))
}

/** Parts of a page hydrate when their code arrives. */
const maxWait = 30_000

const restoreAll = async (typed: Map<Field, string>): Promise<void> => {
  const until = Date.now() + maxWait
  while (Date.now() < until) {
    await soon()
    for (const [field, text] of typed) {
      if (field.isConnected && !isHydrating(field)) continue
      typed.delete(field)
      // Effects run after the next frame.
      void soon()
        .then(soon)
        .then(() => restore(field, text))
    }
  }
}

/** React reads a value only from an event, and only if it was set without React. */
const restore = (field: Field, text: string): void => {
  if (!field.isConnected || field.value === text || field.value !== field.defaultValue) return
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 30))
