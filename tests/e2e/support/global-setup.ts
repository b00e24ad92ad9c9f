import { rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { cachedEmbeddedTemplate } from '#tests/support/cached-template.ts'
import { endWithProcess } from '#tests/support/end-with-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { seedTemplate, templateVariable } from './server.ts'

/**
 * Starts a fresh installation for every server to copy. Once per run, because the sample's dates are relative
 * to today.
 */
export default async () => {
  const folder = makeTemporaryFolder('journeys')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const wasRemoved = endWithProcess(remove)
  const template = join(folder, 'template')
  await cp(await cachedEmbeddedTemplate(), template, { recursive: true })
  await seedTemplate(template)
  process.env[templateVariable] = template
  return () => {
    remove()
    wasRemoved()
  }
}
