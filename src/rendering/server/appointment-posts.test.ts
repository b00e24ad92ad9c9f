import { expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { postForm } from '#tests/support/form-posts.ts'
import { openSite } from '#tests/support/test-site.ts'

const app = openSite()
const lawyer = app.person('staff', 'the.lawyer')

it('lets a guest choose, move and cancel an appointment without scripts', async () => {
  const sent = await app.post('/api/consultations', consultationInput)
  const { id, followToken: token } = sent.json()
  const page = `/requests?token=${token}&lang=en`
  expect((await app.get(page)).body).not.toContain('name="startsAt"')
  await app.db
    .insert(appointments)
    .values({ consultationId: id, lawyerId: lawyer.id, kind: 'phone', minutes: 30 })
  const timesIn = (body: string) =>
    [...body.matchAll(/<input[^>]*name="startsAt"[^>]*>/g)].map(
      ([tag]) => /value="([^"]+)"/.exec(tag)?.[1] ?? '',
    )
  const offered = (await app.get(page)).body
  const [first = '', second = ''] = timesIn(offered)
  const send = (form: string, more = {}) => postForm(app, page, { form, language: 'en', token, ...more })

  // The page reports the missing choice and offers the times again.
  const nothing = await send('appointment')
  expect(nothing.statusCode).toBe(400)
  expect(nothing.body).toContain('Please choose a time')
  expect(timesIn(nothing.body)).toContain(first)

  const chosen = await send('appointment', { startsAt: first })
  expect([chosen.statusCode, chosen.headers.location]).toEqual([
    303,
    expect.stringContaining('sent=appointment'),
  ])
  const done = (await app.get(String(chosen.headers.location).split('#')[0] ?? '')).body
  expect(done).toContain('Your appointment is saved')
  expect(done).toContain('Your appointment is confirmed.')

  expect((await send('appointment', { startsAt: second })).statusCode).toBe(303)
  expect((await app.get(page)).body).toContain(`<time dateTime="${second}"`)
  // A time in the past is refused, and the page shows the current appointment again.
  const refused = await send('appointment', { startsAt: '2020-01-05T07:00:00.000Z' })
  expect(refused.statusCode).toBe(409)
  expect(refused.body).toContain('Please choose another one.')

  expect((await send('appointment-cancel')).statusCode).toBe(303)
  const over = (await app.get(page)).body
  expect(over).toContain('This appointment was canceled.')
  expect(timesIn(over)).toEqual([])
})
