import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cutSlowBodies } from './time-limits.ts'

const milliseconds = 30_000
const minBytes = 1_000
const requested = new EventEmitter()

let app: FastifyInstance
/** The server's end of the latest connection. */
let taken: Socket
const sockets: Socket[] = []
beforeAll(async () => {
  app = Fastify()
  app.addHook('onRequest', cutSlowBodies({ milliseconds, minBytes }))
  app.addHook('onRequest', async ({ raw }) => {
    taken = raw.socket
    requested.emit('call')
  })
  await app.register(multipart)
  app.post('/form', async () => 'read')
  app.post('/file', async (request) => {
    const part = await request.file()
    await part?.toBuffer()
    return 'read'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

const begin = async (path: string, type: string, length: number) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  const call = once(requested, 'call')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  await call
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  return { socket, answer: () => answer, end: new Promise((resolve) => socket.once('close', resolve)) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})
/** Waits until the server has read this many bytes. */
const read = async (bytes: number) => {
  while (taken.bytesRead < bytes) await nextTurn()
}

it('cuts off a form that does not arrive in time', async () => {
  const { socket, answer, end } = await begin('/form', 'application/json', 100)
  socket.write('{"name":')
  vi.advanceTimersByTime(milliseconds)
  await end
  expect(answer()).toBe('')
})

it('cuts off a file that makes almost no progress', async () => {
  const { socket, end } = await begin('/file', 'multipart/form-data; boundary=b', 100_000)
  socket.write('--b\r\n')
  vi.advanceTimersByTime(milliseconds)
  await end
})

it('accepts a slow file as long as it makes progress', async () => {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
  const piece = 'x'.repeat(minBytes)
  const pieces = 12
  const tail = '\r\n--b--\r\n'
  const length = head.length + pieces * piece.length + tail.length
  const { socket, answer } = await begin('/file', 'multipart/form-data; boundary=b', length)
  socket.write(head)
  for (let sent = 0; sent < pieces; sent += 1) {
    const before = taken.bytesRead
    socket.write(piece)
    await read(before + piece.length)
    vi.advanceTimersByTime(milliseconds)
  }
  socket.write(tail)
  await once(socket, 'data')
  expect(answer()).toContain('200 OK')
})

it('does not cut off an idle keep-alive connection', async () => {
  const { socket, answer } = await begin('/form', 'application/json', 2)
  socket.write('{}')
  await once(socket, 'data')
  vi.advanceTimersByTime(3 * milliseconds)
  socket.write(
    'POST /form HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  )
  await once(socket, 'data')
  expect(answer().match(/200 OK/g)).toHaveLength(2)
})
