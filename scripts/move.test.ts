import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { runScript, type Settings } from '#tests/support/command.ts'
import { addPicture, enginesHere, newFirm, nowhere, withFirmOf } from '#tests/support/firms.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { summing } from '../src/backup/load.ts'
import { allRows, inOneMoment, listTables } from '../src/backup/tables.ts'

const sumsOf = (settings: Settings) =>
  withFirmOf(settings, ({ engine, withSession }) =>
    withSession((client) =>
      inOneMoment(client, engine, async () => {
        const tables = await listTables(client)
        const sums = summing(tables)
        for await (const _rows of sums.of(allRows(client, tables)));
        return sums.result
      }),
    ),
  )

/** Database URL of a user who owns it but is not a superuser, as on most servers. */
const ownedByOther = async (databaseUrl: string): Promise<string> => {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create role ${name} login password 'its own'`)
  await client.query(`alter database ${name} owner to ${name}`)
  await client.end()
  Object.assign(url, { username: name, password: 'its own' })
  return url.href
}

it.runIf(enginesHere().length > 1)('moves a firm to a server and back, row for row', async () => {
  const { DATA_DIR } = await newFirm('embedded')
  await addPicture({ DATA_DIR }, 'a picture')
  await withFirmOf({ DATA_DIR }, ({ db }) =>
    db.execute(sql`
      insert into outbox (recipient, subject, text, html)
      select n || '@example.com', 'رسالة ' || n, repeat(md5(n::text), 10), '' from generate_series(1, 5000) n`),
  )
  const before = await sumsOf({ DATA_DIR })
  expect(before.outbox?.rows).toBe(5_000)
  const DATABASE_URL = await ownedByOther((await nowhere('postgresql')).DATABASE_URL ?? '')

  const there = await runScript('move', [DATABASE_URL], { DATA_DIR })
  expect([there.code, there.error]).toEqual([0, ''])
  expect(there.out).toMatch(
    /^moved \d+ rows of \d+ tables; the number and the content of each table are equal\n/,
  )
  expect(await sumsOf({ DATA_DIR, DATABASE_URL })).toEqual(before)
  const mayEmpty = await withFirmOf({ DATA_DIR, DATABASE_URL }, ({ db }) =>
    db.execute(sql`select has_table_privilege('audit_log', 'truncate') as "isGranted"`),
  )
  expect(mayEmpty.rows).toEqual([{ isGranted: false }])
  const [aside = ''] = readdirSync(DATA_DIR).filter((name) => name.startsWith('moved-'))
  expect([existsSync(join(DATA_DIR, 'database')), readdirSync(join(DATA_DIR, aside))]).toEqual([
    false,
    ['database'],
  ])
  expect((await runScript('verify', [], { DATA_DIR, DATABASE_URL })).code).toBe(0)
  // DATABASE_URL is missing by mistake.
  const mistaken = new ServerProcess({ DATA_DIR })
  expect(await mistaken.ended).toBe(1)
  expect(mistaken.error).toContain('its database is missing')
  expect((await runScript('move', [DATABASE_URL], await newFirm('embedded'))).error).toMatch(
    /holds a firm already/,
  )
  expect(await sumsOf({ DATA_DIR, DATABASE_URL })).toEqual(before)

  const back = await runScript('move', ['embedded'], { DATA_DIR, DATABASE_URL })
  expect([back.code, back.error]).toEqual([0, ''])
  expect(await sumsOf({ DATA_DIR })).toEqual(before)
  expect((await runScript('verify', [], { DATA_DIR })).code).toBe(0)
  const old = new ServerProcess({ DATA_DIR, DATABASE_URL })
  expect(await old.ended).toBe(1)
  expect(old.error).toContain('belongs to another installation')
})
