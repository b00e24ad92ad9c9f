/** The id of a form within its page, for the address that a post redirects to. */
export const anchorOf = (name: string): string => `form-${name}`
