import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength-note.tsx'

it.each([
  ['', 'short'],
  ['aB3$x', 'short'],
  ['🔑🔑🔑', 'short'],
  ['abcdef', 'weak'],
  ['aaaaaaaa1111', 'weak'],
  ['sahara24', 'fair'],
  ['four quiet rivers', 'strong'],
  ['أربعة أنهار هادئة', 'strong'],
  ['Riyadh-7099-Olaya', 'strong'],
])('rates %j as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
