import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts } from '#features/auth/server/table.ts'
import { importedText } from '#features/consents/imported-text.ts'
import { consents } from '#features/consents/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { signUpMarked } from '#tests/support/marked-person.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs, type Person, signUp } from '#tests/support/test-app.ts'
import { unzip } from '#tests/support/unzip.ts'
import { archivedNames } from './archived-names.ts'
import { archiveOf } from './export.ts'

describeOnBothEngines('the export of personal data', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [users, attempts, contactMessages, newsletterSubscribers, consents])
  const lawyer = app.person('staff', 'noura')
  const exported = async (person: Person) => {
    const response = await app.get('/api/user/export', person)
    if (response.statusCode !== 200) throw new Error(response.body)
    const files = unzip(response.rawPayload)
    const text = (path: string) => files.get(path)?.bytes.toString('utf8') ?? ''
    return {
      response,
      files,
      page: text('index.html'),
      json: text('data.json'),
      data: JSON.parse(text('data.json')),
    }
  }

  it('contains everything of one client, nothing of another, and no notes, secrets or ids of others', async () => {
    const sara = await signUpMarked(app.instance, '7310', lawyer)
    await signUpMarked(app.instance, '8420', lawyer)
    const { files, page, json, data } = await exported(sara)
    const everything = [...files].map(([path, { bytes }]) => `${path} ${bytes.toString('utf8')}`).join('\n')
    expect(everything).not.toContain('8420')
    for (const words of 'f l r subject message conversation contactsubject contactmessage asked letter answer reason sentence place basis power scope'.split(
      ' ',
    ))
      for (const [where, text] of Object.entries({ page, json }))
        expect([where, text]).toEqual([where, expect.stringContaining(`7310${words}`)])
    expect(data).toMatchObject({
      format: 'mizan-personal-data',
      version: 2,
      profile: { username: '7310u', email: '7310u@example.com', phone: '+966557310' },
      consultations: [
        {
          ...{ status: 'pending', lawyer: 'noura Test', history: [{ what: 'created', to: 'pending' }] },
          path: { stage: 0, stages: [{ nameEn: 'Claim' }], mails: 'all' },
          moves: [{ what: 'moved', from: 0, to: 0, sentenceAr: '7310sentence' }],
          dates: [{ kind: 'hearing', day: '2035-01-09', time: '10:00', state: 'ahead' }],
          powers: [{ number: '7310power', until: '2036-01-09' }],
          agreements: [{ state: 'sent', payerName: '7310payer', versions: [{ wish: '7310wish' }] }],
        },
      ],
      messages: [
        { direction: 'sent', attachments: [{ file: 'files/عقد 7310.txt' }] },
        { direction: 'received', from: 'noura Test' },
      ],
      documents: [
        { direction: 'sent', file: 'files/عقد 7310.txt', views: [{ by: 'noura Test' }] },
        { direction: 'received', file: 'files/عقد 7310 (2).txt' },
      ],
      documentRequests: [{ title: '7310asked', state: 'open', dueDate: '2030-01-08' }],
      contactMessages: [{ subject: '7310contactsubject' }],
      favorites: [{ titleEn: 'Liked by 4 people' }],
      consents: [{ purpose: 'terms', isGiven: true, textVersion: '3' }, { purpose: 'newsletter' }],
      newsletter: { isActive: true },
      sessions: [{ userAgent: '7310agent', ipAddress: '7310ip' }],
      devices: [{ lastSeenAt: expect.any(String) }],
      twoFactorSince: '2026-01-01T00:00:00.000Z',
      passkeys: [{ name: '7310passkey', isSynced: false, lastUsedAt: null }],
      erasureRequests: [{ state: 'refused', reason: '7310reason' }],
    })
    expect(files.get('files/عقد 7310.txt')).toMatchObject({ isUtf8: true, bytes: Buffer.from('7310bytes') })
    expect(files.get('files/عقد 7310 (2).txt')?.bytes.toString()).toBe('7310bytes')
    const [agreement] = data.consultations[0].agreements
    expect(files.get(agreement.versions[0].file)?.bytes.toString()).toBe('%PDF-1.7 7310')
    for (const secret of '7310notes 7310secret 7310uid 7310import 7310code 7310token 7310device 7310handle 7310credential 7310key argon2'.split(
      ' ',
    ))
      expect([json.includes(secret), page.includes(secret)]).toEqual([false, false])
    expect(json).not.toMatch(/"(?:userId|fromUserId|toUserId|assignedToId|uploadedById|storageKey)"/)
  })

  it('escapes typed text in its page, in the language and direction of the user, and contains the rest when a file is lost', async () => {
    const sara = await signUpMarked(app.instance, '7310', lawyer)
    await app.db.update(users).set({ preferredLanguage: 'ar' }).where(eq(users.id, sara.id))
    const { page, response } = await exported(sara)
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('نسخة من بياناتك الشخصية')
    expect(page).toContain('7310message &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>/)
    expect(page).toContain('href="files/%D8%B9%D9%82%D8%AF%207310.txt"')
    // Every key has its text; no key is visible.
    expect(page).not.toMatch(/\b(?:export|form|role|area|portal\.status|matter\.kind)\.[a-z]/)
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[^"]*\.zip"; filename\*=UTF-8''%D8/,
      ),
    })
    await app.files.remove(sara.storageKey)
    const { data, files } = await exported(sara)
    const found = data.documents.map(({ file }: { file: string | null }) => file)
    expect(found).toEqual([null, 'files/عقد 7310 (2).txt'])
    const [agreement] = data.consultations[0].agreements
    expect([...files.keys()].sort()).toEqual(
      [agreement.versions[0].file, 'data.json', 'files/عقد 7310 (2).txt', 'index.html'].sort(),
    )
  })

  it('includes what only an address identifies once the address is verified', async () => {
    const mallory = await signUp(app, 'client', 'mallory')
    await app.db.insert(contactMessages).values({
      name: 'B',
      email: 'mallory@example.com',
      subject: 'private',
      message: 'of the true owner',
    })
    expect((await exported(mallory)).data).toMatchObject({ contactMessages: [], newsletter: null })
    await app.db.update(users).set({ isVerified: true }).where(eq(users.id, mallory.id))
    expect((await exported(mallory)).data.contactMessages).toHaveLength(1)
  })

  it('contains an office user’s own account and messages, and no documents of clients', async () => {
    await signUpMarked(app.instance, '7310', lawyer)
    const { data, files } = await exported(lawyer)
    expect(data.profile.username).toBe('noura')
    expect(data.messages).toMatchObject([{ direction: 'sent', content: '7310answer', attachments: [] }])
    expect([data.consultations, data.documents, data.documentRequests]).toEqual([[], [], []])
    expect([...files.keys()]).toEqual(['index.html', 'data.json'])
  })

  it('states in words that an imported consent was given elsewhere', async () => {
    const person = await signUp(app, 'client', 'imported.reader')
    const consent = {
      purpose: 'newsletter',
      textVersion: importedText,
      language: 'ar',
      isGiven: true,
    } as const
    const email = `${person.username}@example.com`
    await app.db.insert(consents).values({ ...consent, userId: person.id, email })
    const { page } = await exported(person)
    expect(page).toContain('Given outside this website, for an earlier text')
    expect(page).not.toContain('>imported<')
  })

  it('is recorded, and limited to five an hour', async () => {
    const strict = await app.another({}, 1)
    const sara = await signUp(strict, 'client', 'sara')
    const answers = []
    for (let count = 0; count < 6; count += 1)
      answers.push((await callAs(strict, sara, { url: '/api/user/export' })).statusCode)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.entityId, sara.id))
    expect(rows.filter(({ action, entity }) => action === 'export' && entity === 'user')).toHaveLength(5)
    await strict.close()
  })
})

describe('the archive', () => {
  const size = 20 * 1024 * 1024
  const files = [
    { key: 'first', path: 'files/first', size, sha256: '' },
    { key: 'second', path: 'files/second', size, sha256: '' },
  ]
  /** Sources that count how much is read from them. */
  const sources = () => {
    const opened: Readable[] = []
    let taken = 0
    const open = () => {
      let left = size
      const source = new Readable({
        read() {
          const piece = Math.min(left, 64 * 1024)
          left -= piece
          taken += piece
          this.push(piece === 0 ? null : Buffer.alloc(piece))
        },
      })
      opened.push(source)
      return source
    }
    return { opened, open, taken: () => taken }
  }

  it('reads one file at a time, and only as fast as its reader', async () => {
    const { opened, open, taken } = sources()
    const archive = archiveOf({ texts: [], files, open })
    let read = 0
    let max = 0
    for await (const chunk of archive) {
      read += chunk.length
      max = Math.max(max, taken() - read)
      expect(opened.filter((source) => !source.readableEnded).length).toBeLessThanOrEqual(1)
    }
    expect([opened.length, read > 2 * size]).toEqual([2, true])
    expect(max).toBeLessThan(1024 * 1024)
  })

  it('closes the open file when the reader disconnects, and fails when a file cannot be read, instead of leaving a gap', async () => {
    const { opened, open } = sources()
    const archive = archiveOf({ texts: [], files, open })
    await once(archive, 'readable')
    archive.destroy()
    await once(archive, 'close')
    expect(opened.map((source) => source.destroyed)).toEqual([true])
    const short = () => Readable.from(Buffer.alloc(10))
    await expect(buffer(archiveOf({ texts: [], files, open: short }))).rejects.toThrow()
  })
})

it('gives each file in the archive a name that is unique, stays inside its folder and preserves its script', () => {
  expect(
    archivedNames(['../../etc/passwd', 'عقد.pdf', 'عقد.pdf', 'A.PDF', 'a.pdf', '', 'a\u202Efdp.exe']),
  ).toEqual([
    'files/ .. etc passwd',
    'files/عقد.pdf',
    'files/عقد (2).pdf',
    'files/A.PDF',
    'files/a (2).pdf',
    'files/file',
    'files/a fdp.exe',
  ])
})
