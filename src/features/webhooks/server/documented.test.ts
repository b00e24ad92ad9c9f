import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { describeEmbedded } from '#tests/support/databases.ts'
import { openPeople } from '#tests/support/suite.ts'
import { webhooksKey } from '#tests/support/test-app.ts'
import { setUpWebhooks } from '#tests/support/webhook-setup.ts'
import { openWebhooks } from './open-webhooks.ts'

const root = join(import.meta.dirname, '../../../..')
const code =
  /^## Events\n[\s\S]*?```js\n([\s\S]*?)```/m.exec(readFileSync(join(root, 'docs/api.md'), 'utf8'))?.[1] ?? ''

describeEmbedded('the program of docs/api.md', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [], {
    webhooks: openWebhooks(webhooksKey, ['127.0.0.1']),
  })
  const { deliver, rows, until } = setUpWebhooks(() => app.db)
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill()
  })

  it('prints a verified event, and refuses one that is not signed', async () => {
    const port = String(await findClosedPort())
    const address = `http://127.0.0.1:${port}/`
    const added = await app.post('/api/admin/webhooks', { address, kinds: ['message.sent'] }, people.admin)
    const { id, secret } = added.json()
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      env: { PATH: process.env.PATH, SECRET: secret, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const printed = once(child.stdout, 'data')
    const forge = () => fetch(address, { method: 'POST', body: '{}' }).catch(() => undefined)
    await until(forge)
    expect((await forge())?.status).toBe(400)
    await app.post(`/api/admin/webhooks/${id}/test`, {}, people.admin)
    deliver()
    await until(async () => (await rows())[0]?.state === 'delivered')
    expect(String(await printed)).toContain(`type: 'test'`)
  })
})
