import { sql } from 'drizzle-orm'
import { createSession } from '../src/features/auth/server/repository.ts'
import { hashPassword } from '../src/features/users/server/password.ts'
import { createUser } from '../src/features/users/server/repository.ts'
import { openFirm, openFirmApp } from './bench/firm.ts'

/**
 * Measures the lists of the dashboard through their real routes over 100,000 rows each: the first page, a
 * deep one, every sort, every filter, and searches in both languages. Fails when the slowest of a hundred
 * calls of a list reaches the limit, or when memory keeps growing. `postgresql` measures a separate cluster,
 * or TEST_DATABASE_URL.
 */
const engine = process.argv.includes('postgresql') ? 'postgresql' : 'embedded'
const count = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 100_000)
const rounds = 25
const boundInMs = engine === 'postgresql' ? 200 : 400
/** Megabytes by which the heap may grow while measuring, after garbage collection. */
const maxGrowthInMb = 64

const lists = [
  {
    path: '/api/admin/consultations',
    sorts: ['createdAt', 'firstName', 'service', 'status'],
    filters: ['status=pending', 'status=completed'],
  },
  { path: '/api/admin/messages', sorts: ['createdAt', 'subject', 'status'], filters: [] },
  {
    path: '/api/admin/contact-messages',
    sorts: ['createdAt', 'name', 'subject', 'isRead'],
    filters: ['unread=true', 'unread=false'],
  },
  {
    path: '/api/admin/users',
    sorts: ['createdAt', 'firstName', 'username', 'email', 'role'],
    filters: ['role=client', 'role=staff'],
  },
  {
    path: '/api/admin/services',
    sorts: ['displayOrder', 'nameEn', 'nameAr', 'status', 'createdAt'],
    filters: [],
  },
  {
    path: '/api/admin/team-members',
    sorts: [
      'displayOrder',
      'nameEn',
      'nameAr',
      'position',
      'positionAr',
      'specialization',
      'specializationAr',
      'memberType',
      'createdAt',
    ],
    filters: ['type=partner', 'isVisible=false'],
  },
  {
    path: '/api/admin/clients',
    sorts: ['displayOrder', 'nameEn', 'nameAr', 'clientType', 'createdAt'],
    filters: ['type=government', 'isVisible=false'],
  },
  {
    path: '/api/admin/publications',
    sorts: ['publishDate', 'titleEn', 'titleAr', 'category', 'isVisible'],
    filters: ['category=corporate_law'],
  },
  { path: '/api/admin/audit', sorts: [], filters: ['action=update', 'entity=service', 'from=2026-01-01'] },
  {
    path: '/api/admin/newsletter-subscribers',
    sorts: ['subscribedAt', 'email', 'language', 'confirmedAt'],
    filters: ['status=confirmed', 'language=ar'],
  },
  {
    path: '/api/admin/outbox',
    sorts: ['createdAt', 'subject', 'recipient', 'state', 'attempts'],
    filters: ['state=failed', 'state=sent'],
  },
] as const
const searches = ['سارة', 'اَحمد العُتيبي', 'Harbi', 'sara 4711', 'عقد', 'zzzz']

const firm = await openFirm(engine)
const { connection } = firm
const app = await openFirmApp(firm)
try {
  const start = performance.now()
  await fill()
  console.log(
    `${engine}: ${lists.length} tables of ${count} rows in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  process.exitCode = (await measure(await logIn())) ? 0 : 1
} finally {
  await app.close()
  await firm.close()
}

/** Generated inside the database, the same in every run: names in both scripts, dates over eight years. */
async function fill(): Promise<void> {
  const first = `(array['سارة','أحمد','Noura','عبدالله','Sara','فاطمة','Khalid','هند'])[1 + i % 8]`
  const last = `(array['الحربي','العتيبي','Al-Harbi','القحطاني','Al-Otaibi','الشهري','Al-Qahtani'])[1 + i % 7]`
  const words = `(array['عقد إيجار تجاري','فصل تعسفي','Trademark renewal','Lease of an office','تأسيس شركة'])[1 + i % 5] || ' ' || i`
  const text = `${words} || ' ' || repeat('وصلنا خطاب من الطرف الآخر. We received their letter. ', 2)`
  const at = `now() - (i % 2900) * interval '1 day' - (i % 1440) * interval '1 minute'`
  const email = `'person' || i || '@example.com'`
  const inserts = [
    `insert into users (username, password, email, first_name, last_name, phone, role, created_at)
      select 'sara ' || i, 'x', ${email}, ${first}, ${last}, '+96655' || lpad(i::text, 7, '0'),
        (array['client','client','client','staff'])[1 + i % 4]::user_role, ${at}`,
    `insert into consultations (first_name, last_name, email, phone, service, subject, message, status, user_id, created_at)
      select ${first}, ${last}, ${email}, '+96655' || lpad(i::text, 7, '0'),
        (array['corporate','litigation','employment','contract'])[1 + i % 4]::service_area, ${words}, ${text},
        (array['pending','approved','completed','rejected'])[1 + i % 4]::consultation_status, i, ${at}`,
    `insert into messages (from_user_id, to_user_id, subject, content, status, created_at)
      select i, 1 + i % ${count}, ${words}, ${text}, (array['unread','read','archived'])[1 + i % 3]::message_status, ${at}`,
    `insert into contact_messages (name, email, subject, message, is_read, created_at)
      select ${first} || ' ' || ${last}, ${email}, ${words}, ${text}, i % 3 > 0, ${at}`,
    `insert into services (name_en, name_ar, description_en, description_ar, display_order, status, created_at)
      select 'Service ' || i, ${words}, 'Advice and representation for ' || i, ${text}, i,
        (array['active','inactive'])[1 + i % 2]::service_status, ${at}`,
    `insert into team_members (name_en, name_ar, position, position_ar, bio, bio_ar, specialization, member_type,
        display_order, is_visible, created_at)
      select 'Member ' || i, ${first} || ' ' || ${last}, 'Partner ' || i % 50, 'شريك', ${text}, ${text}, ${words},
        (array['partner','associate','consultant'])[1 + i % 3]::member_type, i, i % 4 > 0, ${at}`,
    `insert into clients (name_en, name_ar, description_en, description_ar, logo_url, client_type, display_order,
        is_visible, created_at)
      select 'Client ' || i, ${words}, 'Supplies offices, number ' || i, ${text}, '/logo.svg',
        (array['corporate','individual','government','international'])[1 + i % 4]::client_type, i, i % 4 > 0, ${at}`,
    `insert into publications (title_en, title_ar, summary_en, content_en, content_ar, category, published_languages,
        publish_date, is_visible)
      select 'Article ' || i, ${words}, 'What changed, and for whom.', ${text}, ${text},
        (array['corporate_law','litigation','intellectual_property'])[1 + i % 3]::publication_category,
        case when i % 10 > 0 then '{en,ar}' else '{en}' end::language_code[], ${at}, i % 5 > 0`,
    `insert into audit_log (user_id, user_name, action, entity, entity_id, ip_address, hash, created_at)
      select i, ${first} || ' ' || ${last}, (array['create','update','login'])[1 + i % 3],
        (array['service','consultation','session'])[1 + i % 3], i, '203.0.113.' || i % 250, 'x', ${at}`,
    `insert into newsletter_subscribers (email, language, confirmed_at, subscribed_at)
      select ${email}, (array['en','ar'])[1 + i % 2], case when i % 3 > 0 then now() end, ${at}`,
    `insert into outbox (recipient, subject, text, html, state, created_at)
      select ${email}, ${words}, ${text}, ${text}, (array['sent','sent','failed'])[1 + i % 3]::mail_state, ${at}`,
  ]
  // Inserted in batches, since the embedded engine cancels a statement after ten seconds.
  const atOnce = 500
  for (const insert of inserts)
    for (let done = 0; done < count; done += atOnce)
      await connection.db.execute(
        sql.raw(`${insert} from generate_series(${done + 1}, ${Math.min(done + atOnce, count)}) i`),
      )
  // The nightly upkeep does the same.
  await connection.withSession((client) => client.query('vacuum (analyze)'))
}

async function logIn(): Promise<string> {
  const { id } = await createUser(connection.db, {
    username: 'bench',
    email: 'bench@example.com',
    password: await hashPassword('made-up for one run'),
    firstName: 'Bench',
    lastName: 'Mark',
    role: 'admin',
  })
  return createSession(
    connection.db,
    id,
    { isRemembered: false, passkeyId: null },
    { userAgent: undefined, ipAddress: '127.0.0.1' },
  )
}

async function measure(session: string): Promise<boolean> {
  const memoryBefore = memoryInMb()
  const slow: string[] = []
  const table: Record<string, Record<string, number | string>> = {}
  for (const { path, sorts, filters } of lists) {
    const queries = [
      'page=1',
      `page=${Math.floor(count / 25)}`,
      ...sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]),
      ...filters.flatMap((filter) => [filter, `${filter}&page=100`]),
      ...searches.map((q) => `q=${encodeURIComponent(q)}`),
      ...filters.map((filter) => `${filter}&q=${encodeURIComponent('سارة')}`),
    ]
    const times: number[] = []
    let slowest = { query: '', time: 0 }
    for (const query of queries) {
      const own = await timesOf(`${path}?pageSize=25&${query}`, session)
      times.push(...own)
      const p99 = at(own, 0.99)
      if (p99 > slowest.time) slowest = { query: decodeURIComponent(query), time: p99 }
      if (p99 >= boundInMs) console.log('slow:', path, decodeURIComponent(query), p99)
      if (p99 >= boundInMs) slow.push(`${path}?${decodeURIComponent(query)}: ${p99} ms`)
    }
    times.sort((a, b) => a - b)
    table[path] = {
      calls: times.length,
      p50: at(times, 0.5),
      p95: at(times, 0.95),
      p99: at(times, 0.99),
      slowest: `${slowest.query}: ${slowest.time}`,
    }
  }
  console.table(table)
  const memoryAfter = memoryInMb()
  console.log('megabytes before', memoryBefore, 'and after', memoryAfter)
  if (slow.length > 0) console.log(`at ${boundInMs} ms or over:\n${slow.join('\n')}`)
  const late = Object.values(table).filter(({ p99 }) => Number(p99) >= boundInMs).length
  return late === 0 && memoryAfter.heap - memoryBefore.heap < maxGrowthInMb
}

/** Milliseconds of each call, sorted; the first call is a warm-up. */
async function timesOf(url: string, session: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now()
    const response = await app.inject({ url, cookies: { sid: session } })
    if (response.statusCode !== 200) console.log(url, 'answered', response.statusCode)
    if (round > 0) times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

function memoryInMb(): { heap: number; rss: number } {
  // Available with --expose-gc, which `npm run bench:lists` passes.
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: Math.round(heapUsed / 2 ** 20), rss: Math.round(rss / 2 ** 20) }
}

/** A percentile of the times, in milliseconds. */
function at(times: readonly number[], part: number): number {
  return Math.round((times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0) * 10) / 10
}
