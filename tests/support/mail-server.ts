import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server as a program: `node mail-server.ts <port> <mood>…`, with one mood per connection, in order.
 * Prints a line for each mail: `accepted <id>`, or `unheard <id>` if the connection broke before the
 * confirmation.
 */
const [port = '0', ...moods] = process.argv.slice(2)
let turn = 0
const nextMood = () => moods[turn++ % moods.length] ?? 'fine'

const refusal = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })
const idIn = (mail: string) => /^Message-ID: (.+?)\r?$/im.exec(mail)?.[1]

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onConnect: (_session, done) => (nextMood() === 'closed' ? done(refusal(421)) : done()),
  onData(stream, session, done) {
    const mood = nextMood()
    if (mood === 'drops') return cut(session.id)
    let mail = ''
    stream.on('data', (chunk: Buffer) => {
      mail += chunk
    })
    stream.on('end', () => {
      if (mood === 'stalls') return
      if (mood === 'busy') return done(refusal(451))
      console.log(`${mood === 'mute' ? 'unheard' : 'accepted'} ${idIn(mail)}`)
      if (mood === 'mute') return cut(session.id)
      done()
    })
  },
})
server.on('error', () => undefined)

const cut = (sessionId: string) => {
  const { connections } = server as unknown as { connections: Set<{ id: string; _socket: Socket }> }
  for (const connection of connections) if (connection.id === sessionId) connection._socket.destroy()
}

server.listen(Number(port), '127.0.0.1', () => {
  console.log(`listens on ${(server.server.address() as { port: number }).port}`)
})
