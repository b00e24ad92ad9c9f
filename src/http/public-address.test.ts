import { expect, it } from 'vitest'
import { isPublicAddress } from './addresses.ts'

const others = [
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...`169.254.169.254 100.64.0.1 100.127.255.255 192.0.0.8 192.0.2.1 198.18.0.1 198.19.255.255`.split(/\s+/),
  ...['198.51.100.7', '203.0.113.7', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
  ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'fec0::1', 'ff02::1', '100::1', '2001:db8::1'],
  ...['2001::1', '2002:7f00:1::', '3fff::1', '5f00::1', 'localhost', '', '2130706433', '1.2.3'],
]

it.each(others)('%s is not a public internet address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

const publicOnes =
  '8.8.8.8 1.1.1.1 172.15.0.1 172.32.0.1 100.128.0.1 223.255.255.255 2606:4700::1 2a00:1450:4001::1'
it.each(publicOnes.split(' '))('%s is a public internet address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
