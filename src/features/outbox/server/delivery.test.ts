import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { setUpDelivery } from '#tests/support/delivery-setup.ts'
import { type MailServerMood, MailServerProcess } from '#tests/support/mail-server-process.ts'
import { claimDueMail } from './repository.ts'
import { outbox } from './table.ts'

describeOnBothEngines('the delivery of mail', (openTestDatabase) => {
  const { database, closers, openServer, deliver, write, countOf, until } = setUpDelivery(openTestDatabase)

  const idOf = (mail: string) => /^Message-ID: (.+)$/im.exec(mail)?.[1]

  it('sends each mail once, as text and HTML, with its own Message-ID', async () => {
    const { url, received } = await openServer()
    await write(3)
    deliver(url)
    await until(async () => (await countOf('sent')) === 3)
    expect(new Set(received.map(idOf)).size).toBe(3)
    expect(received[0]).toContain('text/plain')
    expect(received[0]).toContain('text/html')
    expect(received[0]).toContain('List-Unsubscribe: <https://mizan.example/u>')
  })

  it('sends from the firm’s name in the language of the mail, with an invitation by the method of its calendar', async () => {
    const { url, received } = await openServer()
    await write(1)
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
    const headers = { 'Content-Language': 'ar', 'X-Events': '[]' }
    await database.db.update(outbox).set({ calendar, headers })
    deliver(url)
    await until(async () => (await countOf('sent')) === 1)
    expect(received[0]).toContain('From: Mizan in Arabic <info@mizan.example>')
    expect(received[0]).toContain('Content-Language: ar')
    // The X-Events header is internal.
    expect(received[0]).not.toContain('X-Events')
    expect(received[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=CANCEL/i)
    expect(received[0]).toContain('appointment.ics')
  })

  const startServer = async (moods?: readonly MailServerMood[], port?: number) => {
    const server = new MailServerProcess(moods, port)
    closers.push(() => server.end())
    return { server, url: `smtp://127.0.0.1:${await server.port}` }
  }

  it('removes the tokens of links from the table once the mail is sent', async () => {
    const { url, received } = await openServer()
    const link = (token: string) => `https://mizan.example/verify-email?lang=ar&token=${token}`
    await database.db.insert(outbox).values({
      recipient: 'sara@example.com',
      subject: 'x',
      text: `Open ${link('secret-T0ken_1')} or ${link('secret-T0ken_2')}.`,
      html: `<a href="${link('secret-T0ken_1').replaceAll('&', '&amp;')}">Open</a>`,
      headers: { 'List-Unsubscribe': `<${link('secret-T0ken_3')}>`, References: '<a@outbox>' },
    })
    deliver(url)
    await until(async () => (await countOf('sent')) === 1)
    for (const number of [1, 2, 3]) expect(received.join()).toContain(`secret-T0ken_${number}`)
    const [row] = await database.db.select().from(outbox)
    expect(JSON.stringify(row)).not.toContain('T0ken')
    expect(row?.text).toBe(`Open ${link('…')} or ${link('…')}.`)
    expect(row?.html).toBe(`<a href="${link('…').replaceAll('&', '&amp;')}">Open</a>`)
    expect(row?.headers).toEqual({ 'List-Unsubscribe': `<${link('…')}>`, References: '<a@outbox>' })
  })

  /** A server that sends an endless response, piece by piece. */
  const startDripping = async () => {
    const lines = new Set<Socket>()
    const server = createServer((line) => {
      lines.add(line)
      line.on('error', () => undefined)
      line.write('220 mail.example\r\n')
      const drip = setInterval(() => line.writable && line.write('250-wait\r\n'), 20)
      line.once('close', () => {
        clearInterval(drip)
        lines.delete(line)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(async () => {
      for (const line of lines) line.destroy()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    return { url: `smtp://127.0.0.1:${port}`, lines, port }
  }

  it('ends an attempt after its time limit if the server never completes a response', async () => {
    const { url } = await startDripping()
    await write(1)
    deliver(url, { attemptSeconds: 0.5 })
    await until(async () =>
      (await database.db.select().from(outbox)).every(({ lastError }) => lastError !== null),
    )
    const [row] = await database.db.select().from(outbox)
    expect(row).toMatchObject({ state: 'waiting', lastError: 'no answer within 0.5 s' })
  })

  it('is not blocked by a connection on which the server never responds', async () => {
    const { server, url } = await startServer()
    const dripping = await startDripping()
    // The first connection goes to that server, all others to a working one.
    let isFirst = true
    const switchboard = createServer((near) => {
      const far = connect(isFirst ? dripping.port : Number(new URL(url).port), '127.0.0.1')
      isFirst = false
      near.pipe(far).pipe(near)
      near.on('error', () => far.destroy())
      far.on('error', () => near.destroy())
    })
    await new Promise<void>((resolve) => switchboard.listen(0, '127.0.0.1', resolve))
    closers.push(async () => switchboard.close())
    await write(30)
    deliver(`smtp://127.0.0.1:${(switchboard.address() as AddressInfo).port}`, { farewellSeconds: 0.1 })
    await until(async () => (await countOf('sent')) === 29)
    expect([server.accepted.length, dripping.lines.size]).toEqual([29, 1])
  })

  it('stops quickly when the process ends, and the mail in progress stays in the queue', async () => {
    const { url, lines } = await startDripping()
    await write(1)
    const delivery = deliver(url, { farewellSeconds: 0.1 })
    await until(async () => lines.size === 1)
    await delivery.stop()
    expect(await countOf('waiting')).toBe(1)
    await until(async () => lines.size === 0)
  })

  it('sends all mail although the server is busy, stalls, drops connections and loses responses', async () => {
    // From any position in this sequence, two attempts in turn reach a working server.
    const trouble: MailServerMood[] = ['busy', 'fine', 'drops', 'closed', 'fine', 'mute', 'fine', 'fine']
    const moods = (times: number) => Array.from({ length: times }, () => trouble).flat()
    // A stall takes a whole time limit, so the stalls are simultaneous, and there are more than connections.
    const stalls = Array.from({ length: 8 }, (): MailServerMood => 'stalls')
    const { server, url } = await startServer([...moods(3), ...stalls, ...moods(90)])
    await write(100)
    deliver(url)
    await until(async () => (await countOf('sent')) === 100)
    expect(server.accepted).toHaveLength(100)
    expect(new Set(server.accepted).size).toBe(100)
    // A mail is delivered twice only if the server accepted it and the response was lost.
    expect(server.unheard.length).toBeGreaterThan(0)
    expect(server.unheard.filter((id) => !server.accepted.includes(id))).toEqual([])
  })

  it('sends all mail once after an hour without a server', async () => {
    // 1,500 times as fast as in production, where delays take minutes and hours.
    const scale = 1_500
    const timing = {
      pollEverySeconds: 0.02,
      firstDelaySeconds: 60 / scale,
      maxDelaySeconds: 3_600 / scale,
      // Ten times as long, since a slow machine does not scale down as much.
      patienceSeconds: (10 * 26 * 3_600) / scale,
    }
    const port = await findClosedPort()
    const hour = Date.now() + (3_600 / scale) * 1_000
    deliver(`smtp://127.0.0.1:${port}`, timing)
    for (let written = 0; written < 100; written += 20) await write(20)
    // A slow machine retries more slowly, and may not have tried each mail by the end of the hour.
    await until(async () => {
      const rows = await database.db.select({ attempts: outbox.attempts }).from(outbox)
      return Date.now() > hour && rows.every(({ attempts }) => attempts > 2)
    })
    expect(await countOf('waiting')).toBe(100)
    const { server } = await startServer(['fine'], port)
    await until(async () => (await countOf('sent')) === 100)
    expect(server.accepted).toHaveLength(100)
    expect(new Set(server.accepted).size).toBe(100)
  })

  it('waits while there is no server, and two processes share the work afterwards', async () => {
    const port = await findClosedPort()
    await write(20)
    const early = deliver(`smtp://127.0.0.1:${port}`)
    await until(async () => {
      const rows = await database.db.select().from(outbox)
      return rows.every(({ attempts, lastError }) => attempts > 0 && lastError !== null)
    })
    expect(await countOf('waiting')).toBe(20)
    await early.stop()
    const { server, url } = await startServer()
    deliver(url)
    deliver(url)
    await until(async () => (await countOf('sent')) === 20)
    expect(server.accepted).toHaveLength(20)
  })

  it('sends mail that another process had claimed before it died', async () => {
    await write(5)
    expect(await claimDueMail(database.db, 5)).toHaveLength(5)
    const { server, url } = await startServer()
    deliver(url)
    expect(await countOf('waiting')).toBe(5)
    // The lease has expired.
    const now = new Date().toISOString()
    await database.db.update(outbox).set({ nextAttemptAt: now, claimedUntil: now })
    await until(async () => (await countOf('sent')) === 5)
    expect(server.accepted).toHaveLength(5)
  })
})
