/**
 * The open modal dialogs, the topmost last. Toasts must be inside the topmost one, since everything else is
 * inert.
 */
let openDialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const change = (next: readonly HTMLDialogElement[]) => {
  openDialogs = next
  for (const listener of listeners) listener()
}

export const addOpenDialog = (dialog: HTMLDialogElement) => change([...openDialogs, dialog])

export const removeOpenDialog = (dialog: HTMLDialogElement) =>
  change(openDialogs.filter((open) => open !== dialog))

export const getTopDialog = (): HTMLDialogElement | undefined => openDialogs.at(-1)

export const subscribeToDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
