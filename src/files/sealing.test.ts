import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './keys.ts'

const key = randomBytes(32)

it('decrypts its own output, and never encrypts the same text the same way', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'user 7')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(seal(key, 'JBSWY3DPEHPK3PXP', 'user 7')).not.toBe(sealed)
  expect(unseal(key, sealed, 'user 7')).toBe('JBSWY3DPEHPK3PXP')
})

it('does not decrypt with another key, for another row or after a bit has changed', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'user 7')
  expect(() => unseal(randomBytes(32), sealed, 'user 7')).toThrow()
  expect(() => unseal(key, sealed, 'user 8')).toThrow()
  const [version, iv = '', text, tag] = sealed.split('.')
  const other = `${iv.startsWith('A') ? 'B' : 'A'}${iv.slice(1)}`
  expect(() => unseal(key, [version, other, text, tag].join('.'), 'user 7')).toThrow()
  expect(() => unseal(key, [version, iv, text, ''].join('.'), 'user 7')).toThrow()
  expect(() => unseal(key, 'JBSWY3DPEHPK3PXP', 'user 7')).toThrow()
})
