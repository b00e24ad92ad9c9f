import { expect, it } from 'vitest'
import { plainHeaders } from './fast-path.ts'

it('reads only the relevant headers, in any case', () => {
  expect(
    plainHeaders('Host mizan.example ACCEPT-Language ar User-Agent x Sec-Fetch-Site none'.split(' ')),
  ).toEqual({ host: 'mizan.example', 'accept-language': 'ar' })
})

it.each([
  [['Host', 'a', 'host', 'b']],
  [['Cookie', 'a=1', 'cookie', 'sid=2']],
  [['Content-Length', '0']],
  [['transfer-encoding', 'chunked']],
])('refuses %j', (rawHeaders) => {
  expect(plainHeaders(rawHeaders)).toBeUndefined()
})
