import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { outbox } from '#features/outbox/server/table.ts'

/** The emails to an address, oldest first, as the recipient gets them. */
export const mailsTo = async (app: FastifyInstance, email: string) => {
  const rows = await app.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id))
  return rows.map((row) => app.linkTokens.unseal(row))
}

/** The token of the link in an email. */
export const tokenIn = (text: string | undefined): string => /[?&]token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

export const lastTokenTo = async (app: FastifyInstance, email: string): Promise<string> =>
  tokenIn((await mailsTo(app, email)).findLast(({ text }) => tokenIn(text))?.text)
