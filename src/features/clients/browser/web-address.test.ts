import { expect, it } from 'vitest'
import { webAddress, withoutProtocol } from './web-address.ts'

it.each([
  ['https://qimam.example', 'https://qimam.example', 'qimam.example'],
  ['HTTP://Qimam.example/', 'HTTP://Qimam.example/', 'Qimam.example'],
  ['www.qimam.example/ar/', 'https://www.qimam.example/ar/', 'www.qimam.example/ar'],
  ['qimam.example:8080', 'https://qimam.example:8080', 'qimam.example:8080'],
])('a website is shown without its protocol and leads where it says: %s', (website, address, shown) => {
  expect(webAddress(website)).toBe(address)
  expect(withoutProtocol(website)).toBe(shown)
})

it.each(['', '  ', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'https://'])(
  'what is no website leads nowhere: %j',
  (website) => expect(webAddress(website)).toBeUndefined(),
)
