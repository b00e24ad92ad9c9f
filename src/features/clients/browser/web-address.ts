/** The URL of a typed website; undefined for other schemes, such as scripts. */
export const webAddress = (website: string): string | undefined => {
  const typed = website.trim()
  if (typed === '') return undefined
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`
  return /^https?:\/\/[^\s/]/i.test(address) ? address : undefined
}

/** The display form, without the protocol and a trailing slash. */
export const withoutProtocol = (website: string): string =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
