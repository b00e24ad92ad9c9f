import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { migrationsFolder } from '#tests/support/cached-template.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { setAuditKey } from './chain.ts'
import { recordAudit } from './repository.ts'
import { auditLog } from './table.ts'

const { postgresql } = inject('databases')

it('proves the audit log up to its last entry when a server stops, which does not start again without its key', async () => {
  const dataDir = copyEmbeddedFolder()
  const server = new ServerProcess({ DATA_DIR: dataDir, SEED: 'none' })
  await fetch(`${await server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'wrong' }),
  })
  expect(await server.end('SIGTERM')).toBe(0)
  const { head, fault } = JSON.parse(readFileSync(join(dataDir, 'audit-proof.json'), 'utf8'))
  expect([head, fault]).toEqual([{ id: 1, hash: expect.stringMatching(/^hmac-1:/) }, null])

  const key = join(dataDir, 'keys', 'audit.key')
  rmSync(key)
  const again = new ServerProcess({ DATA_DIR: dataDir, SEED: 'none' })
  expect(await again.ended).toBe(1)
  expect(again.error).toMatch(/^[^\n]*audit\.key is missing[^\n]*\n$/)
  expect(existsSync(key)).toBe(false)
})

describe.skipIf('unavailable' in postgresql)('the audit log on PostgreSQL', () => {
  it('cannot be changed or emptied by the database user of the server', async () => {
    if ('unavailable' in postgresql) return
    const database = await createServerDatabase(postgresql.url)
    const administrator = new Client({ connectionString: database.url })
    await administrator.connect()
    const user = database.name
    await administrator.query(`create role ${user} login password 'x'`)
    await administrator.query(`alter database ${database.name} owner to ${user}`)
    await administrator.query(`alter schema public owner to ${user}`)
    const url = new URL(database.url)
    url.username = user
    url.password = 'x'
    const connection = await openDatabase({ databaseUrl: url.href, dataDir: '', timeLimitScale })
    try {
      await migrateDatabase(connection, migrationsFolder)
      await connection.withSession(async (client) => {
        const entry = `insert into audit_log (user_name, action, entity, hash) values ('', 'login', 'session', 'x')`
        await client.query(entry)
        for (const statement of [
          `update audit_log set user_name = 'Somebody Else'`,
          'delete from audit_log',
          'truncate audit_log',
        ])
          await expect(client.query(statement)).rejects.toThrow('permission denied for table audit_log')
        expect((await client.query('select user_name from audit_log')).rows).toEqual([{ user_name: '' }])
      })
      setAuditKey(randomBytes(32))
      await recordAudit(connection.db, { actor: null, action: 'login', entity: 'session' })
      expect(await connection.db.$count(auditLog)).toBe(2)
    } finally {
      await connection.close()
      await administrator.query(`alter database ${database.name} owner to current_user`)
      await administrator.query(`drop owned by ${user} cascade`)
      await administrator.query(`drop role ${user}`)
      await administrator.end()
      await database.drop()
    }
  })
})
