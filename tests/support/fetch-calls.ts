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
