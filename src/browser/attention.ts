let isAway = () => false

/** From now on `asks` tells whether nobody is at the page. Returns a function that forgets it. */
export const watchAttention = (asks: () => boolean): (() => void) => {
  isAway = asks
  return () => {
    isAway = () => false
  }
}

/** Whether the page asks by itself: such a call keeps no session open (`http/unattended.ts`). */
export const isUnattended = (): boolean => isAway()

let waiting: (() => void)[] = []

/** Resolves when somebody is at the page; at once if they are. */
export const attended = (): Promise<void> =>
  isAway() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()

/** Somebody has come back. */
export const noteReturn = () => {
  for (const resume of waiting) resume()
  waiting = []
}
