import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import type { User } from '#features/users/schema.ts'
import type { AccountMails } from './account-mails.ts'
import { renewDeviceCookie } from './device-cookie.ts'
import { rememberDevice } from './device-repository.ts'
import { originOf } from './origin.ts'

/** Sends a mail about a login with a new browser. Call it at each login. */
export const noteDevice = async (
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, isHttps, mails }: { person: User; isHttps: boolean; mails: AccountMails },
): Promise<void> => {
  const token = renewDeviceCookie(request, reply, isHttps)
  const origin = originOf(request)
  await db.transaction(async (tx) => {
    if (await rememberDevice(tx, person.id, token)) await mails.newDevice(tx, person, origin)
  })
}
