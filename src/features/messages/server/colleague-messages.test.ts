import { expect, it } from 'vitest'
import { fieldOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { type Name, openMatters } from '#tests/support/matters.ts'
import { callAs } from '#tests/support/test-app.ts'

describeOnBothEngines('a message to a colleague about a request', (openTestDatabase) => {
  const firm = openMatters(openTestDatabase)
  const letter = { subject: 'Please look', content: 'SECRET' }
  const send = (from: Name, to: Name, more: object = {}) =>
    firm.app.post('/api/messages', { ...letter, toUserId: firm.who[to].id, ...more }, firm.who[from])

  it('links to the request and its documents, and is not an answer to the client', async () => {
    const { consultation, document } = firm.records.restricted
    const about = { consultationId: consultation, attachments: [document] }
    const sent = await send('handler', 'named', about)
    expect([sent.statusCode, sent.json().attachments.length]).toEqual([201, 1])
    expect(await firm.rowOf('restricted')).toMatchObject({ firstAnswerAt: null })
    const read = await callAs(firm.app, firm.who.named, { url: `/api/messages/${sent.json().id}` })
    expect(read.json()).toMatchObject({ consultationId: consultation, attachments: [{ id: document }] })
    const ofClient = await firm.app.get(`/api/messages?consultationId=${consultation}`, firm.client)
    expect(ofClient.body).not.toContain('Please look')
  })

  it('is refused if the colleague may not open the request, without access of its own, with documents of another request, and without a text', async () => {
    const { handled, restricted, nobodys } = firm.records
    const more = [
      { consultationId: handled.consultation },
      { consultationId: nobodys.consultation, attachments: [restricted.document] },
      { attachments: [nobodys.document] },
    ]
    for (const about of more) expect((await send('colleague', 'named', about)).statusCode).toBe(404)
    const { consultation } = firm.records.handled
    const refused = await send('handler', 'colleague', { consultationId: consultation })
    expect(fieldOf(refused)).toEqual([400, 'consultationId'])
  })
})
