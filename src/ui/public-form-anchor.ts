/** Where a form stands in its page, for the address of what answers it. */
export const anchorOf = (name: string): string => `form-${name}`
