import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Mail = { id: number; recipient: string; subject: string; text: string }

/** Without a mail server what we send is read in the outbox, by an admin: the newest to an address, by a word of it. */
export const mailTo = async (admin: Page, recipient: string, word: string): Promise<Mail> => {
  const list = await admin.request.get(`/api/admin/outbox?${new URLSearchParams({ q: recipient })}`)
  for (const { id } of (await list.json()) as { id: number }[]) {
    const mail: Mail = await (await admin.request.get(`/api/admin/outbox/${id}`)).json()
    if (mail.recipient === recipient && mail.text.includes(word)) return mail
  }
  throw new Error(`no mail to ${recipient} with “${word}”`)
}

/** The path that the link of a mail leads to, on this server. */
export const linkIn = ({ text }: Mail, path: string): string => {
  const [link] = /https?:\/\/\S+[?&]token=\S+/.exec(text) ?? []
  const { pathname, search } = new URL(link ?? '')
  expect(pathname).toBe(path)
  return pathname + search
}
