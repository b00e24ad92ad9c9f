import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { plainAddress, rewriteForwarded } from './addresses.ts'

describe('the address of a client', () => {
  it.each([
    ['203.0.113.2', '203.0.113.2'],
    ['203.0.113.2:40000', '203.0.113.2'],
    [' 203.0.113.2 ', '203.0.113.2'],
    ['"203.0.113.2:443"', '203.0.113.2'],
    ['::ffff:203.0.113.2', '203.0.113.2'],
    ['::FFFF:cb00:7102', '203.0.113.2'],
    ['[::ffff:203.0.113.2]:40000', '203.0.113.2'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:40000', '2001:db8::1'],
    ['"[2001:db8::1]:40000"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:1', 'fe80::1'],
    ['unknown', undefined],
    ['_hidden', undefined],
    ['203.0.113.999', undefined],
    ['203.0.113.2:port', undefined],
    ['[2001:db8::1', undefined],
    ['<script>', undefined],
    ['', undefined],
  ])('reads %j as %j', (written, address) => {
    expect(plainAddress(written)).toBe(address)
  })

  const forwarded = (sent: string) => {
    const request = { headers: { 'x-forwarded-for': sent } } as unknown as IncomingMessage
    rewriteForwarded(request)
    return request.headers['x-forwarded-for']
  }

  it('is normalized in every item of a list', () => {
    expect(forwarded('198.51.100.7:1, [2001:db8::1]:40000,10.0.0.1:80')).toBe(
      '198.51.100.7, 2001:db8::1, 10.0.0.1',
    )
  })

  it('ignores everything before an unreadable item', () => {
    expect(forwarded('203.0.113.2, unknown, 10.0.0.1:80')).toBe('10.0.0.1')
    expect(forwarded('203.0.113.2, garbage')).toBe('')
  })
})
