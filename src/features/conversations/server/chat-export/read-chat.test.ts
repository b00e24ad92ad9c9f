import { describe, expect, it } from 'vitest'
import { expectGrowsWithSize } from '#tests/support/cpu-time.ts'
import { makeChats } from '#tests/support/whatsapp-chats.ts'
import { readChat } from './read-chat.ts'

const now = new Date('2026-11-01T12:00:00Z')
const read = (...lines: string[]) => readChat(lines.join('\n'), now)
const timesOf = (...lines: string[]) => read(...lines).messages.map(({ at }) => at)

describe('the reader of exported chats', () => {
  it('reads 99% of the lines of 200 chats, and lists all others', () => {
    const lines = { all: 0, messages: 0, right: 0, listed: 0 }
    for (const { name, text, voices, entries } of makeChats()) {
      const { messages, notices, unread } = readChat(text, now)
      const listed = new Set([...notices, ...unread].map(({ line }) => line))
      expect([name, messages.filter(({ voice }) => !voices.includes(voice))]).toEqual([name, []])
      for (const { line, message, count } of entries) {
        lines.all += count
        if (message) lines.messages += count
        const found = messages.find((each) => each.line === line)
        if (found && JSON.stringify(found) === JSON.stringify({ line, ...message })) lines.right += count
        else if (listed.has(line)) lines.listed += count
      }
      expect(messages.length + listed.size).toBe(entries.length)
    }
    expect(lines.messages).toBeGreaterThan(20_000)
    expect(lines.right / lines.messages).toBeGreaterThanOrEqual(0.99)
    expect(lines.right + lines.listed).toBe(lines.all)
  })

  it.each([
    ['[12/05/2024, 10:15:30] Sara: Hi', '2024-05-12T07:15:30.000Z'],
    ['\u200e[١٢\u200f/٥\u200f/٢٠٢٤، ١٠:١٥:٣٠ م] سارة: نعم', '2024-05-12T19:15:30.000Z'],
    ['12/5/2024، 10:15 ص - سارة: نعم', '2024-05-12T07:15:00.000Z'],
    ['5/20/24, 12:05\u202fAM - Sara: Hi', '2024-05-19T21:05:00.000Z'],
    ['20.05.24, 00:05 – Sara: Hi', '2024-05-19T21:05:00.000Z'],
    ['2024-05-20 10:15 p. m. - Sara: Hi', '2024-05-20T19:15:00.000Z'],
    ['[20/05/24 10.15.30] Sara: Hi', '2024-05-20T07:15:30.000Z'],
    ['20/05/24 10:15:30: Sara: Hi', '2024-05-20T07:15:30.000Z'],
    ['20/5/2024، 9:15 صباحاً - سارة: نعم', '2024-05-20T06:15:00.000Z'],
    ['[٢٠/٥/٢٠٢٤ في ١٢:٠٥:٠٠ صباحًا] سارة: نعم', '2024-05-19T21:05:00.000Z'],
    ['20/5/2024، 12:05 مساء - سارة: نعم', '2024-05-20T09:05:00.000Z'],
    ['20/5/2024، 1:05 بعد الظهر - سارة: نعم', '2024-05-20T10:05:00.000Z'],
    ['20/5/2024، 13:05 م - سارة: نعم', '2024-05-20T10:05:00.000Z'],
  ])('reads the time of %s', (line, at) => {
    expect(timesOf(line)).toEqual([at])
  })

  it('decides the order of day and month by the whole file', () => {
    const ofMonths = timesOf('3/4/24, 10:00 - A: 1', '3/5/24, 10:00 - A: 2', '3/13/24, 10:00 - A: 3')
    expect(ofMonths[0]).toBe('2024-03-04T07:00:00.000Z')
    // Two days are likelier than two months, and a date cannot be in the future.
    expect(timesOf('3/4/24, 10:00 - A: 1', '3/6/24, 10:00 - A: 2')[0]).toBe('2024-03-04T07:00:00.000Z')
    expect(timesOf('10/12/26, 10:00 - A: 1')[0]).toBe('2026-10-12T07:00:00.000Z')
    expect(timesOf('3/4/24, 10:00 - A: 1')[0]).toBe('2024-04-03T07:00:00.000Z')
  })

  it('lists entries whose time is not possible, with the lines that belong to them', () => {
    const { messages, unread } = read(
      'A heading',
      '12/05/2024, 10:15 - Sara: first',
      '31/02/2024, 10:15 - Sara: no such day',
      'and its second line',
      '15/09/1445, 10:15 - Sara: another calendar',
      '12/05/2024, 25:15 - Sara: no such hour',
      '12/05/2027, 10:15 - Sara: in the future',
      '13/05/2024, 10:15 - Sara:',
    )
    expect(messages.map(({ text }) => text)).toEqual(['first'])
    expect(unread.map(({ line }) => line)).toEqual([1, 3, 5, 6, 7, 8])
    expect(unread[1]?.text).toBe('31/02/2024, 10:15 - Sara: no such day\nand its second line')
  })

  it('does not mistake sentences of a person for those of WhatsApp, or a text of another program for a chat', () => {
    const { messages } = read(
      '12/05/2024, 10:15 - Sara: My brother left the group of heirs',
      '12/05/2024, 10:16 - Sara: He changed his phone number',
      '12/05/2024, 10:17 - Sara: Note: call him',
    )
    expect(messages.map(({ voice }) => voice)).toEqual(['Sara', 'Sara', 'Sara'])
  })

  it.each([
    ...['My husband changed his phone number', 'The security code of my bank changed', 'He left the group'],
    ...['رمز الأمان الذي وصلني من البنك', 'حظر جهة الاتصال هذه لم ينفع', 'هذا النشاط التجاري خدعني'],
    ...['غيّر ابني رقم هاتفه', 'مكالمة صوتية فائتة منه أمس', 'Missed voice call\nfrom him'],
  ])('reads %j as the text of a message, also after a direction mark', (text) => {
    const { messages, notices } = read(`[12/05/2024, 10:15:00] Sara: \u200e${text}`)
    expect([messages.map((message) => message.text), notices]).toEqual([[text], []])
  })

  it.each([
    ...['Sara changed their phone number.', 'You blocked this contact. Tap to unblock.', 'Missed voice call'],
    ...[
      'لقد حذفت هذه الرسالة.',
      'مكالمة صوتية فائتة',
      'مكالمة فيديو، \u200eلا يوجد رد',
      'تغيّر رمز الأمان الخاص بك مع Sara',
    ],
  ])('reads %j as a sentence of WhatsApp after a direction mark only', (text) => {
    const { messages, notices } = read(
      `[12/05/2024, 10:15:00] Sara: \u200e${text}`,
      `[12/05/2024, 10:16:00] Sara: ${text}`,
    )
    expect([messages.map(({ line }) => line), notices.map(({ line }) => line)]).toEqual([[2], [1]])
  })

  it('reads a line that is almost a sentence of WhatsApp in time of its length', () => {
    expectGrowsWithSize(
      96,
      (size) => () => read(`[12/05/2024, 10:15:00] Sara: \u200eVoice call${', 1 x'.repeat(size)}!`),
    )
  })

  it('finds nothing in a text of another program', () => {
    expect(read('Name,Email', 'Sara,sara@example.com').messages).toEqual([])
  })
})
