/** The host of an address, for lists and the audit log. */
export const hostOfAddress = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address
