import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escaped, folded } from '#http/content-lines.ts'
import { noura as member } from '#tests/support/team-member.ts'
import type { TeamMember } from '../schema.ts'
import { vcardOf } from './routes.ts'

const noura: TeamMember = {
  ...{ ...member, id: 2, specialization: 'Litigation, arbitration', phone: '+966115550152' },
  ...{ areas: ['litigation'], languages: ['ar', 'en'], imageUrl: '', linkedin: '', displayOrder: 1 },
  createdAt: '2025-03-09T09:30:00.000Z',
  updatedAt: '2025-03-09T09:30:00.000Z',
}
const firm = {
  firmEn: 'Mizan Attorneys',
  firmAr: 'ميزان للمحاماة والاستشارات القانونية',
  url: 'https://mizan.example/team/2',
}

const unfolded = (text: string) => text.replaceAll('\r\n ', '')
const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('م', 'ُ', ' ', '\\', ',', ';', '\n', '👨‍👩‍👧'), maxLength: 300 }),
)

describe('a contact card', () => {
  it('contains the name in the requested language, and in the other one', () => {
    const lines = unfolded(vcardOf(noura, { ...firm, language: 'ar' })).split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:القحطاني;نورة;;;',
      'FN:نورة القحطاني',
      'NICKNAME:Noura Al-Qahtani',
      'ORG:ميزان للمحاماة والاستشارات القانونية',
      'TITLE:شريكة',
      'ROLE:التقاضي والتحكيم',
      'TEL;TYPE=WORK,VOICE:+966115550152',
      'EMAIL;TYPE=INTERNET,WORK:noura@mizan.example',
      'URL:https://mizan.example/team/2',
      'NOTE:Noura Al-Qahtani\\nPartner\\nMizan Attorneys',
      'UID:https://mizan.example/team/2',
      'REV:2025-03-09T09:30:00.000Z',
      'END:VCARD',
      '',
    ])
  })

  it('leaves out unknown fields', () => {
    const card = vcardOf(
      { ...noura, nameAr: '', phone: '', email: '', specialization: '' },
      { ...firm, language: 'en' },
    )
    expect(card).toContain('FN:Noura Al-Qahtani\r\n')
    expect(card).not.toMatch(/^(?:NICKNAME|NOTE|TEL|EMAIL|ROLE)/m)
  })

  it('does not let a text start a line of its own', () => {
    fc.assert(
      fc.property(texts, texts, (name, position) => {
        const card = unfolded(vcardOf({ ...noura, nameEn: name, position }, { ...firm, language: 'en' }))
        for (const line of card.split('\r\n').slice(0, -1)) expect(line).toMatch(/^[A-Z]+[;=,:A-Z]*:/)
        expect(card.match(/^END:VCARD$/gm)).toHaveLength(1)
      }),
    )
  })
})

it('restores an escaped value, with control characters as blanks, and folds lines at 75 bytes within no character', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = text
        .replace(/\r\n?/g, '\n')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
        .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      expect(escaped(text)).not.toMatch(/[\r\n]/)
      expect(unescaped(escaped(text))).toBe(written)
      const line = `NOTE:${escaped(text)}`
      const parts = folded(line).split('\r\n')
      expect(parts.map((part, at) => (at === 0 ? part : part.slice(1))).join('')).toBe(line)
      for (const part of parts) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        expect(part.isWellFormed()).toBe(line.isWellFormed())
      }
    }),
  )
})
