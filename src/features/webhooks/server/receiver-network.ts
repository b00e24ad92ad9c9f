import { BlockList, isIP } from 'node:net'
import { hostOfUrl, type OutgoingNetwork, portOfUrl, publicNetwork } from '#http/outgoing.ts'

/** The networks to which events may be sent. */
export type ReceiverNetwork = Pick<OutgoingNetwork, 'resolve'> & {
  /** The networks of `WEBHOOK_NETWORKS`. */
  own: BlockList
}

/** `networks` are addresses or networks, such as `10.0.0.0/8`. */
export const openReceiverNetwork = (networks: readonly string[]): ReceiverNetwork => {
  const own = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address)
    own.addSubnet(address, bits === undefined ? (widthOf[family] ?? 0) : Number(bits), nameOf(family))
  }
  return { resolve: publicNetwork.resolve, own }
}

const widthOf: Record<number, number> = { 4: 32, 6: 128 }
const nameOf = (family: number) => (family === 6 ? 'ipv6' : 'ipv4')

/** The network for one address: without encryption only the firm's own. */
export const networkFor = ({ protocol }: URL, { resolve, own }: ReceiverNetwork): OutgoingNetwork => ({
  resolve,
  isAllowed: (address, port) =>
    own.check(address, nameOf(isIP(address))) ||
    (protocol === 'https:' && publicNetwork.isAllowed(address, port)),
})

/** The reason against an address that needs no DNS answer. */
export const faultOfAddress = (url: URL, network: ReceiverNetwork): 'https' | 'closed' | undefined => {
  const host = hostOfUrl(url)
  if (isIP(host)) return networkFor(url, network).isAllowed(host, portOfUrl(url)) ? undefined : 'closed'
  // A name may belong to one of the own networks, if there are any.
  return url.protocol === 'https:' || network.own.rules.length > 0 ? undefined : 'https'
}
