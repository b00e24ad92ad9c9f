import type { Caller } from '#features/front-desk/office/record-dialog.tsx'

/** The caller, if a screen has them open. */
export type NewRequest = { caller?: Caller | undefined }

const eventName = 'mizan:new-request'

/** Opens the dialog of a new request over the current screen. */
export const openNewRequest = (request: NewRequest = {}): void => {
  window.dispatchEvent(new CustomEvent(eventName, { detail: request }))
}

/** Calls `open` for each `openNewRequest`; returns the function that ends this. */
export const onNewRequest = (open: (request: NewRequest) => void): (() => void) => {
  const listen = (event: Event) => open((event as CustomEvent<NewRequest>).detail)
  window.addEventListener(eventName, listen)
  return () => window.removeEventListener(eventName, listen)
}
