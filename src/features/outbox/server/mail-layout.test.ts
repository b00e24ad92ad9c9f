import { expect, it } from 'vitest'
import { dictionaries } from '#i18n/texts.ts'
import { layOutMail, type MailTexts } from './mail-layout.ts'

const reset = {
  subject: 'mail.reset.subject' as const,
  paragraphs: ['mail.reset.text'] as const,
  values: { firstName: 'Sara', username: 'sara' },
}
const nobody = { name: '', lines: [''], phone: '', license: '' }

it.each([
  ['en', 'Set a new password for this website'],
  ['ar', 'هذا الموقع'],
] as const)('leaves no incomplete sentence in mail of a firm without a name (%s)', (language, expected) => {
  const { subject, text, html } = layOutMail({ language, ...reset }, nobody)
  expect(subject).toContain(expected)
  expect(`${subject}\n${text}\n${html}`).not.toMatch(/ [.،,] |\{firm\}|<strong><\/strong>/)
  expect(text.trimEnd()).toBe(text)
})

it('accepts only keys of the dictionary', () => {
  // @ts-expect-error: The types refuse a misspelt key.
  const misspelt: MailTexts['subject'] = 'mail.rest.subject'
  expect(misspelt in dictionaries.en).toBe(false)
})
