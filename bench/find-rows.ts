import { sql } from 'drizzle-orm'
import type { DatabaseConnection } from '#db/connection.ts'
import { keyNames } from '#features/conflicts/server/names-repository.ts'
import { backgroundNames, seeded } from '#tests/support/names/background.ts'

/** Words in order of frequency: from every third text to one text in a thousand. */
const words =
  'عقد محكمة شركة إيجار دعوى مراجعة خطاب ملف نظام العمل الطرف الآخر توقيع مهلة اتفاقية رهن ضمان فاتورة صك ترخيص مزاد contract lease claim hearing license deed invoice notice merger trademark audit board share guarantee customs maritime arbitration inheritance'.split(
    ' ',
  )

/** A few words make up most of a text. */
const textsOf = (count: number, length: number, seed: number): string[] => {
  const random = seeded(seed)
  const word = () => words[Math.floor((random(1_000) * random(1_000) * words.length) / 1_000_000)]
  return Array.from({ length: count }, (_, at) =>
    [...Array.from({ length }, word), random(40) === 0 ? `REF-${at}` : ''].join(' ').trim(),
  )
}

/**
 * Adds `count` people, requests, letters, documents and publications each; half of the requests are from
 * guests.
 */
export const fillFind = async ({ db, withSession }: DatabaseConnection, count: number): Promise<void> => {
  const names = backgroundNames(count)
  const guests = backgroundNames(count).reverse()
  const titles = textsOf(count, 4, 3)
  const contents = textsOf(count, 25, 4)
  // Inserted in batches, since the embedded engine cancels a statement after ten seconds.
  const atOnce = 500
  const inBatches = async (
    lists: readonly (readonly string[])[],
    insert: (from: ReturnType<typeof sql>) => ReturnType<typeof sql>,
  ) => {
    for (let at = 0; at < count; at += atOnce) {
      const parts = lists.map((list) => sql`${sql.param(list.slice(at, at + atOnce))}::text[]`)
      const from = sql`(select one, two, ${at}::integer + number::integer as i from
        rows from (unnest(${parts[0]}), unnest(${parts[1] ?? parts[0]})) with ordinality as listed (one, two, number)) as made`
      await db.execute(insert(from))
    }
  }
  const split = sql`split_part(one, ' ', 1), coalesce(nullif(substr(one, length(split_part(one, ' ', 1)) + 2), ''), '-')`
  const age = sql`now() - (${count} - i) * interval '30 minutes'`
  await inBatches(
    [names],
    (
      from,
    ) => sql`insert into users (username, password, email, first_name, last_name, phone, role, is_verified, created_at)
      select 'user' || i, 'x', 'person' || i || '@example.com', ${split}, '+96655' || lpad((i * 37 % 10000000)::text, 7, '0'),
        (case when i % 50 = 0 then 'staff' else 'client' end)::user_role, true, ${age} from ${from}`,
  )
  const [first = 1] = (
    await db.execute<{ id: number }>(sql`select min(id) as id from users where username like 'user%'`)
  ).rows.map(({ id }) => id)
  const userAt = sql`${first}::integer + (i * 7919 % ${count})`
  const colleague = sql`${first}::integer + (i * 7919 % ${count}) / 50 * 50 + 49`
  await inBatches(
    [guests, titles],
    (
      from,
    ) => sql`insert into consultations (first_name, last_name, email, phone, service, subject, message, status, user_id,
        assigned_to_id, is_restricted, created_at)
      select ${split}, 'guest' || i || '@example.org', '+96650' || lpad((i * 53 % 10000000)::text, 7, '0'), 'contract', two, two,
        'pending', case when i % 2 = 0 then ${userAt} end, case when i % 3 = 0 then ${colleague} end, i % 50 = 0, ${age} from ${from}`,
  )
  const [request = 1] = (
    await db.execute<{ id: number }>(sql`select min(id) as id from consultations`)
  ).rows.map(({ id }) => id)
  const requestAt = sql`case when i % 2 = 0 then ${request}::integer + (i * 4729 % ${count}) end`
  await inBatches(
    [titles, contents],
    (
      from,
    ) => sql`insert into messages (from_user_id, to_user_id, is_to_firm, consultation_id, subject, content, created_at)
      select ${userAt}, case when i % 3 > 0 then ${colleague} end, i % 3 = 0, ${requestAt}, one, two, ${age} from ${from}`,
  )
  await inBatches(
    [titles],
    (
      from,
    ) => sql`insert into documents (user_id, consultation_id, uploaded_by_id, name, type, size, sha256, storage_key, created_at)
      select ${userAt}, ${requestAt}, ${userAt}, one || ' ' || i || '.pdf', 'application/pdf', 1, 'x', 'key' || i, ${age} from ${from}`,
  )
  await inBatches(
    [titles, contents],
    (
      from,
    ) => sql`insert into publications (title_en, title_ar, summary_en, summary_ar, content_en, content_ar, published_languages,
        publish_date, is_visible)
      select 'Article ' || i || ' ' || one, one, 'What changed.', one, '', two,
        case when i % 10 > 0 then '{en,ar}' else '{}' end::language_code[], ${age}, i % 5 > 0 from ${from}`,
  )
  await keyNames(db)
  // The nightly upkeep does the same.
  await withSession((client) => client.query('vacuum (analyze)'))
}
