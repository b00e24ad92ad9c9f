import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailsTo } from '#tests/support/account-mails.ts'
import { codeOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { createEnding } from './repository.ts'
import { newsletterSubscribers } from './table.ts'

describeOnBothEngines('the choice of areas', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  const post = (path: string, payload: object) => app.post(`/api/newsletter/${path}`, payload)
  const get = async (path: string, token: string) =>
    (await app.get(`/api/newsletter/${path}?token=${token}`)).json()
  const rowOf = async (email: string) =>
    (await app.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]
  const confirmationFor = async (email: string) =>
    /confirm\?token=([\w-]+)/.exec((await mailsTo(app, email)).at(-1)?.text ?? '')?.[1] ?? ''

  it('is made with the subscription, shown again on confirmation, and can be changed there', async () => {
    const email = 'chooses@example.com'
    await post('subscribe', { email, areas: ['litigation', 'corporate_law'] })
    const token = await confirmationFor(email)
    const subscription = { areas: ['corporate_law', 'litigation'], language: 'en' }
    expect(await get('confirm', token)).toEqual({ state: 'open', subscription })
    expect(await rowOf(email)).toMatchObject({ isActive: false })
    await post('confirm', { token, areas: ['employment'], mailLanguage: 'ar' })
    expect(await rowOf(email)).toMatchObject({ areas: ['employment'], language: 'ar', isActive: true })
    expect(await get('confirm', token)).toEqual({ state: 'used', subscription: null })
  })

  it('is everything if no area or each area is chosen', async () => {
    await post('subscribe', { email: 'none@example.com' })
    expect(await rowOf('none@example.com')).toMatchObject({ areas: [] })
    const all = 'corporate_law litigation intellectual_property real_estate employment contract other'.split(
      ' ',
    )
    await post('subscribe', { email: 'all@example.com', areas: all })
    expect(await rowOf('all@example.com')).toMatchObject({ areas: [] })
    await post('confirm', { token: await confirmationFor('none@example.com') })
    expect(await rowOf('none@example.com')).toMatchObject({ areas: [], isActive: true })
  })

  it('cannot be changed with only the email address, nor shown for a link with another purpose', async () => {
    const email = 'known@example.com'
    await post('subscribe', { email, areas: ['contract'] })
    await post('confirm', { token: await confirmationFor(email) })
    await post('subscribe', { email, areas: ['litigation'], language: 'ar' })
    expect(await rowOf(email)).toMatchObject({ areas: ['contract'], language: 'en' })
    await post('subscribe', { email: 'kind@example.com', areas: ['contract'] })
    const confirming = await confirmationFor('kind@example.com')
    expect(await get('areas', confirming)).toEqual({ subscription: null })
    expect((await post('areas', { token: confirming, areas: [] })).statusCode).toBe(404)
  })

  it('is changed by a click on the page behind the link of an issue, not by opening it', async () => {
    const email = 'changes@example.com'
    await app.db.insert(newsletterSubscribers).values({ email, confirmedAt: '2026-01-01T00:00:00.000Z' })
    const [token, later] = [await createEnding(app.db, email), await createEnding(app.db, email)]
    expect(await get('areas', token)).toEqual({ subscription: { areas: [], language: 'en' } })
    expect(await get('areas', later)).toEqual({ subscription: { areas: [], language: 'en' } })
    const saved = await post('areas', { token, areas: ['real_estate'], mailLanguage: 'ar' })
    const changed = { subscription: { areas: ['real_estate'], language: 'ar' } }
    expect([saved.statusCode, saved.json()]).toEqual([200, changed])
    expect(await get('areas', later)).toEqual(changed)
    expect((await post('areas', { token })).json()).toEqual(changed)
    for (const wrong of [{ areas: ['tax'] }, { areas: ['real_estate'], email: 'x@example.com' }])
      expect((await post('areas', { token, ...wrong })).statusCode).toBe(400)

    await post('unsubscribe', { token })
    expect(await get('areas', token)).toEqual({ subscription: null })
    expect(codeOf(await post('areas', { token, areas: [] }))).toEqual([404, 'link_expired'])
    expect(await rowOf(email)).toMatchObject({ isActive: false, areas: ['real_estate'] })
  })
})
