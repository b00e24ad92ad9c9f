/** Where a typed website leads; nothing if it names another kind of address, such as a script. */
export const webAddress = (website: string): string | undefined => {
  const typed = website.trim()
  if (typed === '') return undefined
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`
  return /^https?:\/\/[^\s/]/i.test(address) ? address : undefined
}

/** As people say it: without protocol and without the slash at its end. */
export const withoutProtocol = (website: string): string =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
