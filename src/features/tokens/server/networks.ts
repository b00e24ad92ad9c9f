import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { addressGroup } from '#http/rate-limit.ts'

/** Whether an address is in one of the networks, which are addresses or CIDR blocks. */
export const isInNetworks = (networks: readonly string[], address: string): boolean => {
  const list = new BlockList()
  for (const network of networks) {
    const [host = '', bits] = network.split('/')
    const family = isIPv4(host) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(host, family)
    else list.addSubnet(host, Number(bits), family)
  }
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The network of an address, for its owner to recognize: /24 in IPv4, /64 in IPv6. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? `${addressGroup(address)}::/64` : `${address.split('.').slice(0, 3).join('.')}.0/24`
