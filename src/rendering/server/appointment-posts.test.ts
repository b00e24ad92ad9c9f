import { expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { postForm } from '#tests/support/form-posts.ts'
import { signUp } from '#tests/support/test-app.ts'
import { openSite } from '#tests/support/test-site.ts'

const app = openSite()

const post = (url: string, fields: Record<string, string>) => postForm(app, url, fields)

it('lets a guest choose, move and cancel an appointment without scripts', async () => {
  const sent = await app.post('/api/consultations', consultationInput)
  const { id, followToken: token } = sent.json()
  const page = `/requests?token=${token}&lang=en`
  expect((await app.get(page)).body).not.toContain('name="startsAt"')
  const lawyer = await signUp(app, 'staff', 'the.lawyer')
  await app.db
    .insert(appointments)
    .values({ consultationId: id, lawyerId: lawyer.id, kind: 'phone', minutes: 30 })
  const timesIn = (body: string) =>
    [...body.matchAll(/<input[^>]*name="startsAt"[^>]*>/g)].map(
      ([tag]) => /value="([^"]+)"/.exec(tag)?.[1] ?? '',
    )
  const offered = (await app.get(page)).body
  const [first = '', second = ''] = timesIn(offered)
  const fields = (form: string, more: Record<string, string> = {}) => ({
    form,
    language: 'en',
    token,
    ...more,
  })

  // The page reports the missing choice and offers the times again.
  const nothing = await post(page, fields('appointment'))
  expect(nothing.statusCode).toBe(400)
  expect(nothing.body).toContain('Please choose a time')
  expect(timesIn(nothing.body)).toContain(first)

  const chosen = await post(page, fields('appointment', { startsAt: first }))
  expect([chosen.statusCode, chosen.headers.location]).toEqual([
    303,
    expect.stringContaining('sent=appointment'),
  ])
  const done = (await app.get(String(chosen.headers.location).split('#')[0] ?? '')).body
  expect(done).toContain('Your appointment is saved')
  expect(done).toContain('Your appointment is confirmed.')

  expect((await post(page, fields('appointment', { startsAt: second }))).statusCode).toBe(303)
  expect((await app.get(page)).body).toContain(`<time dateTime="${second}"`)
  // A time in the past is refused, and the page shows the current appointment again.
  const refused = await post(page, fields('appointment', { startsAt: '2020-01-05T07:00:00.000Z' }))
  expect(refused.statusCode).toBe(409)
  expect(refused.body).toContain('Please choose another one.')

  expect((await post(page, fields('appointment-cancel'))).statusCode).toBe(303)
  const over = (await app.get(page)).body
  expect(over).toContain('This appointment was canceled.')
  expect(timesIn(over)).toEqual([])
})
