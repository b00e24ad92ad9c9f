import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp, callAs, type People, signUpOneOfEach } from '#tests/support/test-app.ts'
import { consultations } from './table.ts'

const request = {
  firstName: 'سارة',
  lastName: 'الحربي',
  email: 'Sara@Example.com',
  phone: '٠٥٥ ٠١٢ ٣٣٤٤',
  service: 'corporate',
  message: 'نحن ثلاثة شركاء.',
}

describeOnBothEngines('consultations', (openTestDatabase) => {
  let app: FastifyInstance
  let people: People
  const post = (payload: object, person = people.guest) =>
    callAs(app, person, {
      method: 'POST',
      url: '/api/consultations',
      payload,
      headers: { 'accept-language': 'ar' },
    })
  const count = () => app.db.$count(consultations)

  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    people = await signUpOneOfEach(app)
  })
  beforeEach(async () => {
    await app.db.delete(consultations)
  })

  it('takes a request from a guest and tells nothing but its receipt', async () => {
    const response = await post(request)
    expect(response.statusCode).toBe(201)
    expect(Object.keys(response.json()).sort()).toEqual(['createdAt', 'id', 'status', 'updatedAt'])
    const [row] = await app.db.select().from(consultations)
    expect(row).toMatchObject({
      userId: null,
      email: 'sara@example.com',
      phone: '+966550123344',
      language: 'ar',
      status: 'pending',
    })
  })
})
