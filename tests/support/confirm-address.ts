import { logInAt, sendJson } from './fetch-calls.ts'

export const adminPassword = 'the-first-admin-9'

/**
 * Confirms the email address of a new client, on a server that was started with `adminPassword`: an admin
 * reads the link in the outbox. Clients cannot send documents before that.
 */
export const confirmAddress = async (origin: string, email: string): Promise<void> => {
  const cookie = await logInAt(origin, 'admin', adminPassword)
  const read = async (path: string) => (await fetch(`${origin}${path}`, { headers: { cookie } })).json()
  const mails = (await read(`/api/admin/outbox?${new URLSearchParams({ q: email })}`)) as { id: number }[]
  for (const { id } of mails) {
    const { text } = (await read(`/api/admin/outbox/${id}`)) as { text: string }
    const token = /verify-email\?token=([\w-]+)/.exec(text)?.[1]
    if (token && (await sendJson(`${origin}/api/email/verify`, { token })).ok) return
  }
  throw new Error(`no link of verification was sent to ${email}`)
}
