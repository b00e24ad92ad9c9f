import { createSession } from '../src/features/auth/server/repository.ts'
import { hashPassword } from '../src/features/users/server/password.ts'
import { createUser } from '../src/features/users/server/repository.ts'
import { fillFind } from './bench/find-rows.ts'
import { openFirm, openFirmApp } from './bench/firm.ts'

/**
 * Measures the office's search, the search for callers and the list of people through their routes, with 100,000 people, requests, letters, documents and
 * publications each, as a manager and as an employee. Fails above the limit. `postgresql` measures a separate
 * cluster, or TEST_DATABASE_URL; without it, the embedded engine.
 */
const engine = process.argv.includes('postgresql') ? 'postgresql' : 'embedded'
const count = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 100_000)
const boundInMs = engine === 'postgresql' ? 100 : 200
const rounds = 20

const searches = {
  'a name': ['محمد العتيبي', 'Mohammed Al-Otaibi', 'عبدالله القحطاني', 'Sara Alharbi', 'فاطمة', 'khalid'],
  'two letters': ['مح', 'عب', 'sa', 'al', 'zq'],
  'words in many rows': ['عقد', 'محكمة', 'عقد محكمة إيجار نظام', 'lease', 'ضمان مزاد'],
  'rare words': ['inheritance', 'maritime arbitration', 'REF-4711', 'zzzz', 'شركة الخليج'],
  'part of a phone': ['0551234', '٠٥٥١٢', '96655', '00966 50 12', '059'],
  'a number or its end': ['41234', '#99', '234', '٧١'],
  'an address': ['person777@example', 'guest99'],
}
const callers: Record<string, string>[] = [
  { phone: '0551234' },
  { phone: '055', name: 'محمد' },
  { name: 'Sara Alharbi' },
  { name: 'عبدالله القحطاني', phone: '٠٥٥١٢' },
]
const people: Record<string, string>[] = [
  {},
  { kind: 'guest' },
  { page: '40' },
  { q: 'محمد العتيبي' },
  { q: '0551234' },
]

const pathOf = (path: string) => (query: Record<string, string>) =>
  `/api/admin/${path}?${new URLSearchParams({ pageSize: '10', ...query })}`
/** The paths to measure, by kind. */
const queries: Record<string, string[]> = {
  ...Object.fromEntries(
    Object.entries(searches).map(([kind, texts]) => [
      kind,
      texts.map((q) => `/api/admin/find?${new URLSearchParams({ q })}`),
    ]),
  ),
  'a caller': callers.map((query) => `/api/admin/similar-requests?${new URLSearchParams(query)}`),
  'the list of people': people.map(pathOf('people')),
}

// Inserting batches takes longer than any statement of the server.
const firm = await openFirm(engine, { timeLimitScale: 60 })
const { connection } = firm
const app = await openFirmApp(firm)
try {
  const began = performance.now()
  await fillFind(connection, count)
  console.log(`${engine}: ${count} of each kind in ${Math.round((performance.now() - began) / 1_000)} s`)
  const sessions = [await logIn('admin'), await logIn('staff')]
  const all: number[] = []
  const table: Record<string, Record<string, number>> = {}
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [kind, urls] of Object.entries(queries))
      for (const url of urls)
        for (const session of sessions) {
          const time = await timeOf(url, session)
          if (round === 0) continue
          all.push(time)
          const row = table[kind] ?? { calls: 0 }
          table[kind] = { ...row, calls: (row.calls ?? 0) + 1, slowest: Math.max(row.slowest ?? 0, time) }
        }
  console.table(table)
  all.sort((one, other) => one - other)
  console.log(
    `${all.length} searches, ms: median ${at(all, 0.5)}, p95 ${at(all, 0.95)}, p99 ${at(all, 0.99)}`,
  )
  if (at(all, 0.99) > boundInMs) process.exitCode = 1
} finally {
  await app.close()
  await firm.close()
}

async function logIn(role: 'admin' | 'staff'): Promise<string> {
  const { id } = await createUser(connection.db, {
    username: `bench.${role}`,
    email: `bench.${role}@example.com`,
    password: await hashPassword('made-up for one run'),
    firstName: 'Bench',
    lastName: 'Mark',
    role,
  })
  return createSession(
    connection.db,
    id,
    { isRemembered: false, passkeyId: null },
    { userAgent: undefined, ipAddress: '127.0.0.1' },
  )
}

async function timeOf(url: string, session: string): Promise<number> {
  const began = performance.now()
  const { statusCode } = await app.inject({ url, cookies: { sid: session } })
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
  return Math.round((performance.now() - began) * 10) / 10
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}
