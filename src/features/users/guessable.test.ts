import { expect, it } from 'vitest'
import { isGuessable } from './guessable.ts'

const sara = { username: 'Sara.h', email: 'sara.harbi@example.com' }

it.each([
  'password',
  'PassWord',
  '12345678',
  'ｐａｓｓｗｏｒｄ',
  'qwerty123',
  'sara.h',
  'SARA.H',
  'sara.harbi@example.com',
  'sara.harbi',
])('a password that everybody tries first is refused: %s', (password) => {
  expect(isGuessable(password, sara)).toBe(true)
})

it.each(['correct horse 7', 'secret-6', 'sara.h1', 'كلمة سر طويلة'])('any other is taken: %s', (password) => {
  expect(isGuessable(password, sara)).toBe(false)
})
