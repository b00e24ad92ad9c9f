import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { setUpDelivery } from '#tests/support/delivery-setup.ts'
import { isTokenRefused } from './repository.ts'
import { outbox } from './table.ts'

const user = 'office@firm.example'

describeOnBothEngines('the delivery of mail with an access token', (openTestDatabase) => {
  const { database, closers, deliver, write, countOf, until } = setUpDelivery(openTestDatabase)

  /** A directory that issues numbered tokens, and a mail server that accepts only the valid ones. */
  const openProvider = async ({ seconds = 3600 } = {}) => {
    const state = {
      secret: 'right',
      isDown: false,
      valid: '',
      issued: 0,
      logins: 0,
      requests: [] as string[],
    }
    const received: string[] = []
    const directory = createServer(async (request, response) => {
      const body = await new Response(request as unknown as ReadableStream).text()
      state.requests.push(body)
      const isRight = new URLSearchParams(body).get('client_secret') === state.secret
      if (state.isDown) return response.writeHead(503).end('down')
      response.setHeader('content-type', 'application/json')
      if (!isRight) return response.writeHead(401).end(JSON.stringify({ error: 'invalid_client' }))
      state.issued += 1
      state.valid = `token-${state.issued}`
      response.end(JSON.stringify({ access_token: state.valid, token_type: 'Bearer', expires_in: seconds }))
    })
    const server = new SMTPServer({
      authMethods: ['XOAUTH2'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth({ username, accessToken }, _session, done) {
        state.logins += 1
        if (username === user && accessToken === state.valid) return done(null, { user: username })
        done(Object.assign(new Error('5.7.3 Authentication unsuccessful'), { responseCode: 535 }))
      },
      onData(stream, _session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString())
          done()
        })
      },
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => directory.listen(0, '127.0.0.1', resolve))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
    closers.push(() => new Promise<void>((resolve) => directory.close(() => resolve())))
    const portOf = (listening: { address(): unknown }) => (listening.address() as AddressInfo).port
    const login = {
      user,
      tokenUrl: `http://127.0.0.1:${portOf(directory)}/token`,
      request: { grant_type: 'client_credentials', client_id: 'a', client_secret: 'right', scope: 'send' },
    }
    const url = `smtp://office%40firm.example@127.0.0.1:${portOf(server.server)}`
    const send = (timing = {}, { secret = 'right', requiresTls = false } = {}) =>
      deliver(url, timing, {
        login: { ...login, requiresTls, request: { ...login.request, client_secret: secret } },
      })
    return { state, received, send }
  }
  const sent = (count: number) => until(async () => (await countOf('sent')) === count)
  const reason = async () => (await database.db.select({ reason: outbox.lastError }).from(outbox))[0]?.reason

  it('logs in with a token that concurrent mails fetch once', async () => {
    const { state, received, send } = await openProvider()
    await write(7)
    send()
    await sent(7)
    expect(received).toHaveLength(7)
    expect(state.requests).toEqual([
      'grant_type=client_credentials&client_id=a&client_secret=right&scope=send',
    ])
  })

  it('fetches a new token when the mail server refuses the old one, and sends the mail once', async () => {
    const { state, received, send } = await openProvider()
    await write(1)
    send()
    await sent(1)
    state.valid = 'ended'
    await write(1)
    await sent(2)
    expect(received).toHaveLength(2)
    expect(state.issued).toBe(2)
  })

  it('fetches a new token five minutes before the end of the old one', async () => {
    const { state, send } = await openProvider({ seconds: 300 })
    await write(1)
    send()
    await sent(1)
    await write(1)
    await sent(2)
    expect(state.issued).toBe(2)
  })

  it('leaves mail waiting while the directory refuses the secret, even beyond the limit of other mail', async () => {
    const { state, received, send } = await openProvider()
    state.secret = 'renewed'
    await write(1)
    const stopped = send({ patienceSeconds: 0 })
    await until(async () => state.requests.length > 3)
    expect(await countOf('waiting')).toBe(1)
    expect(await reason()).toBe('the directory refused the client’s secret: it may have ended')
    expect(await isTokenRefused(database.db)).toBe(true)
    await stopped.stop()
    send({}, { secret: 'renewed' })
    await sent(1)
    expect(received).toHaveLength(1)
    expect(await isTokenRefused(database.db)).toBe(false)
  })

  it('leaves mail waiting while the directory does not respond', async () => {
    const { state, send } = await openProvider()
    state.isDown = true
    await write(1)
    send({ patienceSeconds: 0 })
    await until(async () => state.requests.length > 1)
    await until(async () => (await reason()) === 'the directory of the mail server responded with 503')
    state.isDown = false
    await sent(1)
  })

  it('sends no token over a connection that the mail server does not encrypt', async () => {
    const { state, received, send } = await openProvider()
    await write(1)
    send({}, { requiresTls: true })
    await until(async () => /STARTTLS|TLS/.test((await reason()) ?? ''))
    expect(state.logins).toBe(0)
    expect(received).toEqual([])
  })
})
