import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyAuditLog, tamperWithAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { holdAuditKey } from './audit-key.ts'
import {
  acceptAuditLog,
  checkAuditLog,
  keepAuditHead,
  openAuditKey,
  proveWholeLog,
  readAuditProof,
} from './proof.ts'
import { type AuditEntry, listChainRows, recordAudit } from './repository.ts'
import { auditActions, auditEntities } from './schema.ts'

const sara = { id: 7, firstName: 'سارة', lastName: 'الحربي' }

describeOnBothEngines('the proof of the audit log', (openTestDatabase) => {
  let connection: TestDatabase
  let dataDir: string
  let lines: object[]
  beforeAll(async () => {
    connection = await openTestDatabase()
  })
  beforeEach(async () => {
    await emptyAuditLog(connection.db)
    dataDir = makeTemporaryFolder('proof')
    holdAuditKey(await openAuditKey(connection.db, dataDir))
    lines = []
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const log = {
    info: (text: string) => lines.push({ text }),
    error: (fields: object) => lines.push(fields),
  } as never
  const record = (entry: Partial<AuditEntry> = {}) =>
    connection.db.transaction((tx) =>
      recordAudit(tx, { actor: sara, action: 'update', entity: 'consultation', entityId: 12, ...entry }),
    )
  const recordMany = async (count: number) => {
    for (let n = 1; n <= count; n += 1) await record({ details: { status: 'approved', name: `${n}` } })
    return listIds()
  }
  const listRows = async () => {
    const rows = []
    for await (const row of listChainRows(connection.db)) rows.push(row)
    return rows
  }
  const listIds = async () => (await listRows()).map(({ id }) => id)
  const tamper = (...statements: SQL[]) => tamperWithAuditLog(connection.db, ...statements)
  const faultOf = async () => (await proveWholeLog(connection.db, dataDir)).fault
  const check = () => checkAuditLog(connection.db, dataDir, log)
  const proof = () => readAuditProof(dataDir)
  const proofFile = () => join(dataDir, 'audit-proof.json')
  /** As if the last look at all of it had been the day before. */
  const letADayPass = async () => {
    const known = JSON.parse(await readFile(proofFile(), 'utf8'))
    known.wholeAt = new Date(Date.now() - 25 * 60 * 60_000).toISOString()
    await writeFile(proofFile(), JSON.stringify(known))
  }

  it('holds for every deed at every record, whatever the words', async () => {
    for (const action of auditActions) await record({ action, details: { z: 'آخر', aa: null, b: '"\\ \n' } })
    for (const entity of auditEntities)
      await record({ entity, entityId: undefined, ipAddress: '2001:db8::1' })
    await record({ actor: null })
    await record({ actor: { ...sara, firstName: 'half a pair \ud83d' }, details: { name: '\udc00' } })
    const rows = await listRows()
    expect(await proveWholeLog(connection.db, dataDir)).toEqual({
      looked: auditActions.length + auditEntities.length + 2,
      last: { id: rows.at(-1)?.id, hash: rows.at(-1)?.hash },
      fault: undefined,
    })
  })

  it('holds when many write at once, inside of transactions and outside', async () => {
    const alone = (entityId: number) =>
      recordAudit(connection.db, { actor: null, action: 'logout', entity: 'session', entityId })
    await Promise.all(
      Array.from({ length: 12 }, (_, entityId) => [record({ entityId }), alone(entityId)]).flat(),
    )
    expect(await proveWholeLog(connection.db, dataDir)).toMatchObject({ looked: 24, fault: undefined })
  })

  it.each([
    ['user_id', sql`user_id = 8`],
    ['user_id taken away', sql`user_id = null`],
    ['user_name', sql`user_name = 'Somebody Else'`],
    ['action', sql`action = 'delete'`],
    ['entity', sql`entity = 'message'`],
    ['entity_id', sql`entity_id = 13`],
    ['details', sql`details = '{"status": "rejected", "name": "2"}'`],
    ['ip_address', sql`ip_address = '10.0.0.1'`],
    ['created_at', sql`created_at = created_at - interval '1 millisecond'`],
    ['hash', sql`hash = 'hmac-1:' || repeat('0', 64)`],
  ])('finds a row whose %s was changed', async (_name, change) => {
    const [, second] = await recordMany(3)
    await tamper(sql`update audit_log set ${change} where id = ${second}`)
    expect(await faultOf()).toEqual({ id: second, reason: 'changed' })
  })

  it('finds a row removed from the middle, and from the beginning', async () => {
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

  it('finds rows in another order', async () => {
    const [, second, third] = await recordMany(4)
    await tamper(...move(second, aside), ...move(third, second), ...move(aside, third))
    expect(await faultOf()).toEqual({ id: second, reason: 'changed' })
  })

  it('finds a row under another number', async () => {
    const [, , third] = await recordMany(3)
    await tamper(...move(third, aside))
    expect(await faultOf()).toEqual({ id: aside, reason: 'changed' })
  })

  it('finds a log whose hashes were all made anew by somebody without the key', async () => {
    const ids = await recordMany(3)
    await check()
    await rewriteAsBefore()
    expect(await faultOf()).toEqual({ id: ids[2], reason: 'replaced' })
    await tamper(sql`update audit_log set hash = md5(id::text)`)
    expect(await faultOf()).toEqual({ id: ids[0], reason: 'changed' })
  })

  it('finds a row that was added without the key', async () => {
    await recordMany(2)
    await rewriteAsBefore((index) => index === 1)
    expect(await faultOf()).toMatchObject({ reason: 'unkeyed' })
  })

  it('finds everything when the key is another one', async () => {
    const [first] = await recordMany(2)
    await writeFile(join(dataDir, 'keys', 'audit.key'), randomBytes(32))
    expect(await faultOf()).toEqual({ id: first, reason: 'changed' })
  })

  /** As the program hashed before it had a key: names in `details` in the order of who wrote them. */
  const rewriteAsBefore = async (isRewritten: (index: number) => boolean = () => true) => {
    let previous = ''
    for (const [index, row] of (await listRows()).entries()) {
      const { userId, userName, action, entity, entityId, ipAddress, createdAt } = row
      const { name, status } = row.details
      const words = [previous, userId, userName, action, entity, entityId]
      const told = [...words, { status, name }, ipAddress, createdAt]
      const hash = createHash('sha256').update(JSON.stringify(told)).digest('hex')
      previous = isRewritten(index) ? hash : row.hash
      if (isRewritten(index)) await tamper(sql`update audit_log set hash = ${hash} where id = ${row.id}`)
    }
  }

  describe('over rows from before there was a key', () => {
    let before: number[]
    beforeEach(async () => {
      before = await recordMany(3)
      await rewriteAsBefore()
    })

    it('holds, and goes on with the key', async () => {
      expect(await proveWholeLog(connection.db, dataDir)).toMatchObject({ looked: 3, fault: undefined })
      await recordMany(2)
      expect(await proveWholeLog(connection.db, dataDir)).toMatchObject({ looked: 5, fault: undefined })
    })

    it('finds what was changed in them', async () => {
      await tamper(sql`update audit_log set user_name = 'Somebody Else' where id = ${before[1]}`)
      expect(await faultOf()).toEqual({ id: before[1], reason: 'changed' })
    })

    it('finds them made anew once a row with the key stands after them', async () => {
      const after = await recordMany(1)
      await tamper(sql`update audit_log set user_name = 'Somebody Else' where id = ${before[2]}`)
      await rewriteAsBefore((index) => index < 3)
      expect(await faultOf()).toEqual({ id: after[3], reason: 'changed' })
    })
  })

  describe('by the head outside the database', () => {
    it('finds a tail that was cut off, also when the log goes on and numbers are given again', async () => {
      const ids = await recordMany(4)
      await check()
      expect(await proof()).toEqual({ checkedAt: expect.any(String), fault: null })
      await tamper(sql`delete from audit_log where id > ${ids[1]}`)
      expect(await faultOf()).toEqual({ id: ids[3], reason: 'missing' })
      await connection.db.execute(sql`select setval(pg_get_serial_sequence('audit_log', 'id'), ${ids[1]})`)
      await recordMany(3)
      expect(await faultOf()).toEqual({ id: ids[3], reason: 'replaced' })
      await check()
      expect((await proof()).fault).toMatchObject({ id: ids[3], reason: 'replaced' })
    })

    it('finds a log that was emptied', async () => {
      const ids = await recordMany(2)
      await check()
      await emptyAuditLog(connection.db)
      await check()
      expect((await proof()).fault).toMatchObject({ id: ids[1], reason: 'missing' })
    })

    it('is moved on when the server stops, and never over a tail that was cut off meanwhile', async () => {
      await recordMany(2)
      await keepAuditHead(connection.db, dataDir, log)
      const ids = await recordMany(2)
      await keepAuditHead(connection.db, dataDir, log)
      await tamper(sql`delete from audit_log where id = ${ids[3]}`)
      await keepAuditHead(connection.db, dataDir, log)
      expect((await proof()).fault).toMatchObject({ id: ids[3], reason: 'missing' })
      await keepAuditHead(connection.db, dataDir, log)
      expect((await proof()).fault).toMatchObject({ id: ids[3], reason: 'missing' })
    })

    it('raises no alarm after a crash, when the log is longer than it knows', async () => {
      await recordMany(2)
      await check()
      await recordMany(5)
      await check()
      await check()
      expect(await proof()).toEqual({ checkedAt: expect.any(String), fault: null })
      expect(lines).toEqual([])
    })

    it('raises no alarm with several instances that look and write by turns', async () => {
      for (let round = 0; round < 3; round += 1) {
        await Promise.all([recordMany(3), check()])
        await Promise.all([keepAuditHead(connection.db, dataDir, log), record()])
      }
      await letADayPass()
      await check()
      expect((await proof()).fault).toBeNull()
    })

    it('is no reason to begin anew when it cannot be read', async () => {
      await recordMany(1)
      await check()
      await writeFile(proofFile(), '{"head":')
      await check()
      expect((await proof()).fault).toMatchObject({ id: null, reason: 'state' })
      expect(readFileSync(proofFile(), 'utf8')).toBe('{"head":')
      expect(lines).toEqual([{ entry: null, reason: 'state' }])
    })

    it('hides no changed row when it cannot be read, and an operator accepts that by its name', async () => {
      const [first] = await recordMany(2)
      await writeFile(proofFile(), 'torn')
      expect(await faultOf()).toMatchObject({ id: null, reason: 'state' })
      await tamper(sql`update audit_log set user_name = 'Somebody Else' where id = ${first}`)
      expect(await faultOf()).toEqual({ id: first, reason: 'changed' })
      expect(await acceptAuditLog(connection.db, dataDir, log)).toEqual({ id: first, reason: 'changed' })
      expect(await faultOf()).toBeUndefined()
      expect((await proof()).fault).toBeNull()
    })

    it('leaves nothing beside it', async () => {
      await recordMany(1)
      await check()
      await check()
      expect((await readdir(dataDir)).sort()).toEqual(['audit-proof.json', 'keys'])
    })
  })

  it('looks at what is new, and once a day at all of it; a fault stays with its first moment until all is whole', async () => {
    const ids = await recordMany(3)
    await check()
    await tamper(sql`update audit_log set user_name = 'Somebody Else' where id = ${ids[0]}`)
    await check()
    expect((await proof()).fault).toBeNull()
    await letADayPass()
    await check()
    const { fault } = await proof()
    expect(fault).toEqual({ id: ids[0], reason: 'changed', since: expect.any(String) })
    expect(lines).toEqual([{ entry: ids[0], reason: 'changed' }])

    await recordMany(1)
    await check()
    expect((await proof()).fault).toEqual(fault)
    await tamper(sql`update audit_log set user_name = ${'سارة الحربي'} where id = ${ids[0]}`)
    await check()
    expect((await proof()).fault).toBeNull()
    expect(lines.at(-1)).toEqual({ text: 'the audit log is whole again' })
  })

  it('keeps no result of a look that was cut short by a stop', async () => {
    await recordMany(3)
    await checkAuditLog(connection.db, dataDir, log, () => true)
    expect(await proof()).toEqual({ checkedAt: null, fault: null })
  })

  describe('that an operator accepts', () => {
    it('after an older backup is written into the log, and holds from then on', async () => {
      const ids = await recordMany(4)
      await check()
      await tamper(sql`delete from audit_log where id > ${ids[1]}`)
      await check()
      expect(await acceptAuditLog(connection.db, dataDir, log)).toEqual({ id: ids[3], reason: 'missing' })
      expect((await proof()).fault).toBeNull()
      expect((await listRows()).at(-1)).toMatchObject({
        userId: null,
        action: 'accept',
        entity: 'auditLog',
        details: { entry: String(ids[3]), reason: 'missing' },
      })
      await recordMany(2)
      await letADayPass()
      await check()
      expect((await proof()).fault).toBeNull()
    })

    it('is proven as it was accepted: what changes afterwards is found, before it and behind it', async () => {
      const [first, second] = await recordMany(3)
      await tamper(sql`update audit_log set user_name = 'Somebody Else' where id = ${second}`)
      expect(await acceptAuditLog(connection.db, dataDir, log)).toMatchObject({ reason: 'changed' })
      expect(await faultOf()).toBeUndefined()
      await tamper(sql`update audit_log set entity_id = 99 where id = ${first}`)
      expect(await faultOf()).toMatchObject({ reason: 'accepted' })
      await tamper(sql`update audit_log set entity_id = 12 where id = ${first}`)
      const ids = await recordMany(1)
      await tamper(sql`update audit_log set entity_id = 99 where id = ${ids[4]}`)
      expect(await faultOf()).toEqual({ id: ids[4], reason: 'changed' })
      await tamper(sql`delete from audit_log where id <= ${ids[4]}`)
      expect(await faultOf()).toMatchObject({ reason: 'accepted' })
    })

    it('is not written down when there is nothing to accept', async () => {
      const ids = await recordMany(2)
      expect(await acceptAuditLog(connection.db, dataDir, log)).toBeUndefined()
      expect(await listIds()).toEqual(ids)
    })
  })

  describe('whose key is missing', () => {
    it('is refused in one line, and gets no new key without a word', async () => {
      const ids = await recordMany(2)
      await rm(join(dataDir, 'keys', 'audit.key'))
      const error = await openAuditKey(connection.db, dataDir).catch((thrown) => thrown)
      expect(error.message).toMatch(/keys\/audit\.key is missing[^\n]*--accept-audit-head/)
      expect(await readdir(join(dataDir, 'keys'))).toEqual([])
      expect(await faultOf()).toEqual({ id: ids[0], reason: 'key' })
    })

    it('begins again with a new one once the operator has accepted that', async () => {
      const ids = await recordMany(2)
      await rm(join(dataDir, 'keys', 'audit.key'))
      expect(await acceptAuditLog(connection.db, dataDir, log)).toEqual({ id: ids[0], reason: 'key' })
      holdAuditKey(await openAuditKey(connection.db, dataDir))
      await recordMany(1)
      expect(await proveWholeLog(connection.db, dataDir)).toMatchObject({ looked: 4, fault: undefined })
    })
  })
})
