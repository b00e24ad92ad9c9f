import { type Page, request } from '@playwright/test'
import { expect } from './fixtures.ts'
import { adminPassword } from './server.ts'

type Mail = { id: number; recipient: string; subject: string; text: string }

/**
 * Returns the newest email to an address with a given text. Without a mail server, an admin reads emails in
 * the outbox.
 */
export const mailTo = async (
  admin: Pick<Page, 'request'>,
  recipient: string,
  word: string,
): Promise<Mail> => {
  const list = await admin.request.get(`/api/admin/outbox?${new URLSearchParams({ q: recipient })}`)
  for (const { id } of (await list.json()) as { id: number }[]) {
    const mail: Mail = await (await admin.request.get(`/api/admin/outbox/${id}`)).json()
    if (mail.recipient === recipient && mail.text.includes(word)) return mail
  }
  throw new Error(`no mail to ${recipient} with “${word}”`)
}

/** The path of the link in an email, on this server. */
export const linkIn = ({ text }: Mail, path: string): string => {
  const [link] = /https?:\/\/\S+[?&]token=\S+/.exec(text) ?? []
  const { pathname, search } = new URL(link ?? '')
  expect(pathname).toBe(path)
  return pathname + search
}

/** Confirms a client's address by the link in our first email. Until then they cannot send documents. */
export const confirmAddress = async (client: Page): Promise<void> => {
  const answer = await client.request.get('/api/user')
  const { email } = await answer.json()
  const office = await request.newContext({ baseURL: new URL(answer.url()).origin })
  await office.post('/api/login', { data: { username: 'admin', password: adminPassword } })
  const mail = await mailTo({ request: office }, email, '/verify-email?')
  await office.dispose()
  const token = new URL(linkIn(mail, '/verify-email'), answer.url()).searchParams.get('token')
  expect((await client.request.post('/api/email/verify', { data: { token } })).status()).toBe(200)
}
