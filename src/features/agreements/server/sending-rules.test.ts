import { describe, expect, it } from 'vitest'
import { placeholders } from '../values.ts'
import { unknownPlaceholder } from './sending-rules.ts'

describe('the placeholders of a text', () => {
  it('are known without exception', () => {
    expect(unknownPlaceholder(placeholders.map((name) => `{${name}}`).join(' '))).toBeUndefined()
  })

  it.each([
    ['{fee} and {foo} and {bar}', 'foo'],
    ['الأتعاب {الأتعاب}', 'الأتعاب'],
    ['{ fee }', ' fee '],
    ['{}', ''],
    ['{{foo}}', 'foo'],
    ['{first\nsecond}', 'first\nsecond'],
  ])('include the first unknown one of %j', (text, name) => {
    expect(unknownPlaceholder(text)).toBe(name)
  })

  it.each(['', 'no braces', 'an open { brace', 'closed } and { open'])('do not include %j', (text) => {
    expect(unknownPlaceholder(text)).toBeUndefined()
  })
})
