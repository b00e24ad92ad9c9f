import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sara, watchAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { auditActions, auditEntities } from '../schema.ts'
import { recordAudit } from './repository.ts'

describeOnBothEngines('the chain of the audit log', (openTestDatabase) => {
  const watched = watchAuditLog(openTestDatabase)
  const { record, recordMany, listRows, tamper, faultOf, check } = watched

  it('is valid for every action and every kind of record, whatever their texts', async () => {
    for (const action of auditActions) await record({ action, details: { z: 'آخر', aa: null, b: '"\\ \n' } })
    for (const entity of auditEntities)
      await record({ entity, entityId: undefined, ipAddress: '2001:db8::1' })
    await record({ actor: null })
    await record({ actor: { ...sara, firstName: 'half a pair \ud83d' }, details: { name: '\udc00' } })
    const rows = await listRows()
    expect(await watched.prove()).toEqual({
      checked: auditActions.length + auditEntities.length + 2,
      last: { id: rows.at(-1)?.id, hash: rows.at(-1)?.hash },
      fault: undefined,
    })
  })

  it('is valid after concurrent writes, in transactions and outside', async () => {
    const alone = (entityId: number) =>
      recordAudit(watched.db, { actor: null, action: 'logout', entity: 'session', entityId })
    await Promise.all(
      Array.from({ length: 12 }, (_, entityId) => [record({ entityId }), alone(entityId)]).flat(),
    )
    expect(await watched.prove()).toMatchObject({ checked: 24, fault: undefined })
  })

  it.each([
    ['user_id', sql`user_id = 8`],
    ['user_id (set to null)', sql`user_id = null`],
    ['user_name', sql`user_name = 'Somebody Else'`],
    ['action', sql`action = 'delete'`],
    ['entity', sql`entity = 'message'`],
    ['entity_id', sql`entity_id = 13`],
    ['details', sql`details = '{"status": "rejected", "name": "2"}'`],
    ['ip_address', sql`ip_address = '10.0.0.1'`],
    ['created_at', sql`created_at = created_at - interval '1 millisecond'`],
    ['hash', sql`hash = 'hmac-1:' || repeat('0', 64)`],
  ])('detects a row whose %s was changed', async (_name, change) => {
    const [, second] = await recordMany(3)
    await tamper(sql`update audit_log set ${change} where id = ${second}`)
    expect(await faultOf()).toEqual({ id: second, reason: 'changed' })
  })

  it('detects a row removed from the middle, and from the beginning', async () => {
    const [first, second, third] = await recordMany(3)
    await tamper(sql`delete from audit_log where id = ${second}`)
    expect(await faultOf()).toEqual({ id: third, reason: 'changed' })
    await tamper(sql`delete from audit_log where id = ${first}`)
    expect(await faultOf()).toEqual({ id: third, reason: 'changed' })
  })

  const move = (from: number | undefined, to: number | undefined) => [
    sql`insert into audit_log (id, user_id, user_name, action, entity, entity_id, details, ip_address, hash, created_at)
      overriding system value
      select ${to}, user_id, user_name, action, entity, entity_id, details, ip_address, hash, created_at
      from audit_log where id = ${from}`,
    sql`delete from audit_log where id = ${from}`,
  ]
  const aside = 2_000_000

  it('detects reordered rows, and a row with a changed id', async () => {
    const [, second, third, fourth] = await recordMany(4)
    await tamper(...move(fourth, aside))
    expect(await faultOf()).toEqual({ id: aside, reason: 'changed' })
    await tamper(...move(aside, fourth))
    expect(await faultOf()).toBeUndefined()
    await tamper(...move(second, aside), ...move(third, second), ...move(aside, third))
    expect(await faultOf()).toEqual({ id: second, reason: 'changed' })
  })

  it('detects a log whose hashes were all recomputed without the key', async () => {
    const ids = await recordMany(3)
    await check()
    await rewriteAsBefore()
    expect(await faultOf()).toEqual({ id: ids[2], reason: 'replaced' })
    await tamper(sql`update audit_log set hash = md5(id::text)`)
    expect(await faultOf()).toEqual({ id: ids[0], reason: 'changed' })
  })

  it('detects a row that was added without the key', async () => {
    await recordMany(2)
    await rewriteAsBefore((index) => index === 1)
    expect(await faultOf()).toMatchObject({ reason: 'unkeyed' })
  })

  it('detects a replaced key', async () => {
    const [first] = await recordMany(2)
    await writeFile(join(watched.dataDir, 'keys', 'audit.key'), randomBytes(32))
    expect(await faultOf()).toEqual({ id: first, reason: 'changed' })
  })

  /** Hashes as before there was a key: the fields of `details` in the order they were written. */
  const rewriteAsBefore = async (isRewritten: (index: number) => boolean = () => true) => {
    let previous = ''
    for (const [index, row] of (await listRows()).entries()) {
      const { userId, userName, action, entity, entityId, ipAddress, createdAt } = row
      const { name, status } = row.details
      const words = [previous, userId, userName, action, entity, entityId]
      const recorded = [...words, { status, name }, ipAddress, createdAt]
      const hash = createHash('sha256').update(JSON.stringify(recorded)).digest('hex')
      previous = isRewritten(index) ? hash : row.hash
      if (isRewritten(index)) await tamper(sql`update audit_log set hash = ${hash} where id = ${row.id}`)
    }
  }

  it('is valid over rows from before the key, continues with it, and detects a change in them', async () => {
    const before = await recordMany(3)
    await rewriteAsBefore()
    expect(await watched.prove()).toMatchObject({ checked: 3, fault: undefined })
    const after = await recordMany(2)
    expect(await watched.prove()).toMatchObject({ checked: 5, fault: undefined })
    await tamper(sql`update audit_log set user_name = 'Somebody Else' where id = ${before[1]}`)
    expect(await faultOf()).toEqual({ id: before[1], reason: 'changed' })
    // A row with the key follows the recomputed hashes.
    await rewriteAsBefore((index) => index < 3)
    expect(await faultOf()).toEqual({ id: after[3], reason: 'changed' })
  })
})
