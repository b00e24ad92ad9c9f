import { Client } from 'pg'

/** The columns that PostgreSQL does not fill by itself. */
const ownColumns = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'publications' and is_identity = 'NO' and is_generated = 'NEVER'`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Adds copies of the sample firm's publications until there are so many: whatever a write derives from a text is copied
 * with it.
 */
export const fillPublications = async (databaseUrl: string, count: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const columns = await ownColumns(client)
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
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
