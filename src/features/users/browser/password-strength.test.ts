import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test('five characters are too short, whatever they are', () => {
  expect(passwordStrength('aB3$x')).toBe('short')
  expect(passwordStrength('')).toBe('short')
})

test('six letters or many repetitions are weak', () => {
  expect(passwordStrength('abcdef')).toBe('weak')
  expect(passwordStrength('aaaaaaaa1111')).toBe('weak')
})

test('eight characters of two kinds are fair', () => {
  expect(passwordStrength('sahara24')).toBe('fair')
})

test('a long phrase is strong, also in Arabic', () => {
  expect(passwordStrength('four quiet rivers')).toBe('strong')
  expect(passwordStrength('أربعة أنهار هادئة')).toBe('strong')
  expect(passwordStrength('Riyadh-7099-Olaya')).toBe('strong')
})

test('an emoji counts as one character', () => {
  expect(passwordStrength('🔑🔑🔑')).toBe('short')
})
