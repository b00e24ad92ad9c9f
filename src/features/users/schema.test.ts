import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { messagesOf } from '#tests/support/messages-of.ts'
import { newPassword, newUsername, profileChanges, userChanges } from './schema.ts'

describe('a new password', () => {
  it.each(['secret', '      ', 'كلمة س', '👩‍⚖️👩‍⚖️', 'a'.repeat(256), 'é'.repeat(128)])(
    'may be %j',
    (password) => {
      expect(z.parse(newPassword(), password)).toBe(password)
    },
  )

  it.each([
    ['an empty text', '', 'val.password.min'],
    ['five letters', '12345', 'val.password.min'],
    ['257 letters', 'a'.repeat(257), 'val.password.max'],
    ['129 letters of two bytes', 'é'.repeat(129), 'val.password.max'],
    ['65 letters of four bytes', '👩'.repeat(65), 'val.password.max'],
  ])('is refused if it is %s', (_name, password, message) => {
    expect(messagesOf(newPassword(), password)).toContain(message)
  })
})

describe('a username', () => {
  it.each([
    ['  sara.h  ', 'sara.h'],
    ['\u200fsara\u202e.\u200bh', 'sara.h'],
    ['محمد_العتيبي', 'محمد_العتيبي'],
    ['a@example.com', 'a@example.com'],
  ])('is read from %j as %j', (typed, stored) => {
    expect(z.parse(newUsername(), typed)).toBe(stored)
  })

  it.each([
    ['ab', 'val.username.min'],
    [' a ', 'val.username.min'],
    ['sara h', 'val.generic.format'],
    ['<b>sara</b>', 'val.generic.format'],
    ['x'.repeat(61), 'val.generic.maxLength?max=60'],
  ])('is refused as %j: %s', (typed, message) => {
    expect(messagesOf(newUsername(), typed)).toContain(message)
  })
})

describe('a change', () => {
  it('requires a date as the version it is based on, and at least one field beside it', () => {
    expect(messagesOf(userChanges, { firstName: 'Sara', updatedAt: 'yesterday' })).toEqual([
      'val.generic.date',
    ])
    expect(messagesOf(userChanges, {})).toEqual(['error.nothingToChange'])
    expect(messagesOf(userChanges, { updatedAt: '2025-03-09T09:30:00.123Z' })).toEqual([
      'error.nothingToChange',
    ])
    expect(messagesOf(userChanges, { isActive: false })).toEqual([])
  })

  it('cannot set the role, state or username of one’s own profile, and contains only the fields that were sent', () => {
    for (const field of ['role', 'isActive', 'isVerified', 'username', 'password', 'id'])
      expect(z.safeParse(profileChanges, { firstName: 'Sara', [field]: 'admin' }).success).toBe(false)
    expect(messagesOf(profileChanges, {})).toEqual(['error.nothingToChange'])
    expect(z.parse(profileChanges, { firstName: 'Sara' })).toEqual({ firstName: 'Sara' })
  })
})
