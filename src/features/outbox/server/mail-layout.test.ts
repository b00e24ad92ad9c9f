import { expect, it } from 'vitest'
import { layOutMail } from './mail-layout.ts'

const reset = {
  subject: 'mail.reset.subject',
  paragraphs: ['mail.reset.text'],
  values: { firstName: 'Sara', username: 'sara' },
}
const nobody = { name: '', lines: [''], phone: '', licence: '' }

it.each([
  ['en', 'Set a new password for this website'],
  ['ar', 'هذا الموقع'],
] as const)('a mail of a firm without a name ends no sentence in the air (%s)', (language, expected) => {
  const { subject, text, html } = layOutMail({ language, ...reset }, nobody)
  expect(subject).toContain(expected)
  expect(`${subject}\n${text}\n${html}`).not.toMatch(/ [.،,] |\{firm\}|<strong><\/strong>/)
  expect(text.trimEnd()).toBe(text)
})
