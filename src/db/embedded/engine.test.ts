import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'

/** The output of a process that ends by itself. Its peak memory has no part of the tests. */
const outputOf = (script: string, ...args: string[]): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script, ...args], {
    cwd: join(import.meta.dirname, '../../..'),
    encoding: 'utf8',
    timeout: backstopInMs,
  })

describe('the thread of the embedded engine', () => {
  it('does not optimize the parser after many statements, which takes 600 MB', () => {
    const peak = outputOf(
      `import { EmbeddedPool } from '#db/embedded/pool.ts'
      const pool = await EmbeddedPool.open(process.argv[1])
      for (let at = 0; at < 2_000; at += 1)
        await pool.query(\`select username, \${at} as at from users where id = \${at} and role <> 'admin' order by email\`)
      await pool.end()
      console.log(process.resourceUsage().maxRSS / 1024)`,
      copyEmbeddedFolder(),
    )
    expect(Number(peak)).toBeLessThan(450)
  })

  it('opens its folder after it was prepared, and so does the next thread', () => {
    const answer = outputOf(
      `import { EngineThread } from '#db/embedded/engine.ts'
      import { EmbeddedPool } from '#db/embedded/pool.ts'
      EngineThread.prepare()
      for (const each of [1, 2]) {
        const pool = await EmbeddedPool.open(process.argv[1])
        console.log((await pool.query('select count(*)::integer as users from users')).rows[0].users >= 0)
        await pool.end()
      }`,
      copyEmbeddedFolder(),
    )
    expect(answer).toBe('true\ntrue\n')
  })

  it('leaves the flags of V8 as they were, so that cached code stays valid', () => {
    const tags = outputOf(
      `import { cachedDataVersionTag } from 'node:v8'
      const before = cachedDataVersionTag()
      const { EmbeddedPool } = await import('#db/embedded/pool.ts')
      const pool = await EmbeddedPool.open(process.argv[1])
      console.log(JSON.stringify([before, cachedDataVersionTag()]))
      await pool.end()`,
      copyEmbeddedFolder(),
    )
    const [before, after] = JSON.parse(tags)
    expect(after).toBe(before)
  })

  it('does not prevent the process from ending before it has a folder', () => {
    const script =
      "import { EngineThread } from '#db/embedded/engine.ts'\nEngineThread.prepare()\nconsole.log('end')"
    expect(outputOf(script)).toBe('end\n')
  })
})
