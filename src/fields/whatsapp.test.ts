import { expect, it } from 'vitest'
import { whatsAppAddress } from './whatsapp.ts'

it('links to the chat with a number', () => {
  expect(whatsAppAddress('+966 55-012-3344')).toBe('https://wa.me/966550123344')
})

it('links to a chat with a text', () => {
  expect(whatsAppAddress('+966550123344', 'مرحبًا & أهلًا')).toBe(
    `https://wa.me/966550123344?text=${encodeURIComponent('مرحبًا & أهلًا').replaceAll('%20', '+')}`,
  )
})
