import { adminPassword } from './confirm-address.ts'

/** The website of a new firm is closed to visitors and clients: an admin opens it, as the last step of the setup does. */
export const openWebsite = async (origin: string, password = adminPassword): Promise<void> => {
  const send = (method: string, path: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const login = await send('POST', '/api/login', { username: 'admin', password })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const opened = await send(
    'PUT',
    '/api/admin/settings',
    [{ key: 'maintenance_mode', value: 'false' }],
    cookie,
  )
  if (!opened.ok) throw new Error(`the website was not opened: ${await opened.text()}`)
}
