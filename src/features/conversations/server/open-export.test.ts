import { describe, expect, it } from 'vitest'
import { AppError } from '#http/errors.ts'
import { arabicChat, archiveOf } from '#tests/support/chat-archive.ts'
import { openExport } from './open-export.ts'

const refusalOf = async (bytes: Buffer) => {
  const error = await openExport(bytes).catch((failure: unknown) => failure)
  return error instanceof AppError ? error.errors : error
}
const refused = (message: string) => [{ field: 'file', message }]

describe('an exported chat', () => {
  it('is read as a text', async () => {
    const { messages, voices, notices, unread, files } = await openExport(Buffer.from(arabicChat))
    const expected = ['السلام عليكم', 'وعليكم السلام،\nتفضلي', 'صورة غير مدرجة']
    expect(messages.map(({ text }) => text)).toEqual(expected)
    expect([...voices]).toEqual([
      ['سارة', 2],
      ['المكتب ⚖️', 1],
    ])
    expect([notices.length, unread.length, files]).toEqual([1, 1, []])
  })

  it.each(['_chat.txt', 'WhatsApp Chat with Sara.txt', 'محادثة واتساب مع سارة.txt'])(
    'is found in an archive as %s',
    async (name) => {
      const archive = await archiveOf({
        'a.txt': 'Another text',
        [name]: arabicChat,
        'deed.pdf': '%PDF-1.7',
        'a.opus': 'x',
      })
      const { messages, files } = await openExport(archive)
      expect(messages).toHaveLength(3)
      const expected = [
        ['a.txt', true],
        ['deed.pdf', true],
        ['a.opus', false],
      ]
      expect(files.map((file) => [file.name, file.isAccepted])).toEqual(expected)
      expect(String(await files[1]?.read())).toBe('%PDF-1.7')
    },
  )

  const android = (...texts: string[]) =>
    texts.map((text, at) => `25/11/2024, 09:1${at} - نورة: ${text}`).join('\n')
  const iphone = (...texts: string[]) =>
    texts.map((text, at) => `[25/11/2024, 9:1${at}:00] نورة: ${text}`).join('\r\n')
  const landlord = '01/10/2024, 20:00 - أبو فهد: متى تدفعين؟'

  it.each<[string, Record<string, string>, string[]]>([
    [
      'Android, with a chat as an attachment',
      {
        'WhatsApp Chat with Abu Fahd.txt': landlord,
        'WhatsApp Chat with Noura.txt': android('WhatsApp Chat with Abu Fahd.txt (الملف مرفق)', 'x'),
      },
      ['WhatsApp Chat with Abu Fahd.txt'],
    ],
    [
      'Android, with the chat of an iPhone as an attachment',
      { '_chat.txt': landlord, 'محادثة واتساب مع نورة.txt': android('\u200e_chat.txt (file attached)', 'x') },
      ['_chat.txt'],
    ],
    [
      'an iPhone, with a chat as an attachment',
      {
        '00000007-WhatsApp Chat with Abu Fahd.txt': landlord,
        '_chat.txt': iphone('\u200e<attached: 00000007-WhatsApp Chat with Abu Fahd.txt>', 'x'),
      },
      ['00000007-WhatsApp Chat with Abu Fahd.txt'],
    ],
    [
      'an iPhone, packed again on a Mac',
      {
        '__MACOSX/WhatsApp Chat - Noura/.__chat.txt': 'Mac OS X',
        '__MACOSX/WhatsApp Chat - Noura/._1.jpg': 'Mac OS X',
        'WhatsApp Chat - Noura/.DS_Store': 'Bud1',
        'WhatsApp Chat - Noura/Thumbs.db': 'x',
        'WhatsApp Chat - Noura/_chat.txt': iphone('a', 'b'),
        'WhatsApp Chat - Noura/1.jpg': 'x',
      },
      ['WhatsApp Chat - Noura/1.jpg'],
    ],
  ])('is the one of %s', async (_name, texts, names) => {
    for (const order of [Object.entries(texts), Object.entries(texts).reverse()]) {
      const { messages, files } = await openExport(await archiveOf(Object.fromEntries(order)))
      expect([messages.map(({ voice }) => voice), files.map(({ name }) => name)]).toEqual([
        ['نورة', 'نورة'],
        names,
      ])
    }
  })

  it('is refused between several chats, and with Hijri dates', async () => {
    const two = await archiveOf({
      'WhatsApp Chat with A.txt': landlord,
      'WhatsApp Chat with B.txt': landlord,
    })
    expect(await refusalOf(two)).toEqual(refused('val.chat.several?n=2'))
    const hijri = Buffer.from('[٢٣/٥/١٤٤٦ هـ، ٩:١٥:٣٠ ص] نورة: السلام عليكم')
    expect(await refusalOf(hijri)).toEqual(refused('val.chat.hijri'))
    // The chat itself cannot be read; the attached one is not it.
    const attached = { '_chat.txt': String(hijri), '00000007-notes.txt': landlord }
    expect(await refusalOf(await archiveOf(attached))).toEqual(refused('val.chat.hijri'))
  })

  it('is read after an editor has saved it in another encoding', async () => {
    const texts = [
      Buffer.from(`\ufeff${landlord}`, 'utf16le'),
      Buffer.concat([Buffer.from(landlord), Buffer.from([0xff])]),
    ]
    for (const bytes of texts) expect((await openExport(bytes)).messages[0]?.voice).toBe('أبو فهد')
  })

  it('of another program is refused', async () => {
    const unreadable = refused('val.chat.unreadable')
    expect(await refusalOf(Buffer.from('Name,Email\nSara,sara@example.com'))).toEqual(unreadable)
    expect(await refusalOf(Buffer.from([0xff, 0xd8, 0xff, 0x00]))).toEqual(unreadable)
    expect(await refusalOf(await archiveOf({ 'deed.pdf': '%PDF-1.7' }))).toEqual(unreadable)
    expect(await refusalOf(Buffer.from('PK\x03\x04 broken'))).toEqual(unreadable)
    const archive = await archiveOf({ '_chat.txt': arabicChat })
    expect(await refusalOf(archive.subarray(0, archive.length - 30))).toEqual(unreadable)
  })

  it('with more than two voices or above the limits, packed or unpacked, is refused', async () => {
    const group = `${arabicChat}\n[١٣/٥/٢٠٢٤، ٩:٠٠:٠٠ م] نورة: وأنا`
    expect(await refusalOf(Buffer.from(group))).toEqual(refused('val.chat.voices?n=3'))
    const tooLarge = refused('val.chat.tooLarge')
    const text = '12/05/2024, 10:15 - Sara: Hi\n'
    expect(await refusalOf(Buffer.alloc(5 * 1024 * 1024 + 1, text))).toEqual(tooLarge)
    expect(await refusalOf(await archiveOf({ '_chat.txt': Buffer.alloc(6_000_000, text) }))).toEqual(tooLarge)
    expect(await refusalOf(Buffer.from(text.repeat(20_001)))).toEqual(refused('val.chat.tooLong?n=20000'))
    const bomb = { '_chat.txt': arabicChat, 'bomb.pdf': Buffer.alloc(101 * 1024 * 1024) }
    expect(await refusalOf(await archiveOf(bomb))).toEqual(refused('val.chat.archive'))
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`${n}.txt`, 'x']))
    expect(await refusalOf(await archiveOf({ '_chat.txt': arabicChat, ...many }))).toEqual(
      refused('val.chat.archive'),
    )
  })

  it('with a false size of its text is refused', async () => {
    const archive = await archiveOf({ '_chat.txt': Buffer.alloc(600_000, arabicChat) })
    // The declared size in the central directory.
    const at = archive.lastIndexOf('PK\x01\x02')
    archive.writeUInt32LE(1_000, at + 24)
    expect(await refusalOf(archive)).toEqual(refused('val.chat.unreadable'))
  })
})
