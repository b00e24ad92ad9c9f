import { describe, expect, it } from 'vitest'
import { addressGroup } from './rate-limit.ts'

describe('the rate-limit key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:0002:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
    ['1:2::4:5:6:7:8', '1:2:0:4'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
    ['unknown', 'unknown'],
  ])('is computed from %s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})
