import { expect, it } from 'vitest'
import { deviceOf } from './user-agent.ts'

const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const onBlink = (system: string, browser = 'Chrome') =>
  `Mozilla/5.0 (${system}) ${blink} ${browser}/141.0.0.0 Safari/537.36`
const windows = onBlink('Windows NT 10.0; Win64; x64')
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) ${webkit}`
const ipad = `Mozilla/5.0 (iPad; CPU OS 18_3 like Mac OS X) ${webkit}`
const galaxy = `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${blink} SamsungBrowser/27.0 Chrome/125.0.0.0`

it.each([
  [windows, 'Chrome', 'Windows', false],
  [`${windows} Edg/141.0.0.0`, 'Edge', 'Windows', false],
  [`${mac} ${webkit} Version/18.3 Safari/605.1.15`, 'Safari', 'macOS', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'macOS',
    false,
  ],
  [`${iphone} Version/18.3 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone', true],
  [`${iphone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone', true],
  [`${ipad} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPad', true],
  [`${galaxy} Mobile Safari/537.36`, 'Samsung Internet', 'Android', true],
  [onBlink('X11; CrOS x86_64 14541.0.0'), 'Chrome', 'ChromeOS', false],
  [onBlink('X11; Linux x86_64', 'HeadlessChrome'), 'Chrome', 'Linux', false],
  ['curl/8.5.0', undefined, undefined, false],
  [null, undefined, undefined, false],
])('recognizes %s', (userAgent, browser, system, isHandheld) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, isHandheld })
})
