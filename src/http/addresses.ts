import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

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

/** Private networks, and networks for special purposes (IANA's special-purpose registries). */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6')

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an IP address is public. In IPv6 only the allocated global range is; mapped, translated and
 * tunneled addresses are not.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/**
 * Warns once about a proxy that is not configured: all visitors then seem to have its address, and share
 * limits.
 */
export const warnOfUnknownProxy = () => {
  let isReported = false
  return async ({ headers, log, ip }: FastifyRequest) => {
    if (isReported || headers['x-forwarded-for'] === undefined) return
    isReported = true
    log.warn(
      { proxy: ip },
      'TRUST_PROXY is unset, but a request came with X-Forwarded-For: behind a proxy all visitors share one limit until TRUST_PROXY names it',
    )
  }
}
