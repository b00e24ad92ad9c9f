import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { attempts, tokens } from '#features/auth/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { mailsTo, tokenIn } from '#tests/support/account-mails.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { setUpDelivery } from '#tests/support/delivery-setup.ts'
import { registrationInput } from '#tests/support/registration.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs, mailLinksKey, type TestApp, testPassword } from '#tests/support/test-app.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'
import { LinkKeyError, LinkTokens } from './link-tokens.ts'
import { queueMail } from './repository.ts'
import { outbox } from './table.ts'

describeOnBothEngines('the sealing of link tokens in waiting mail', (openTestDatabase) => {
  const { database, openServer, deliver: startDelivery } = setUpDelivery(openTestDatabase)
  const app = openApp(async () => database, [users, attempts, tokens, newsletterSubscribers])
  const { post } = app

  /** Every value of every column of every table, as in a copy of the database. */
  const copyOfDatabase = async (): Promise<string> => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
          where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const tables = await Promise.all(
      rows.map(async ({ name }) => {
        const table = await database.db.execute(sql`select t::text as row from ${sql.raw(name)} t`)
        return JSON.stringify(table.rows)
      }),
    )
    expect(tables.length).toBeGreaterThan(25)
    return tables.join('\n')
  }

  /** Writes one mail of every kind that has links with tokens, and returns all the tokens. */
  const writeAllKinds = async () => {
    const sara = await app.signUp('client', 'sara', { isVerified: true })
    const answers = [
      await post('/api/register', registrationInput),
      await post('/api/password/forgot', { email: 'sara@example.com' }),
      await post('/api/user/email', { email: 'other@example.com', currentPassword: testPassword }, sara),
      await post('/api/newsletter/subscribe', { email: 'reader@example.com' }),
      await post('/api/consultations', { ...consultationInput, email: 'guest@example.com' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    const addresses =
      'guest@example.com new@example.com sara@example.com other@example.com reader@example.com'.split(' ')
    const mails = (await Promise.all(addresses.map((address) => mailsTo(app, address)))).flat()
    const found = mails.flatMap(({ text, html, headers }) =>
      [...`${text} ${html} ${JSON.stringify(headers)}`.matchAll(/token=([\w-]{20,})/g)].map(
        ([, token]) => token ?? '',
      ),
    )
    return [...new Set(found)]
  }

  it('leaves no token in a stolen copy of the database, prevents decryption in another mail or with another key, and the recipient can use the links', async () => {
    const written = await writeAllKinds()
    expect(written).toHaveLength(6)
    const copy = await copyOfDatabase()
    expect(copy).toContain('verify-email?token=')
    for (const token of written)
      for (const spelling of [
        token,
        Buffer.from(token).toString('hex'),
        Buffer.from(token).toString('base64'),
      ])
        expect(copy.includes(spelling)).toBe(false)
    const [mail] = await mailsTo(app, 'new@example.com')
    expect((await post('/api/email/verify', { token: tokenIn(mail?.text) })).statusCode).toBe(200)
    const [reader] = await mailsTo(app, 'reader@example.com')
    const unsubscribe = /unsubscribe\?token=([\w-]+)/.exec(reader?.text ?? '')?.[1]
    expect((await post('/api/newsletter/unsubscribe', { token: unsubscribe })).statusCode).toBe(200)
    const [sealed] = await database.db.select().from(outbox).where(eq(outbox.recipient, 'new@example.com'))
    if (!sealed) throw new Error('no mail')
    const linkTokens = new LinkTokens(mailLinksKey)
    expect(linkTokens.unseal(sealed).text).toMatch(/token=[\w-]{40,}/)
    expect(() => linkTokens.unseal({ ...sealed, id: sealed.id + 1 })).toThrow(LinkKeyError)
    expect(() => new LinkTokens(randomBytes(32)).unseal(sealed)).toThrow(LinkKeyError)
  })

  it('shows tokens in the outbox if mail is not delivered, and hides them if it is', async () => {
    const admin = await app.signUp('admin', 'the.admin')
    await writeAllKinds()
    const [mail] = await database.db.select().from(outbox).where(eq(outbox.recipient, 'new@example.com'))
    const read = async (on: TestApp) => {
      const words = await callAs(on, admin, { url: `/api/admin/outbox/${mail?.id}` })
      const view = await callAs(on, admin, { url: `/api/admin/outbox/${mail?.id}/view` })
      expect([words.statusCode, view.statusCode]).toEqual([200, 200])
      return [words.json().text, view.body] as string[]
    }
    for (const words of await read(app)) expect(words).toMatch(/verify-email\?token=[\w-]{40,}&/)
    const delivering = await app.another({ deliversMail: true })
    for (const words of await read(delivering)) expect(words).toMatch(/verify-email\?token=…&/)
    const keyless = await app.another({ mailLinksKey: randomBytes(32) })
    for (const words of await read(keyless)) expect(words).toMatch(/verify-email\?token=…&/)
  })

  const deliver = (smtpUrl: string, key: Buffer) => {
    const errors: unknown[] = []
    const more = { linkTokens: new LinkTokens(key), onError: (error: unknown) => errors.push(error) }
    return { errors, stop: startDelivery(smtpUrl, {}, more).stop }
  }
  const rows = () => database.db.select().from(outbox)
  const sentRows = () => database.db.$count(outbox, eq(outbox.state, 'sent'))

  it('sends the tokens in the mail, and stores them nowhere else', async () => {
    const written = await writeAllKinds()
    const { url, received } = await openServer()
    deliver(url, mailLinksKey)
    await vi.waitFor(async () => expect(await sentRows()).toBe((await rows()).length), {
      timeout: backstopInMs,
    })
    // Quoted-printable breaks lines within the tokens.
    const text = received
      .join('\n')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=')
    for (const token of written) expect(text).toContain(`token=${token}`)
    expect(text).not.toContain('{token:')
    const copy = JSON.stringify(await rows())
    expect(copy).not.toContain('{token:')
    expect((await rows()).map(({ sealedTokens }) => sealedTokens)).toEqual((await rows()).map(() => null))
  })

  it('delays mail while the key is missing, reports it once, and sends the mail when the key is back', async () => {
    await writeAllKinds()
    const { url, received } = await openServer()
    const { errors, stop } = deliver(url, randomBytes(32))
    const sealed = () => rows().then((all) => all.filter(({ sealedTokens }) => sealedTokens !== null))
    await vi.waitFor(
      async () => {
        const waiting = await sealed()
        expect(waiting).toHaveLength(5)
        for (const { attempts: tries } of waiting) expect(tries).toBeGreaterThan(1)
      },
      { timeout: backstopInMs },
    )
    for (const { state, lastError } of await sealed()) {
      expect(state).toBe('waiting')
      expect(lastError).toContain('mail-links.key')
    }
    expect(errors).toEqual([expect.any(LinkKeyError)])
    expect(received.join()).not.toContain('{token:')
    await stop()
    deliver(url, mailLinksKey)
    await vi.waitFor(async () => expect(await sealed()).toEqual([]), { timeout: backstopInMs })
  })

  it('sends mail that was written before tokens were sealed', async () => {
    await database.db.insert(outbox).values({
      recipient: 'sara@example.com',
      subject: 'x',
      text: 'https://mizan.example/verify-email?token=old-T0ken_1',
      html: '<p></p>',
    })
    const { url, received } = await openServer()
    deliver(url, mailLinksKey)
    await vi.waitFor(async () => expect(await sentRows()).toBe(1), { timeout: backstopInMs })
    expect(received.join()).toContain('old-T0ken_1')
  })

  it('does not insert tokens into text that a user typed', async () => {
    const typed = 'My note says {token:0} and ?token={token:0}.'
    await queueMail(database.db, {
      recipient: 'sara@example.com',
      recipientId: null,
      language: 'en',
      subject: 'mail.contact.subject',
      paragraphs: [],
      personalText: typed,
    })
    const [mail] = await mailsTo(app, 'sara@example.com')
    expect(mail?.text).toContain(typed)
  })
})
