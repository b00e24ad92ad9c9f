/** One toast at a time, for five seconds; a dismissed one is removed after 1,000,000 ms (specification, section 9). */
const toastLimit = 1
const toastDuration = 5000
const toastRemoveDelay = 1_000_000

export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  duration: number
  /** Milliseconds of the clock. */
  shownAt: number
  /** An action button, such as comparing two versions. */
  action?: { label: string; onAction: () => void }
  isOpen: boolean
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

const change = (next: readonly Toast[]) => {
  for (const gone of toasts.filter(({ id }) => !next.some((toast) => toast.id === id))) {
    clearTimeout(removals.get(gone.id))
    removals.delete(gone.id)
  }
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast, also from outside React; a newer one replaces an older. */
export const showToast = ({
  variant = 'default',
  duration = toastDuration,
  ...content
}: Pick<Toast, 'title' | 'description' | 'action'> & Partial<Pick<Toast, 'variant' | 'duration'>>): {
  dismiss: () => void
} => {
  lastId += 1
  const id = lastId
  change(
    [{ id, variant, duration, shownAt: Date.now(), ...content, isOpen: true }, ...toasts].slice(
      0,
      toastLimit,
    ),
  )
  return { dismiss: () => dismissToast(id) }
}

/** Closes it; the entry stays until it is removed, so that its animation can finish. */
export const dismissToast = (id: number) => {
  if (removals.has(id) || !toasts.some((toast) => toast.id === id)) return
  removals.set(
    id,
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastRemoveDelay),
  )
  change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
}

/** Closes a failure that was shown before an action began, because the action has succeeded. */
export const dismissFailures = (begunAt: number) => {
  for (const { id, variant, shownAt, isOpen } of toasts)
    if (isOpen && variant === 'destructive' && shownAt <= begunAt) dismissToast(id)
}

export const getToasts = (): readonly Toast[] => toasts

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
