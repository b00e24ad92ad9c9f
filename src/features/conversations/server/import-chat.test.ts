import { beforeEach, expect, it } from 'vitest'
import { documents } from '#features/documents/server/table.ts'
import { codeOf, fieldOf } from '#tests/support/answers.ts'
import { arabicChat, archiveOf } from '#tests/support/chat-archive.ts'
import { openConversationCalls } from '#tests/support/conversation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { signUp } from '#tests/support/test-app.ts'

const firm = 'المكتب ⚖️'
const archive = await archiveOf({
  '_chat.txt': arabicChat,
  'عقد.pdf': '%PDF-1.7 contract',
  'note.txt': 'Clause 4',
  'voice.opus': 'OggS',
  'fake.jpg': Buffer.from([0, 1, 2]),
})

describeOnBothEngines('the import of an exported chat', (openTestDatabase) => {
  const { calls, preview, run, record, idOfClients, rowsOf, documentsOf } =
    openConversationCalls(openTestDatabase)
  beforeEach(async () => {
    await calls.app.db.delete(documents)
  })

  it('is previewed without writing anything', async () => {
    const id = await idOfClients()
    const before = await calls.historyOf(id)
    const seen = await preview(id, archive)
    expect(seen.statusCode).toBe(200)
    expect(seen.json()).toMatchObject({
      counts: { fresh: 3, known: 0, edited: 0, deleted: 0 },
      voices: [
        { name: 'سارة', messages: 2 },
        { name: firm, messages: 1 },
      ],
      firstAt: '2024-05-12T07:15:30.000Z',
      lastAt: '2024-05-13T18:00:00.000Z',
      sample: [{ voice: 'سارة', text: 'السلام عليكم' }, {}, {}],
      unreadCount: 1,
      unread: [{ line: 5 }],
      noticeCount: 1,
      client: 'known',
      files: [
        { name: 'عقد.pdf', isAccepted: true },
        { name: 'note.txt', isAccepted: true },
        { name: 'voice.opus', isAccepted: false },
        { name: 'fake.jpg', isAccepted: true },
      ],
    })
    expect([await rowsOf(id), await documentsOf(id), await calls.historyOf(id)]).toEqual([[], [], before])
  })

  it('records each message with its time and direction, but not those that were recorded before', async () => {
    const id = await calls.idOfNew()
    const imported = await run(id, arabicChat, { firmVoice: firm })
    expect([imported.statusCode, imported.json()]).toEqual([200, { created: 3 }])
    const rows = await rowsOf(id)
    expect(rows.map(({ at, direction, channel, text }) => [at, direction, channel, text])).toEqual([
      ['2024-05-12T07:15:30.000Z', 'in', 'whatsapp', 'السلام عليكم'],
      ['2024-05-12T07:17:00.000Z', 'out', 'whatsapp', 'وعليكم السلام،\nتفضلي'],
      ['2024-05-13T18:00:00.000Z', 'in', 'whatsapp', 'صورة غير مدرجة'],
    ])
    expect(new Set(rows.map(({ importId }) => importId)).size).toBe(1)
    expect((await calls.historyOf(id)).at(-1)).toMatchObject({ field: 'conversations', from: '0', to: '3' })
    const longer = `${arabicChat}\n[١٤/٥/٢٠٢٤، ٩:٠٠:٠٠ م] سارة: شكرًا\n[١٤/٥/٢٠٢٤، ٩:٠٠:٠٠ م] سارة: شكرًا`
    expect((await preview(id, longer)).json().counts).toMatchObject({ fresh: 2, known: 3 })
    expect((await run(id, longer, { firmVoice: firm })).json()).toEqual({ created: 2 })
    const before = await calls.historyOf(id)
    expect((await run(id, longer, { firmVoice: firm })).json()).toEqual({ created: 0 })
    expect([(await rowsOf(id)).length, await calls.historyOf(id)]).toEqual([5, before])
  })

  it('records a later edit and a deletion, and preserves the original text', async () => {
    const id = await calls.idOfNew()
    const chat = (...lines: string[]) => lines.map((line) => `25/11/2024, ${line}`).join('\n')
    const first = ['09:15 - نورة: الاثنين', '09:20 - م: نعم', '09:30 - نورة: رقم القضية 4512']
    await run(id, chat(...first), { firmVoice: 'م' })
    const second = [
      '09:15 - نورة: الأربعاء <تم تعديل هذه الرسالة>',
      '09:20 - م: نعم',
      '09:30 - نورة: تم حذف هذه الرسالة',
      '09:40 - نورة: شكرًا',
    ]
    const counts = async (lines: readonly string[]) => (await preview(id, chat(...lines))).json()
    expect(await counts(second)).toMatchObject({
      counts: { fresh: 1, known: 1, edited: 1, deleted: 1 },
      changed: [
        { text: 'الأربعاء', mark: 'edited' },
        { text: 'رقم القضية 4512', mark: 'deleted' },
      ],
      noticeCount: 1,
    })
    expect((await run(id, chat(...second), { firmVoice: 'م' })).json()).toEqual({ created: 3 })
    expect((await rowsOf(id)).map(({ direction, text, mark }) => [direction, text, mark])).toEqual([
      ['in', 'الاثنين', null],
      ['out', 'نعم', null],
      ['in', 'رقم القضية 4512', null],
      ['in', 'الأربعاء', 'edited'],
      ['in', 'رقم القضية 4512', 'deleted'],
      ['in', 'شكرًا', null],
    ])
    for (const lines of [first, second])
      expect((await run(id, chat(...lines), { firmVoice: 'م' })).json()).toEqual({ created: 0 })
  })

  it('recognizes the export of another phone, without seconds and files', async () => {
    const id = await calls.idOfNew()
    const iphone = (time: string, voice: string, text: string) => `[25/11/2024, ${time}] ${voice}: ${text}`
    const lines = [
      iphone('9:15:10', 'N', 'Yes'),
      iphone('9:15:30', 'N', '\u200e<attached: 00000002-PHOTO.jpg>'),
      iphone('9:15:50', 'N', 'Yes'),
    ]
    await run(id, lines.join('\n'), { firmVoice: '' })
    const android = ['N: Yes', 'N: <Media omitted>', 'M: Yes', 'N: Yes', 'N: Yes']
    const again = android.map((line) => `25/11/2024, 09:15 - ${line}`).join('\n')
    expect((await run(id, again, { firmVoice: 'M' })).json()).toEqual({ created: 2 })
    expect((await rowsOf(id)).slice(3).map(({ direction, text }) => [direction, text])).toEqual([
      ['out', 'Yes'],
      ['in', 'Yes'],
    ])
  })

  it('takes thousands of messages, and counts typed WhatsApp messages as recorded before', async () => {
    const id = await calls.idOfNew()
    const lines = Array.from({ length: 2_500 }, (_, n) => `12/05/2024, 10:15 - Sara: ${n}`)
    expect((await run(id, lines.join('\n'))).json()).toEqual({ created: 2_500 })
    expect(await rowsOf(id)).toHaveLength(2_500)
    const typed = await calls.idOfNew()
    const at = '2024-05-12T07:15:30Z'
    await record(typed, { channel: 'whatsapp', direction: 'in', at, text: 'السلام عليكم' })
    expect((await preview(typed, arabicChat)).json().counts).toMatchObject({ fresh: 2, known: 1 })
  })

  it('adds the chosen files to the documents of the client, once for a repeated call', async () => {
    const id = await idOfClients()
    const options = { firmVoice: firm, files: ['عقد.pdf', 'note.txt'] }
    const headers = { 'idempotency-key': 'a-key-that-is-long-enough' }
    const first = await run(id, archive, options, { headers })
    const again = await run(id, archive, options, { headers })
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()])
    expect(await rowsOf(id)).toHaveLength(3)
    expect(await documentsOf(id)).toMatchObject([
      { name: 'عقد.pdf', type: 'application/pdf', userId: calls.people.client.id, size: 17 },
      { name: 'note.txt', type: 'text/plain', uploadedById: calls.people.staff.id, openedAt: null },
    ])
    const [document] = await documentsOf(id)
    const bytes = await calls.asStaff('GET', `/api/admin/documents/${document?.id}/download`)
    expect(bytes.body).toBe('%PDF-1.7 contract')
  })

  it.each([
    ['no voice of two', { files: [] }, 'firmVoice'],
    ['an unknown voice', { firmVoice: 'Somebody' }, 'firmVoice'],
    ['an unknown file', { firmVoice: firm, files: ['other.pdf'] }, 'files'],
    ['a file of an unaccepted type', { firmVoice: firm, files: ['voice.opus'] }, 'files'],
    ['a file with another content', { firmVoice: firm, files: ['note.txt', 'fake.jpg'] }, 'files'],
    ['an unknown option', { firmVoice: firm, channel: 'phone' }, ''],
  ])('is refused with %s', async (_name, options, field) => {
    const id = await idOfClients()
    const before = await calls.historyOf(id)
    const refused = await run(id, archive, options)
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, field])
    expect(refused.json().errors[0].message).toMatch(/[a-z]/)
    expect([await rowsOf(id), await documentsOf(id), await calls.historyOf(id)]).toEqual([[], [], before])
  })

  it.each([
    ['of another program', 'Name,Email\nSara,sara@example.com'],
    ['with more than two voices', `${arabicChat}\n[١٣/٥/٢٠٢٤، ٩:٠٠:٠٠ م] نورة: وأنا`],
    ['over 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, '12/05/2024, 10:15 - Sara: Hi\n')],
  ])('is refused in both languages for a file %s', async (_name, file) => {
    const id = await calls.idOfNew()
    for (const [language, letters] of [
      ['en', /^[\x20-\x7e“”]+\.$/],
      ['ar', /[\u0600-\u06ff]/],
    ] as const)
      for (const call of [preview, run]) {
        const refused = await call(id, file, {}, { headers: { 'accept-language': language } })
        const expected = [400, [{ field: 'file', message: expect.stringMatching(letters) }]]
        expect([refused.statusCode, refused.json().errors]).toEqual(expected)
      }
    expect(await rowsOf(id)).toEqual([])
  })

  it('refuses files for a guest, who has no documents', async () => {
    const id = await calls.idOfNew()
    expect((await preview(id, archive)).json().client).toBe('guest')
    expect(fieldOf(await run(id, archive, { firmVoice: firm, files: ['note.txt'] }))).toEqual([400, 'files'])
    expect([await rowsOf(id), await calls.app.db.$count(documents)]).toEqual([[], 0])
  })

  it('requires a confirmation to add files for an unverified client', async () => {
    const client = await signUp(calls.app, 'client', `unverified.${crypto.randomUUID()}`)
    const id = await calls.idOfNew()
    await calls.set(id, { userId: client.id })
    expect((await preview(id, archive)).json().client).toBe('unverified')
    const options = { firmVoice: firm, files: ['note.txt'] }
    expect(codeOf(await run(id, archive, options))).toEqual([409, 'unverified_client'])
    expect([await rowsOf(id), await documentsOf(id)]).toEqual([[], []])
    expect((await run(id, archive, { ...options, confirmsUnverified: true })).statusCode).toBe(200)
    expect(await documentsOf(id)).toHaveLength(1)
  })
})
