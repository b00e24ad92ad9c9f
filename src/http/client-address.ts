import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

// Each person has one address, in whatever form a proxy or the system writes it. Limits, sessions, audit and
// logs all read it here.

/** The address of the client, without a port or zone, and never as IPv4 within IPv6. */
export const clientAddress = ({ ip }: { ip: string }): string => plainAddress(ip) ?? ip

/** The shortest form of an address; undefined if it is not an IP address. */
export const plainAddress = (written: string): string | undefined => {
  const address = withoutPort(written.trim().replace(/^"(.*)"$/, '$1'))
  if (isIPv4(address)) return address
  const [host = ''] = address.split('%')
  if (!isIPv6(host)) return undefined
  // A URL normalizes an address: lower case, the longest run of zeros left out, no dots.
  const shortest = new URL(`http://[${host}]`).hostname.slice(1, -1)
  return mappedIPv4(shortest) ?? shortest
}

const withoutPort = (written: string): string => {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(written) ?? []
  if (bracketed !== undefined) return bracketed
  const [, address] = /^([\d.]+):\d{1,5}$/.exec(written) ?? []
  return address ?? written
}

const mappedIPv4 = (shortest: string): string | undefined => {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest) ?? []
  if (high === undefined || low === undefined) return undefined
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/**
 * Rewrites the addresses that proxies have added, before any other code reads them. Everything before an
 * invalid address is dropped, since its author is unknown.
 */
export const rewriteForwarded = ({ headers }: IncomingMessage): void => {
  const sent = headers['x-forwarded-for']
  if (sent === undefined) return
  const addresses = [sent]
    .flat()
    .join(',')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(plainAddress)
  headers['x-forwarded-for'] = addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ')
}
