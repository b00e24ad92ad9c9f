import { Client } from 'pg'

/** The columns that PostgreSQL does not generate. */
const ownColumns = async (client: Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Updating these indexes row by row takes minutes for 100,000 texts; rebuilding them takes seconds. */
const withoutTextIndexes = async (client: Client, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
      where amname = 'gin' and indrelid in ('publications'::regclass, 'publication_texts'::regclass)`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { definition } of rows) await client.query(definition)
}

/**
 * Adds copies of the sample firm's publications up to `count`. Derived texts are copied too, so that no
 * request derives them during the measurement.
 */
export const fillPublications = async (databaseUrl: string, count: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await withoutTextIndexes(client, () => copyPublications(client, count))
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

const copyPublications = async (client: Client, count: number): Promise<void> => {
  const columns = await ownColumns(client, 'publications')
  const read = columns.map((name) =>
    name === 'publish_date' ? `now() - i * interval '1 minute'` : `sample.${name}`,
  )
  const { rows } = await client.query<{ there: number }>('select count(*)::int as there from publications')
  await client.query(
    `insert into publications (${columns.join(', ')})
      select ${read.join(', ')} from generate_series($1::int, $2::int) i
      join (select *, row_number() over (order by id) - 1 as at, count(*) over () as samples
        from (select * from publications where is_visible order by id limit 10) first) sample
        on sample.at = i % sample.samples`,
    [(rows[0]?.there ?? 0) + 1, count],
  )
  const derived = (await ownColumns(client, 'publication_texts')).filter((name) => name !== 'publication_id')
  const title = (table: string) => `coalesce(${table}.title_en, '') || '|' || coalesce(${table}.title_ar, '')`
  await client.query(
    `insert into publication_texts (publication_id, ${derived.join(', ')})
      select copy.id, ${derived.map((name) => `texts.${name}`).join(', ')}
      from publications copy
      join (select min(id) as id, ${title('publications')} as title
        from publications join publication_texts on publication_id = id group by 2) sample
        on sample.title = ${title('copy')}
      join publication_texts texts on texts.publication_id = sample.id
      where not exists (select from publication_texts own where own.publication_id = copy.id)`,
  )
}
