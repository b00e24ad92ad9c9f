const mostRecent = 6

let recent: readonly string[] = []

/** Screens and actions by their addresses, the last one first, until the page is loaded anew: nothing is stored. */
export const readRecent = (): readonly string[] => recent

export const rememberRecent = (address: string): void => {
  recent = [address, ...recent.filter((each) => each !== address)].slice(0, mostRecent)
}
