import type { FastifyRequest } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { inProcessAddress } from '#http/request-origin.ts'
import { testSites } from '#tests/support/test-site.ts'
import { renderLimit } from './render-limit.ts'

const requestFrom = (ip: string) => ({ ip, raw: { socket: { remoteAddress: ip } } }) as FastifyRequest

describe('the limit for rendered pages', () => {
  let ration: ReturnType<typeof renderLimit>
  beforeEach(() => {
    ration = renderLimit(1)
  })
  const drawAll = (ip: string, now: number): number => {
    for (let drawn = 0; ; drawn += 1)
      try {
        ration(requestFrom(ip), now)
      } catch (error) {
        expect(error).toMatchObject({ code: 'too_many', retryAfter: 1 })
        return drawn
      }
  }

  it('is shared by all addresses that a hosting company gives to one customer', () => {
    expect(drawAll('203.0.113.7', 0)).toBe(120)
    expect([drawAll('203.0.113.200', 0), drawAll('203.0.112.7', 0)]).toEqual([0, 120])
    expect(drawAll('2001:db8:1:2::1', 0)).toBe(120)
    expect([drawAll('2001:db8:1:2:ffff::1', 0), drawAll('2001:db8:1:3::1', 0)]).toEqual([0, 120])
  })

  it('refills over time, up to its maximum', () => {
    expect(drawAll('203.0.113.7', 0)).toBe(120)
    expect([drawAll('203.0.113.7', 10_000), drawAll('203.0.113.7', 1e9)]).toEqual([30, 120])
    // A clock that runs backwards.
    expect(drawAll('203.0.113.7', 0)).toBe(0)
  })

  it('does not count calls from a page that is being rendered', () => {
    for (let drawn = 0; drawn < 200; drawn += 1) ration(requestFrom(inProcessAddress), 0)
  })
})

const buildSite = testSites()

it('refuses a flood of searches, and still serves cached pages, even to the flooder', async () => {
  const { app } = await buildSite({ rateLimitScale: 0.05 })
  const statusOf = async (url: string, remoteAddress: string) =>
    (await app.inject({ url, remoteAddress })).statusCode
  const visitor = '198.51.100.1'
  const flooder = '203.0.113.1'
  expect(await statusOf('/', visitor)).toBe(200)
  for (let drawn = 0; drawn < 6; drawn += 1)
    expect(await statusOf(`/publications?q=${drawn}`, flooder)).toBe(200)
  const refused = await app.inject({
    url: '/publications?q=seventh',
    headers: { accept: 'text/html', 'accept-language': 'ar' },
    remoteAddress: flooder,
  })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('محاولات كثيرة')
  expect(await statusOf('/publications?year=2020', flooder)).toBe(429)
  expect(await statusOf('/nowhere', flooder)).toBe(429)
  expect(await statusOf('/share/en/home.png', flooder)).toBe(429)
  expect(await statusOf('/', flooder)).toBe(200)
  expect(await statusOf('/publications?q=mine', visitor)).toBe(200)
})
