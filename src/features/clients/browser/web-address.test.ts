import { expect, it } from 'vitest'
import { webAddress, withoutProtocol } from './web-address.ts'

it.each([
  ['https://qimam.example', 'https://qimam.example', 'qimam.example'],
  ['HTTP://Qimam.example/', 'HTTP://Qimam.example/', 'Qimam.example'],
  ['www.qimam.example/ar/', 'https://www.qimam.example/ar/', 'www.qimam.example/ar'],
  ['qimam.example:8080', 'https://qimam.example:8080', 'qimam.example:8080'],
])('shows a website without its protocol, and links to its address: %s', (website, address, shown) => {
  expect(webAddress(website)).toBe(address)
  expect(withoutProtocol(website)).toBe(shown)
})

it.each(['', '  ', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'https://'])(
  'creates no link for %j',
  (website) => expect(webAddress(website)).toBeUndefined(),
)
