import { isPublicAddress } from '#http/public-address.ts'

export type Resolved = { address: string; family: number }

/** Resolves hosts and restricts their addresses. Tests with a local server replace it. */
export type PictureNetwork = {
  resolve: (host: string) => Promise<Resolved[]>
  isAllowed: (address: string, port: number) => boolean
}

/** Only public addresses and the ports of websites. */
export const publicNetwork: PictureNetwork = {
  // Loaded on demand, because few installations need it.
  resolve: async (host) => (await import('node:dns/promises')).lookup(host, { all: true }),
  isAllowed: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
}
