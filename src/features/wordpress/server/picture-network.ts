import { isPublicAddress } from '#http/public-address.ts'

export type Resolved = { address: string; family: number }

/** How hosts are found and which of their addresses may be spoken to; a test of its own server names another. */
export type PictureNetwork = {
  resolve: (host: string) => Promise<Resolved[]>
  isAllowed: (address: string, port: number) => boolean
}

/** Public addresses only, and of their ports only those of websites. */
export const publicNetwork: PictureNetwork = {
  // Loaded when somebody asks: few installations ever do.
  resolve: async (host) => (await import('node:dns/promises')).lookup(host, { all: true }),
  isAllowed: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
}
