import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './addresses.ts'

// Requests to addresses that an admin has typed or that a file has. They must not reach the firm's own network.

type Resolved = { address: string; family: number }

/** Resolves hosts and restricts their addresses. Tests with a local server replace it. */
export type OutgoingNetwork = {
  resolve: (host: string) => Promise<Resolved[]>
  isAllowed: (address: string, port: number) => boolean
}

/** Only public addresses and the ports of websites. */
export const publicNetwork: OutgoingNetwork = {
  // Loaded on demand, because few installations need it.
  resolve: async (host) => (await import('node:dns/promises')).lookup(host, { all: true }),
  isAllowed: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
}

/** `network`: the host has no address. `closed`: one of its addresses is not allowed. */
export class ClosedNetworkError extends Error {
  override name = 'ClosedNetworkError'
  readonly fault: 'network' | 'closed'

  constructor(fault: 'network' | 'closed') {
    super(fault)
    this.fault = fault
  }
}

export const hostOfUrl = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
export const portOfUrl = ({ port, protocol }: URL): number =>
  Number(port) || (protocol === 'https:' ? 443 : 80)

/**
 * The lookup for one request, with the address that was checked: a different second DNS answer has no effect. Throws
 * a `ClosedNetworkError`.
 */
export const checkedLookup = async (url: URL, network: OutgoingNetwork): Promise<LookupFunction> => {
  const host = hostOfUrl(url)
  const family = isIP(host)
  const found = family
    ? [{ address: host, family }]
    : await network.resolve(host).catch(() => {
        throw new ClosedNetworkError('network')
      })
  const [first] = found
  if (!first) throw new ClosedNetworkError('network')
  if (!found.every(({ address }) => network.isAllowed(address, portOfUrl(url))))
    throw new ClosedNetworkError('closed')
  return (_host, { all }, done) => (all ? done(null, [first]) : done(null, first.address, first.family))
}
