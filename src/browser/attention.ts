let isAway = () => false

/** `asks` returns true while the user is away. Returns a function that unregisters it. */
export const watchAttention = (asks: () => boolean): (() => void) => {
  isAway = asks
  return () => {
    isAway = () => false
  }
}

/** Whether the user is away: such a call does not extend the session (`http/request-origin.ts`). */
export const isUnattended = (): boolean => isAway()

let waiting: (() => void)[] = []

/** Resolves when the user is at the page, or immediately if they are. */
export const attended = (): Promise<void> =>
  isAway() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()

/** The user has come back. */
export const noteReturn = () => {
  for (const resume of waiting) resume()
  waiting = []
}
