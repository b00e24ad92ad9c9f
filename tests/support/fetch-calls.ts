import http from 'node:http'
import https, { type RequestOptions } from 'node:https'
import { buffer } from 'node:stream/consumers'

/** Sends a path, a Host header and a body exactly as they are written, which `fetch` does not do. */
export const sendRaw = (
  origin: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string | Buffer } = {},
) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const { protocol, hostname, port } = new URL(origin)
    const { request } = protocol === 'https:' ? https : http
    const sent = request({ hostname, port, path, rejectUnauthorized: false, ...options }, (answer) => {
      const { statusCode: status = 0, headers } = answer
      void buffer(answer).then((bytes) => resolve({ status, headers, bytes }), reject)
    })
    sent.on('error', reject).end(body)
  })

/** Sends JSON to a running server. */
export const sendJson = (
  url: string,
  body: object,
  { cookie = '', method = 'POST' }: { cookie?: string; method?: 'POST' | 'PUT' } = {},
): Promise<Response> =>
  fetch(url, { method, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })

/** The cookies that a response sets, for the next request. */
export const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Logs in on a running server, and returns the cookies. */
export const logInAt = async (origin: string, username: string, password: string): Promise<string> => {
  const answer = await sendJson(`${origin}/api/login`, { username, password })
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${await answer.text()}`)
  return cookiesOf(answer)
}
