import { readFileSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { emptyAuditLog, watchAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { setAuditKey } from './chain.ts'
import { acceptAuditLog, checkAuditLog, openAuditKey, storeAuditHead } from './proof.ts'

describeOnBothEngines('the proof of the audit log', (openTestDatabase) => {
  const watched = watchAuditLog(openTestDatabase)
  const { log, record, recordMany, listRows, listIds, tamper, faultOf, check, proof } = watched
  const { proofFile, letADayPass } = watched
  const storeHead = () => storeAuditHead(watched.db, watched.dataDir, log)
  const accept = () => acceptAuditLog(watched.db, watched.dataDir, log)
  const rename = (id: number | undefined, userName = 'Somebody Else') =>
    sql`update audit_log set user_name = ${userName} where id = ${id}`

  describe('the head outside the database', () => {
    it('detects a truncated log, even if the log continues and ids are reused, and an emptied log', async () => {
      const ids = await recordMany(4)
      await check()
      expect(await proof()).toEqual({ checkedAt: expect.any(String), fault: null })
      await tamper(sql`delete from audit_log where id > ${ids[1]}`)
      expect(await faultOf()).toEqual({ id: ids[3], reason: 'missing' })
      await watched.db.execute(sql`select setval(pg_get_serial_sequence('audit_log', 'id'), ${ids[1]})`)
      await recordMany(3)
      expect(await faultOf()).toEqual({ id: ids[3], reason: 'replaced' })
      await check()
      expect((await proof()).fault).toMatchObject({ id: ids[3], reason: 'replaced' })
      await emptyAuditLog(watched.db)
      await check()
      expect((await proof()).fault).toMatchObject({ id: ids[3], reason: 'missing' })
    })

    it('advances when the server stops, but not past a truncated end', async () => {
      await recordMany(2)
      await storeHead()
      const ids = await recordMany(2)
      await storeHead()
      await tamper(sql`delete from audit_log where id = ${ids[3]}`)
      await storeHead()
      expect((await proof()).fault).toMatchObject({ id: ids[3], reason: 'missing' })
      await storeHead()
      expect((await proof()).fault).toMatchObject({ id: ids[3], reason: 'missing' })
    })

    it('raises no alarm after a crash, when the log is longer than recorded, and leaves no other file beside it', async () => {
      await recordMany(2)
      await check()
      await recordMany(5)
      await check()
      await check()
      expect(await proof()).toEqual({ checkedAt: expect.any(String), fault: null })
      expect(watched.lines).toEqual([])
      expect((await readdir(watched.dataDir)).sort()).toEqual(['audit-proof.json', 'keys'])
    })

    it('raises no alarm when several instances check and write in turn', async () => {
      for (let round = 0; round < 3; round += 1) {
        await Promise.all([recordMany(3), check()])
        await Promise.all([storeHead(), record()])
      }
      await letADayPass()
      await check()
      expect((await proof()).fault).toBeNull()
    })

    it('is not replaced when it cannot be read', async () => {
      await recordMany(1)
      await check()
      await writeFile(proofFile(), '{"head":')
      await check()
      expect((await proof()).fault).toMatchObject({ id: null, reason: 'state' })
      expect(readFileSync(proofFile(), 'utf8')).toBe('{"head":')
      expect(watched.lines).toEqual([{ entry: null, reason: 'state' }])
    })

    it('does not hide a changed row when it cannot be read, and an operator can accept that row', async () => {
      const [first] = await recordMany(2)
      await writeFile(proofFile(), 'torn')
      expect(await faultOf()).toMatchObject({ id: null, reason: 'state' })
      await tamper(rename(first))
      expect(await faultOf()).toEqual({ id: first, reason: 'changed' })
      expect(await accept()).toEqual({ id: first, reason: 'changed' })
      expect(await faultOf()).toBeUndefined()
      expect((await proof()).fault).toBeNull()
    })
  })

  it('checks new rows, and all rows once a day; a fault keeps its first date until the log is intact', async () => {
    const ids = await recordMany(3)
    // An interrupted check stores no result.
    await checkAuditLog(watched.db, watched.dataDir, log, () => true)
    expect(await proof()).toEqual({ checkedAt: null, fault: null })
    await check()
    await tamper(rename(ids[0]))
    await check()
    expect((await proof()).fault).toBeNull()
    await letADayPass()
    await check()
    const { fault } = await proof()
    expect(fault).toEqual({ id: ids[0], reason: 'changed', since: expect.any(String) })
    expect(watched.lines).toEqual([{ entry: ids[0], reason: 'changed' }])

    await recordMany(1)
    await check()
    expect((await proof()).fault).toEqual(fault)
    await tamper(rename(ids[0], 'سارة الحربي'))
    await check()
    expect((await proof()).fault).toBeNull()
    expect(watched.lines.at(-1)).toEqual({ text: 'the audit log is whole again' })
  })

  it('clears a fault only after a full check, and not when the server stops', async () => {
    await recordMany(2)
    await check()
    const [first, , third] = await recordMany(1)
    await tamper(rename(third))
    await check()
    expect((await proof()).fault).toMatchObject({ id: third })
    await tamper(rename(third, 'سارة الحربي'), rename(first))
    await storeHead()
    expect((await proof()).fault).toMatchObject({ id: third })
    await check()
    expect((await proof()).fault).toMatchObject({ id: first })
  })

  describe('the acceptance by an operator', () => {
    it('is written into the log after an older backup was restored, and the proof is valid from then on', async () => {
      const ids = await recordMany(4)
      expect([await accept(), await listIds()]).toEqual([undefined, ids])
      await check()
      await tamper(sql`delete from audit_log where id > ${ids[1]}`)
      await check()
      expect(await accept()).toEqual({ id: ids[3], reason: 'missing' })
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

    it('covers the log as it was accepted: later changes before and after it are detected', async () => {
      const [first, second] = await recordMany(3)
      await tamper(rename(second))
      expect(await accept()).toMatchObject({ reason: 'changed' })
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
  })

  it('reports a missing key in one line, and replaces it only once the operator has accepted this', async () => {
    const ids = await recordMany(2)
    await rm(join(watched.dataDir, 'keys', 'audit.key'))
    const error = await openAuditKey(watched.db, watched.dataDir).catch((thrown) => thrown)
    expect(error.message).toMatch(/keys\/audit\.key is missing[^\n]*--accept-audit-head/)
    expect(await readdir(join(watched.dataDir, 'keys'))).toEqual([])
    expect(await faultOf()).toEqual({ id: ids[0], reason: 'key' })
    expect(await accept()).toEqual({ id: ids[0], reason: 'key' })
    setAuditKey(await openAuditKey(watched.db, watched.dataDir))
    await recordMany(1)
    expect(await watched.prove()).toMatchObject({ checked: 4, fault: undefined })
  })
})
