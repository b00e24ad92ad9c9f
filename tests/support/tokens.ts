import type { InjectOptions } from 'fastify'
import { scopes as allScopes, type Scope } from '#access/scopes.ts'
import { createToken, type NewToken } from '#features/tokens/server/repository.ts'
import type { TestApp } from './test-app.ts'

/** A new token of a user, with all scopes by default, as its text. */
export const tokenOf = async (
  { db }: Pick<TestApp, 'db'>,
  { id: userId }: { id: number },
  scopes: readonly Scope[] = allScopes,
  details: Partial<NewToken> = {},
): Promise<string> => {
  const row = { userId, name: 'Accounts', scopes: [...scopes], networks: [], days: 90, ...details }
  return (await createToken(db, row)).token
}

/** Sends a call as a program. */
export const callWith = (app: TestApp, token: string, options: InjectOptions) =>
  app.inject({ ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } })
