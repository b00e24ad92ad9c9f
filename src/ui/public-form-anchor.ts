/** The id of a form on its page, for the address that a post redirects to. */
export const anchorOf = (name: string): string => `form-${name}`
