import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sessions } from '#features/auth/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openFrontDesk } from '#tests/support/front-desk.ts'
import { operationsOf, takes, withIds } from '#tests/support/operations.ts'
import { callAs, type Person, signUp, testPassword } from '#tests/support/test-app.ts'
import { unzip } from '#tests/support/unzip.ts'

// The words of one person are never shown, mailed, exported or erased for another with the same number or address.

const saad = { firstName: 'سعد', lastName: 'العتيبي', phone: '0551234567', email: 'family@example.com' }
const faisal = { ...saad, firstName: 'فيصل' }
const canary = 'canary.of.faisal'
const shared = {
  'a number': { email: 'faisal@example.com' },
  'an address': { phone: '0557654321' },
  'a number and an address': {},
  'a name': { firstName: 'سعد', phone: '0557654321', email: 'faisal@example.com' },
}

const textIn = (archive: Buffer): string =>
  [...unzip(archive).values()].map(({ bytes }) => bytes.toString()).join()

describeOnBothEngines('two persons without an account who share', (openTestDatabase) => {
  const { calls } = openFrontDesk(openTestDatabase)

  it.each(Object.entries(shared))('%s are two for every call', async (kind, difference) => {
    const { app, people } = calls
    const his = { ...saad, service: 'employment', subject: 'own words', message: 'own words' }
    const brothers = { ...faisal, ...difference, service: 'employment', subject: canary, message: canary }
    const id = (await calls.post(his)).json().id as number
    const other = (await calls.post(brothers)).json().id as number
    const otherBefore = await calls.rowOf(other)
    const ask = (person: Person, url: string) => callAs(app, person, { url })
    const send = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') => {
      const answer = await callAs(app, people.admin, { method, url, payload })
      expect([url, answer.statusCode < 300, answer.body.includes(canary)]).toEqual([url, true, false])
      return answer
    }
    const leaks: string[] = []
    const read = async (person: Person, isIncluded: (path: string) => boolean) => {
      for (const operation of await operationsOf(app.instance)) {
        const { method, path } = operation
        const isOne = /\{id\}/.test(path) && !/\{(?!id\})/.test(path)
        if (method !== 'GET' || path === '/api/live' || !isIncluded(path)) continue
        const isFound = takes(operation, 'q') && kind !== 'a name' && !path.includes('activity')
        const query = new URLSearchParams({ q: `${saad.firstName} ${saad.lastName}` })
        for (const url of [
          ...(isOne ? [withIds(path, id)] : []),
          ...(isFound && !path.includes('{') ? [`${path}?${query}`] : []),
        ]) {
          const { rawPayload, headers, body } = await ask(person, url)
          const isZip = headers['content-type'] === 'application/zip'
          const shown = isZip ? textIn(rawPayload) : body
          if (shown.includes(canary)) leaks.push(url)
        }
        await app.db.update(sessions).set({ confirmedAt: new Date().toISOString() })
      }
    }

    // Each screen, list, search and export of the office.
    await read(people.admin, (path) => path.startsWith('/api/admin/'))
    const list = (await ask(people.admin, '/api/admin/people?kind=guest')).json()
    expect(list.map((row: { id: number }) => row.id).sort()).toEqual([id, other].sort())

    // A correction, a mailed link and a record of identity.
    await app.db.delete(outbox)
    await send(
      `/api/admin/consultations/${id}/contact`,
      { phone: '0558888888', email: 'saad@example.com' },
      'PUT',
    )
    await send(`/api/admin/consultations/${id}/link-mail`, {})
    await send(`/api/admin/guests/${id}/identity`, { documentKind: 'passport' }, 'PUT')
    const mails = await app.db.select().from(outbox)
    expect(mails.filter((mail) => JSON.stringify(mail).includes(canary))).toEqual([])
    expect((await ask(people.admin, `/api/admin/guests/${other}`)).json().seenInPersonAt).toBeNull()

    // An account with his name and the shared address: what it may claim, its export and its destruction.
    const again = (await calls.post({ ...his, service: 'corporate' })).json().id as number
    const account = await signUp(app, 'client', `saad.${other}`, { isVerified: true })
    const { firstName, lastName, email } = saad
    await app.db.update(users).set({ firstName, lastName, email }).where(eq(users.id, account.id))
    const letter = { name: `${brothers.firstName} ${lastName}`, subject: canary, message: canary }
    await app.db.insert(contactMessages).values({ ...letter, email: brothers.email })
    await app.db
      .insert(contactMessages)
      .values({ ...letter, name: 'سعد العتيبي', message: 'own', subject: 'own', email })
    const offered = (await ask(account, '/api/client/earlier-requests')).json()
    expect(offered.map((row: { id: number }) => row.id)).toEqual([again])
    expect(textIn((await ask(account, '/api/user/export')).rawPayload).includes(canary)).toBe(false)

    // Joined with an account, his requests appear in its portal.
    await send(`/api/admin/people/${account.id}/join`, { requestId: id })
    await read(account, (path) => /^\/api\/(client|user|consultations|messages|documents)/.test(path))
    expect(leaks).toEqual([])

    // Destroyed, as an account and as a person without one.
    const confirmation = 'DELETE'
    const payload = { confirmation, password: testPassword }
    await callAs(app, account, { method: 'POST', url: '/api/user/erasure', payload })
    const [requested] = (await ask(people.admin, '/api/admin/erasure-requests?state=open')).json()
    await send(`/api/admin/erasure-requests/${requested.id}/carry-out`, { confirmation })
    const erased = (await calls.post({ ...his, service: 'litigation' })).json().id as number
    await send(`/api/admin/guests/${erased}/erasure`, { confirmation })
    expect(await calls.rowOf(erased)).toMatchObject({ firstName: '—', phone: '', email: '', guestId: null })
    expect(await calls.rowOf(other)).toEqual(otherBefore)
    expect(await app.db.$count(contactMessages, eq(contactMessages.message, canary))).toBe(1)
    await app.db.delete(contactMessages)
  })
})
