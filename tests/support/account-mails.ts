import { asc, eq } from 'drizzle-orm'
import { outbox } from '#features/outbox/server/table.ts'
import type { TestApp } from './test-app.ts'

/** The emails to an address, oldest first, as the recipient gets them. */
export const mailsTo = async (app: TestApp, email: string) => {
  const rows = await app.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id))
  return rows.map((row) => app.linkTokens.unseal(row))
}

/** The token of the link in an email. */
export const tokenIn = (text: string | undefined): string => /[?&]token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

export const lastTokenTo = async (app: TestApp, email: string): Promise<string> =>
  tokenIn((await mailsTo(app, email)).findLast(({ text }) => tokenIn(text))?.text)
