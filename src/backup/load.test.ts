import { expect, it } from 'vitest'
import { loadSampleOffice } from '#sample/load-matters.ts'
import { describeOnBothEngines, openTestFiles, type TestDatabase } from '#tests/support/databases.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { LoadError, loadTables, summing } from './load.ts'
import {
  allRows,
  inOneMoment,
  listTables,
  type Rows,
  readSequences,
  speakPlainly,
  type Table,
} from './tables.ts'

const odd = `
  create table odd (
    id bigint primary key generated always as identity,
    parent bigint references odd,
    moment timestamptz not null default '2026-03-01 12:34:56.123456+03',
    bytes bytea not null default '\\x00ff5c',
    kinds client_type[] not null default '{corporate,individual}',
    notes jsonb not null default '{"a": [1, null, "\\u0645"], "b": 1.50}',
    amount numeric not null default 12345678901234567890.12345,
    share double precision not null default 0.1,
    text text not null default E'line\\n"quoted"\\\\ and \\t ميزان',
    nothing text,
    doubled text generated always as (text || text) stored
  );
  insert into odd (parent) values (2), (null), (1);
  delete from odd where id = 3;
  create function refuse() returns trigger language plpgsql as 'begin raise exception $$written$$; end';
  create trigger refuse before insert on odd for each row execute function refuse();`

const tableOf = (tables: Table[], name: string) => tables.find((table) => table.name === name) as Table

describeOnBothEngines('the rows of a backup', (openTestDatabase, engine) => {
  const contentsOf = async (database: TestDatabase) =>
    database.withSession((client) =>
      inOneMoment(client, engine, async () => {
        const tables = await listTables(client)
        const sums = summing(tables)
        const rows: Rows[] = []
        for await (const some of sums.of(allRows(client, tables))) rows.push(some)
        return { rows, expected: { tables: sums.result, sequences: await readSequences(client) } }
      }),
    )
  async function* each<Item>(items: Item[]) {
    yield* items
  }

  it('are restored on either engine, with their sequences, keys and triggers', async () => {
    const [one, two] = [await openTestDatabase({ isOwn: true }), await openTestDatabase({ isOwn: true })]
    await loadSampleOffice(one.db, { dataDir: makeTemporaryFolder('load'), files: await openTestFiles() })
    for (const { withSession } of [one, two]) await withSession((client) => client.query(odd))
    const { rows, expected } = await contentsOf(one)
    expect(expected.tables.odd?.rows).toBe(2)
    expect(expected.sequences).toMatchObject({ odd_id_seq: '3' })
    await two.withSession((client) => loadTables(client, each(rows), () => expected))
    expect((await contentsOf(two)).expected).toEqual(expected)
    await two.withSession(async (client) => {
      await speakPlainly(client)
      const { rows: found } = await client.query('select *, moment::text, notes::text from odd where id = 1')
      expect(found).toMatchObject([
        {
          parent: '2',
          moment: '2026-03-01 09:34:56.123456+00',
          bytes: Buffer.from([0, 255, 92]),
          notes: '{"a": [1, null, "م"], "b": 1.50}',
          amount: '12345678901234567890.12345',
          share: 0.1,
          doubled: 'line\n"quoted"\\ and \t ميزان'.repeat(2),
        },
      ])
      await expect(client.query('insert into odd (parent) values (9)')).rejects.toThrow('written')
      await client.query('drop trigger refuse on odd')
      await expect(client.query('insert into odd (parent) values (9)')).rejects.toThrow('foreign key')
      const next = await client.query('insert into odd (parent) values (1) returning id')
      // Both refused rows consumed a sequence number.
      expect(next.rows).toEqual([{ id: '6' }])
    })
  })

  it('replace nothing if one is missing, changed or references a missing row', async () => {
    const database = await openTestDatabase({ isOwn: true })
    await database.withSession((client) => client.query(odd))
    const before = await contentsOf(database)
    const load = (rows: typeof before.rows) =>
      database.withSession((client) => loadTables(client, each(rows), () => before.expected))
    const tables = await database.withSession(listTables)
    expect(tableOf(tables, 'odd').columns).not.toContain('doubled')
    const change = (line: (text: string) => string) =>
      before.rows.map(({ table, lines }) => ({ table, lines: table === 'odd' ? lines.map(line) : lines }))
    await expect(load([])).rejects.toThrow(LoadError)
    await expect(load(change((text) => text.replace('56.123456', '56.123457')))).rejects.toThrow('same rows')
    await expect(load(change((text) => text.replace('"parent":2', '"parent":7')))).rejects.toThrow(
      'foreign key',
    )
    await expect(load([...before.rows, { table: 'odder', lines: ['{}'] }])).rejects.toThrow('odder')
    expect((await contentsOf(database)).expected).toEqual(before.expected)
  })
})
