const maxRecent = 6

let recent: readonly string[] = []

/**
 * Addresses of recent screens and actions, latest first. They are in memory only, until the page is reloaded.
 */
export const readRecent = (): readonly string[] => recent

export const rememberRecent = (address: string): void => {
  recent = [address, ...recent.filter((each) => each !== address)].slice(0, maxRecent)
}
