import { beforeAll, expect, it } from 'vitest'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import type { Stage } from '#features/matters/schema.ts'
import { template } from '#features/matters/server/calls.matrix.ts'
import { matterDates, matterProgress, stageMoves } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'
import { figuresFor } from './routes.ts'

const now = new Date('2026-03-15T12:00:00Z')
const [stage] = template.stages as [Stage]
const stages = [
  { ...stage, nameEn: 'Claim', nameAr: 'الدعوى' },
  { ...stage, nameEn: 'Hearings', nameAr: 'الجلسات' },
]

describeOnBothEngines('the figures of stages', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  beforeAll(async () => {
    const first = await running({ lastContactAt: '2026-03-01T00:00:00Z' })
    const second = await running({ lastContactAt: '2026-01-01T00:00:00Z' })
    const written = await running({ lastContactAt: '2026-01-01T00:00:00Z' })
    await running({ lastContactAt: '2026-03-01T00:00:00Z' }, { isRestricted: true })
    await running({ lastContactAt: '2026-03-01T00:00:00Z' }, { status: 'completed' })
    const letter = { consultationId: written, fromUserId: people.staff.id, toUserId: people.client.id }
    await app.db
      .insert(messages)
      .values({ ...letter, subject: 'S', content: 'C', createdAt: '2026-03-10T00:00:00Z' })
    const move = (consultationId: number, from: number | null, to: number, at: string) => {
      const kind = from === null ? 'begun' : from === to ? 'told' : 'moved'
      return app.db.insert(stageMoves).values({ consultationId, kind, from, to, at })
    }
    for (const [id, days] of [
      [first, 4],
      [second, 8],
    ] as const) {
      await move(id, null, 0, '2026-02-01T00:00:00Z')
      await move(id, 0, 0, '2026-02-02T00:00:00Z')
      await move(id, 0, 1, new Date(Date.UTC(2026, 1, 1 + days)).toISOString())
    }
    const term = { consultationId: first, kind: 'term' as const, basis: 'A basis' }
    await app.db.insert(matterDates).values([
      { ...term, day: '2026-03-14' },
      { ...term, day: '2026-03-15' },
      { ...term, day: '2026-03-13', state: 'handled' },
      { ...term, kind: 'hearing', day: '2026-03-13' },
    ])
  })
  const running = async (
    progress: Partial<typeof matterProgress.$inferInsert>,
    values: Partial<typeof consultations.$inferInsert> = {},
  ) => {
    const consultationId = await insertId(app.db, consultations, {
      ...{ ...consultation, service: 'litigation', status: 'approved', userId: people.client.id },
      ...{ createdAt: '2026-02-01T00:00:00Z', ...values },
    })
    await app.db.insert(matterProgress).values({ consultationId, stages, stage: 0, ...progress })
    return consultationId
  }
  const figuresOf = (person: Person, role: 'admin' | 'staff', month = '2026-02') =>
    figuresFor(app.db, { id: person.id, role }, { from: month, to: month }, now)

  it('have the median days of stages that were left, and count running matters, those with a word within 30 days, and past terms for admins', async () => {
    const claim = { service: 'litigation', nameEn: 'Claim', nameAr: 'الدعوى', count: 2, days: 6 }
    expect((await figuresOf(people.admin, 'admin')).stages).toEqual([claim])
    expect((await figuresOf(people.admin, 'admin', '2026-01')).stages).toEqual([])
    expect((await figuresOf(people.admin, 'admin')).told).toEqual({ running: 4, told: 3, pastTerms: 1 })
    expect((await figuresOf(people.staff, 'staff')).told).toEqual({ running: 3, told: 2, pastTerms: null })
  })

  it('are exported in the language of the page', async () => {
    const file = async (table: string, language: string) => {
      const url = `/api/admin/figures.csv?from=2026-02&to=2026-02&table=${table}`
      const headers = { 'accept-language': language }
      return (await callAs(app, people.admin, { url, headers })).body.split('\r\n')
    }
    const found = await file('stages', 'en')
    expect(found).toEqual(['\ufeffStage,Service,Stays,Half within (days)', 'Claim,Litigation,2,6', ''])
    expect((await file('stages', 'ar'))[1]).toMatch(/^الدعوى;.+;2;6$/)
    expect((await file('told', 'en'))[0]).toBe('\ufeffMatters,Total')
  })
})
