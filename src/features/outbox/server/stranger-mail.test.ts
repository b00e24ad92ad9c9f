import { eq, like, ne, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { countAttempt } from '#features/auth/server/repository.ts'
import { attempts } from '#features/auth/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { registrationInput } from '#tests/support/registration.ts'
import { buildTestApp, callAs, type Person, signUp } from '#tests/support/test-app.ts'
import { claimDueMail } from './repository.ts'
import {
  type MailLimits,
  mailboxOf,
  maxPerMailbox,
  maxToStrangers,
  queueMailToStranger,
} from './stranger-mail.ts'
import { outbox } from './table.ts'

const office = 'office@example.com'
const request = { ...consultation, agreeToTerms: true }

describeOnBothEngines('mail to strangers', (openTestDatabase) => {
  let database: TestDatabase
  /** Two instances of one firm, with the production limits. */
  let instances: FastifyInstance[]
  let app: FastifyInstance
  beforeAll(async () => {
    database = await openTestDatabase()
    instances = [await buildTestApp(database, 1), await buildTestApp(database, 1)]
    app = instances[0] as FastifyInstance
    await database.db.insert(settings).values({ key: 'contact_email', value: office })
  })
  beforeEach(async () => {
    for (const table of [attempts, outbox, consultations, users]) await database.db.delete(table)
  })

  let caller = 0
  const post = (url: string, payload: object, person?: Person) => {
    caller += 1
    const at = instances[caller % 2] as FastifyInstance
    // Each call has its own IP address, as from a botnet.
    const remoteAddress = `10.0.${caller >> 8}.${caller & 255}`
    return callAs(at, person, { method: 'POST', url, payload, remoteAddress })
  }
  const ask = (email: string, person?: Person) => post('/api/consultations', { ...request, email }, person)
  const statesOf = async () =>
    (await database.db.select().from(outbox).where(ne(outbox.recipient, office)).orderBy(outbox.id)).map(
      ({ state }) => state,
    )
  const countOf = async (state: 'waiting' | 'held') =>
    (await statesOf()).filter((each) => each === state).length
  const openLimits = (): MailLimits & { notices: number } => {
    const limits = {
      count: countAttempt,
      scale: 1,
      publicUrl: () => 'https://mizan.example',
      notices: 0,
      onCeiling: () => {
        limits.notices += 1
      },
    }
    return limits
  }
  const write = (limits: MailLimits, recipient: string, kind: 'receipt' | 'link' = 'receipt') =>
    database.db.transaction((tx) =>
      queueMailToStranger(
        tx,
        { recipient, recipientId: null, language: 'en', subject: 'mail.contact.subject', paragraphs: [] },
        { limits, kind },
      ),
    )

  it('is limited to three an hour for twenty simultaneous forms with one mailbox, and all forms are stored', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('victim@example.org')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(answers.at(-1)?.json()).toMatchObject({ id: expect.any(Number), status: 'pending' })
    expect([await countOf('waiting'), await countOf('held')]).toEqual([3, 17])
    expect(await database.db.$count(consultations)).toBe(20)
    expect(await database.db.$count(outbox, eq(outbox.recipient, office))).toBe(20)
  })

  it('is not multiplied by other spellings of one mailbox, even for accounts and subscriptions', async () => {
    const spellings =
      'v.ictim@gmail.com victim+1@gmail.com VICTIM@googlemail.com vic.tim+x+y@Gmail.com'.split(' ')
    for (const email of [...spellings, 'victim@gmail.com']) expect((await ask(email)).statusCode).toBe(201)
    expect([await countOf('waiting'), await countOf('held')]).toEqual([3, 2])
    await ask('another@gmail.com')
    expect(await countOf('waiting')).toBe(4)
    const forms = Array.from({ length: 8 }, (_, at) =>
      at % 2
        ? post('/api/newsletter/subscribe', { email: `victim+n${at}@example.org` })
        : post('/api/register', registration(`victim.${at}`, `victim+a${at}@example.org`)),
    )
    expect((await Promise.all(forms)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
    expect([await countOf('waiting'), await countOf('held')]).toEqual([4 + maxPerMailbox.link, 4])
  })

  it('does not count refused submissions, nor use up the common limit for one flooded mailbox', async () => {
    const limits = openLimits()
    for (let form = 0; form < 5; form += 1)
      await database.db
        .transaction(async (tx) => {
          await limits.count(tx, 'mail to strangers', 3600)
          throw new Error('refused')
        })
        .catch(() => undefined)
    expect(await database.db.$count(attempts)).toBe(0)
    for (let form = 0; form < 20; form += 1) await write(limits, 'victim@example.org')
    const [all] = await database.db.select().from(attempts).where(eq(attempts.key, 'mail to strangers'))
    expect(all?.count).toBe(maxPerMailbox.receipt)
  })

  it('is held for an unverified address of a client, but not for a verified one', async () => {
    const sara = await signUp(app, 'client', 'sara', { isVerified: true })
    const eve = await signUp(app, 'client', 'eve')
    for (let form = 0; form < 5; form += 1) {
      await ask('sara@example.com', sara)
      await ask('eve@example.com', eve)
    }
    const rows = await database.db.select().from(outbox).where(eq(outbox.state, 'held'))
    expect(rows.map(({ recipient }) => recipient)).toEqual(['eve@example.com', 'eve@example.com'])
  })

  it('cannot be used to block the password reset of an account', async () => {
    await signUp(app, 'client', 'sara', { isVerified: true })
    await database.db.delete(outbox)
    for (let form = 0; form < 10; form += 1) {
      await ask('sara@example.com')
      await post('/api/newsletter/subscribe', { email: `sara+${form}@example.com` })
      await post('/api/register', registration(`not.sara.${form}`, `sara+not${form}@example.com`))
    }
    await post('/api/password/forgot', { email: 'sara@example.com' })
    const resets = await database.db.select().from(outbox).where(like(outbox.text, '%/reset-password?%'))
    expect(resets.map(({ state, recipient }) => [state, recipient])).toEqual([
      ['waiting', 'sara@example.com'],
    ])
  })

  it('is limited for password resets of accounts that share a stranger’s mailbox', async () => {
    for (let form = 0; form < 8; form += 1) await signUp(app, 'client', `victim+${form}`)
    for (let form = 0; form < 8; form += 1)
      await post('/api/password/forgot', { email: `victim+${form}@example.com` })
    expect([await countOf('waiting'), await countOf('held')]).toEqual([maxPerMailbox.reset, 2])
  })

  it('does not prevent the office from replying, and is allowed again after an hour', async () => {
    const staff = await signUp(app, 'staff', 'noura')
    for (let form = 0; form < 5; form += 1) await ask('victim@example.org')
    const [row] = await database.db.select().from(consultations)
    const changes = { status: 'approved', updatedAt: row?.updatedAt }
    const url = `/api/admin/consultations/${row?.id}`
    expect((await callAs(app, staff, { method: 'PUT', url, payload: changes })).statusCode).toBe(200)
    expect((await statesOf()).at(-1)).toBe('waiting')
    await database.db.update(attempts).set({ endsAt: sql`now() - interval '1 second'` })
    await ask('victim@example.org')
    expect(await statesOf()).toEqual([...Array(3).fill('waiting'), 'held', 'held', 'waiting', 'waiting'])
  })

  it('is limited for all recipients together: the office is notified once, and the rest is held for review', async () => {
    const limits = openLimits()
    const extra = 15
    const recipients = Array.from({ length: maxToStrangers + extra }, (_, at) => `someone${at}@example.org`)
    for (let at = 0; at < recipients.length; at += 25)
      await Promise.all(recipients.slice(at, at + 25).map((recipient) => write(limits, recipient)))
    expect([await countOf('waiting'), await countOf('held')]).toEqual([maxToStrangers, extra])
    expect(limits.notices).toBe(1)
    expect(await database.db.select().from(outbox).where(eq(outbox.recipient, office))).toMatchObject([
      { state: 'waiting', text: expect.stringContaining('/dashboard/outbox?state=held') },
    ])
  })

  it('is not sent while held, until an admin releases it', async () => {
    const admin = await signUp(app, 'admin', 'the.admin')
    for (let form = 0; form < 4; form += 1) await ask('victim@example.org')
    const [held] = await database.db.select().from(outbox).where(eq(outbox.state, 'held'))
    const due = await claimDueMail(database.db, 100)
    expect(due.map(({ id }) => id)).not.toContain(held?.id)
    const list = (await callAs(app, admin, { url: '/api/admin/outbox?state=held' })).json()
    expect(list).toMatchObject([{ id: held?.id, recipient: 'victim@example.org', state: 'held' }])
    expect((await callAs(app, admin, { url: '/api/admin/outbox/counts' })).json()).toMatchObject({ held: 1 })
    const url = `/api/admin/outbox/${held?.id}/resend`
    expect((await callAs(app, admin, { method: 'POST', url })).json()).toMatchObject({ state: 'waiting' })
    expect((await claimDueMail(database.db, 100)).map(({ id }) => id)).toEqual([held?.id])
  })

  it('does not deadlock simultaneous forms', async () => {
    const forms = Array.from({ length: 24 }, (_, at) => {
      const email = `someone${at % 4}@example.org`
      if (at % 3 === 0) return ask(email)
      if (at % 3 === 1) return post('/api/newsletter/subscribe', { email })
      return post('/api/register', registration(`someone.${at}`, `someone${at % 4}+${at}@example.org`))
    })
    const answers = await Promise.all(forms)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  })
})

const registration = (username: string, email: string) => ({ ...registrationInput, username, email })

it.each([
  ['Sara@Example.com', 'sara@example.com'],
  ['sara+news@example.com', 'sara@example.com'],
  ['s.a.r.a@gmail.com', 'sara@gmail.com'],
  ['s.ara+x@googlemail.com', 'sara@gmail.com'],
  ['s.ara@example.com', 's.ara@example.com'],
  ['+@example.com', '+@example.com'],
  ['ｓａｒａ@example.com', 'sara@example.com'],
])('has one mailbox for %s and %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
