import { beforeAll, describe, expect, it } from 'vitest'
import { type Scope, type ScopeNoun, scopes } from '#access/scopes.ts'
import { consultationNotes, consultations } from '#features/consultations/server/table.ts'
import { calls } from '#tests/support/calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { signUpMarked } from '#tests/support/marked-person.ts'
import { operationsOf } from '#tests/support/operations.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callWith, tokenOf } from '#tests/support/tokens.ts'

const mark = 'canary7'

/** The texts about a request by the noun whose scope reads them, without names and addresses of people. */
const textsOf: Partial<Record<ScopeNoun, readonly string[]>> = {
  consultations: ['subject', 'message', 'notes', 'officenote7', 'urgent7', 'rejected7', 'employer'],
  matters: ['sentence', 'secretreason', 'basis', 'place', 'scope'],
  conversations: ['conversation'],
  conflicts: ['reason'],
  documents: ['asked', 'bytes'],
  messages: ['lettersubject', 'letter', 'answer'],
  'contact-messages': ['contactsubject', 'contactmessage'],
}

describeOnBothEngines('the texts of a request', (openTestDatabase) => {
  const lines: string[] = []
  const logged = { logLevel: 'trace', logStream: { write: (line: string) => lines.push(line) } } as const
  const { app, people } = openPeople(() => openTestDatabase({ isOwn: true }), [], logged)
  let paths: string[]

  beforeAll(async () => {
    await signUpMarked(app.instance, mark, people.staff)
    const urgent = {
      urgentReason: `${mark}urgent7`,
      rejectionNote: `${mark}rejected7`,
      rejectionReason: 'other',
    }
    await app.db.update(consultations).set(urgent)
    await app.db
      .insert(consultationNotes)
      .values({ consultationId: 1, authorId: people.staff.id, text: `${mark}officenote7` })
    const described = await operationsOf(app.instance)
    const known = new Map(described.map(({ name, description }) => [name, description]))
    const isReadable = (path: string) => {
      const { security } = known.get(`GET ${path.replace(/\?.*/, '')}`) as {
        security?: { token?: Scope[] }[]
      }
      return security?.some(({ token }) => token)
    }
    const templates = calls
      .filter(({ method, path }) => method === 'GET' && isReadable(path))
      .map(({ path }) => path)
    // The ids of the marked records are among the first ones.
    paths = templates.flatMap((path) =>
      path.includes('{') ? [1, 2, 3, 4, 5, 6].map((id) => path.replace(/\{\w+\}/g, String(id))) : [path],
    )
  })

  const bodiesWith = async (given: readonly Scope[]): Promise<[string, string][]> => {
    const token = await tokenOf(app, people.admin, given)
    const bodies: [string, string][] = []
    for (const url of paths) bodies.push([url, (await callWith(app, token, { url })).body])
    return bodies
  }

  describe.each(Object.entries(textsOf) as [ScopeNoun, readonly string[]][])('of %s', (noun, texts) => {
    const found = (bodies: [string, string][]) =>
      bodies.flatMap(([url, body]) =>
        texts
          .filter((text) => new RegExp(`${mark}${text}(?![a-z])`).test(body))
          .map((text) => `${url} ${text}`),
      )

    it('are in the responses to a token with its scope', async () => {
      const seen = found(await bodiesWith(scopes.filter((scope) => scope.endsWith(':read'))))
      const missing = texts.filter((text) => !seen.some((line) => line.endsWith(` ${text}`)))
      expect(missing).toEqual([])
    })

    it('are in no response to a token with every other scope', async () => {
      expect(found(await bodiesWith(scopes.filter((scope) => !scope.startsWith(`${noun}:`))))).toEqual([])
    })
  })

  it('and tokens are in no line of the log', () => {
    expect(lines.length).toBeGreaterThan(paths.length)
    const log = lines.join('')
    expect(log).not.toContain(mark)
    expect(log).not.toMatch(/mizan_\w/)
    expect(log).not.toContain('Accounts')
  })
})
