import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Scope } from '#access/scopes.ts'
import { scopes } from '#access/scopes.ts'
import { users } from '#features/users/server/table.ts'
import { type Call, calls, insertRecordFor } from '#tests/support/calls.ts'
import { expectNoChange } from '#tests/support/database-state.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { operationsOf } from '#tests/support/operations.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callWith, tokenOf } from '#tests/support/tokens.ts'

/** `token`: the scopes that the document requires. `public`: it requires nothing. `session`: no token. */
type Row = Call & { kind: 'token' | 'public' | 'session'; required: readonly Scope[] }

describeOnBothEngines('each call of the API document', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  let rows: Row[]

  beforeAll(async () => {
    const described = new Map(
      (await operationsOf(app.instance)).map(({ name, description }) => [name, description]),
    )
    rows = calls.map((call) => {
      const { security } = described.get(`${call.method} ${call.path.replace(/\?.*/, '')}`) as {
        security?: { token?: Scope[] }[]
      }
      const required = security?.find(({ token }) => token)?.token
      const kind = required ? 'token' : security ? 'session' : 'public'
      return { ...call, kind, required: required ?? [] }
    })
  })

  const nameOf = ({ method, path }: Row) => `${method} ${path}`

  const pathFor = async ({ path }: Row): Promise<string> => {
    const id = path.includes('{')
      ? await insertRecordFor(path, app.db, people.otherClient.id, 'admin')
      : undefined
    return path.replace(/\{\w+\}/g, String(id))
  }

  const send = (row: Row, token: string, url: string) =>
    callWith(app, token, { method: row.method, url, payload: row.body })

  const inverse = (scope: Scope) =>
    (scope.endsWith(':read') ? scope.replace(/read$/, 'write') : scope.replace(/write$/, 'read')) as Scope

  /** The refusals of these rows, with a token each, and a state of the database that does not change. */
  const refusalsOf = async (refused: readonly Row[], tokenFor: (row: Row) => Promise<string> | string) => {
    const codes = new Map<string, string>()
    const harmless = refused.map((row) => ({
      name: nameOf(row),
      prepare: async () => {
        const [url, token] = [await pathFor(row), await tokenFor(row)]
        return async () => {
          const response = await send(row, token, url)
          codes.set(nameOf(row), `${response.statusCode} ${response.json().code}`)
        }
      },
    }))
    await expectNoChange(app.db, harmless)
    return [...new Set(codes.values())]
  }

  const scoped = () => rows.filter(({ kind }) => kind === 'token')

  it('is either open to everyone, out of reach, or requires scopes', () => {
    const count = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).length
    expect([count('token') > 100, count('session') > 60, count('public') > 30]).toEqual([true, true, true])
  })

  it('is answered with its scopes as for the owner, unless a step in it asks for a proof', async () => {
    const wrong: string[] = []
    for (const row of scoped()) {
      const token = await tokenOf(app, people.admin, row.required)
      const response = await send(row, token, await pathFor(row))
      if (response.statusCode !== row.answers.admin)
        wrong.push(`${nameOf(row)}: ${response.statusCode} ${response.body.slice(0, 120)}`)
    }
    expect(wrong).toEqual([])
  })

  it('refuses a token without a scope, and changes nothing', async () => {
    expect(await refusalsOf(scoped(), () => tokenOf(app, people.admin, []))).toEqual(['403 token_scope'])
  })

  it('refuses a token for reading where it writes, and one for writing where it reads', async () => {
    const tokenFor = ({ required }: Row) => tokenOf(app, people.admin, required.map(inverse))
    expect(await refusalsOf(scoped(), tokenFor)).toEqual(['403 token_scope'])
  })

  it('refuses a token with all scopes but one of its own', async () => {
    const tokenFor = ({ required: [missing] }: Row) =>
      tokenOf(
        app,
        people.admin,
        scopes.filter((scope) => scope !== missing),
      )
    expect(await refusalsOf(scoped(), tokenFor)).toEqual(['403 token_scope'])
  })

  it('refuses every token where none is declared', async () => {
    const token = await tokenOf(app, people.admin)
    expect(
      await refusalsOf(
        rows.filter(({ kind }) => kind === 'session'),
        () => token,
      ),
    ).toEqual(['403 token_reach'])
  })

  it('answers a token as a guest where it is public, and refuses it at accounts', async () => {
    const token = await tokenOf(app, people.admin)
    const wrong: string[] = []
    for (const row of rows.filter(({ kind }) => kind === 'public')) {
      const response = await send(row, token, await pathFor(row))
      const isOfAccounts = /^\/api\/(login|logout|register|password|email)\b/.test(row.path)
      const expected = isOfAccounts ? 403 : row.answers.guest
      if (response.statusCode !== expected) wrong.push(`${nameOf(row)}: ${response.statusCode}`)
    }
    expect(wrong).toEqual([])
  })

  it('refuses the token of a client whatever its scopes', async () => {
    const token = await tokenOf(app, people.client)
    // Its last use is noted before the permission is checked.
    await callWith(app, token, { url: '/api/services' })
    expect(
      await refusalsOf(
        scoped().filter(({ answers }) => answers.client === 403),
        () => token,
      ),
    ).toEqual(['403 forbidden'])
  })

  it('refuses the token of an owner who was demoted or deactivated', async () => {
    const [demoted, deactivated] = [
      await app.signUp('admin', 'demoted'),
      await app.signUp('admin', 'deactivated'),
    ]
    const [first, second] = [await tokenOf(app, demoted), await tokenOf(app, deactivated)]
    await app.db.update(users).set({ role: 'staff' }).where(eq(users.id, demoted.id))
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, deactivated.id))
    expect(await refusalsOf(rows, () => first)).toEqual(['403 token_owner'])
    expect(await refusalsOf(rows, () => second)).toEqual(['403 token_owner'])
  })
})
