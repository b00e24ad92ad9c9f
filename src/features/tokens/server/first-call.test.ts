import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreements } from '#features/agreements/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { embeddedDatabases } from '#tests/support/databases.ts'
import { addMarkedAgreement } from '#tests/support/marked-agreement.ts'
import { insertId } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import { testPassword } from '#tests/support/test-app.ts'
import { tokenOf } from '#tests/support/tokens.ts'

const run = promisify(execFile)
const text = readFileSync(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8')

/** The example of the document in a language. */
const exampleIn = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text.slice(text.indexOf('### The first call')))?.[1] ??
  ''

describe('the examples of the API document', () => {
  const { app, people } = openPeople(embeddedDatabases())
  let address: string

  beforeAll(async () => {
    const request = { ...consultation, service: 'corporate' } as const
    for (const mark of ['first', 'second']) {
      const consultationId = await insertId(app.db, consultations, request)
      await addMarkedAgreement(app.instance, { mark, consultationId, lawyerId: people.staff.id })
    }
    await app.db.update(agreements).set({ state: 'accepted' })
    address = await app.instance.listen({ port: 0, host: '127.0.0.1' })
  })

  const environment = (more: Record<string, string>) => ({
    env: { PATH: process.env.PATH ?? '', MIZAN: address, ...more },
  })

  it('leads from a name and a password to the first call in ten lines of shell', async () => {
    const example = exampleIn('sh')
    expect(example.trim().split('\n')).toHaveLength(10)
    const person = { NAME: people.staff.username, PASSWORD: testPassword }
    const { stdout } = await run('sh', ['-c', example], environment(person))
    expect(JSON.parse(stdout)).toHaveLength(2)
  })

  it('reads every page in ten lines of JavaScript', async () => {
    const example = exampleIn('js')
    expect(example.trim().split('\n')).toHaveLength(10)
    const TOKEN = await tokenOf(app, people.staff, ['agreements:read'])
    // One agreement on each page.
    const paged = example.replace('pageSize=500', 'pageSize=1')
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '--eval', paged],
      environment({ TOKEN }),
    )
    expect(stdout.trim().split('\n')).toHaveLength(2)
    expect(stdout).toMatch(/first-\d+/)
    expect(stdout).toMatch(/second-\d+/)
    const without = run(
      process.execPath,
      ['--input-type=module', '--eval', example],
      environment({ TOKEN: `${TOKEN}0` }),
    )
    await expect(without).rejects.toThrow('This token is unknown, or it has ended.')
  })
})
