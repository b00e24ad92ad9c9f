import { expect, it } from 'vitest'
import { queryOf } from './callers.tsx'

it.each(['0551234', '٠٥٥١٢٣٤', '۰۵۵۱۲۳۴', '٠٥٥ ١٢', '\u200f٠٥٥'])('searches for the number %j', (phone) => {
  expect(queryOf({ name: '', phone, email: '' }).phone).toBe(phone)
})

it.each(['05', '٠٥', '+٩', ''])('does not search for %j yet', (phone) => {
  expect(queryOf({ name: '', phone, email: '' }).phone).toBe('')
})
