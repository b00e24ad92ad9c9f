import { rm, truncate, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { documents } from '#features/documents/server/table.ts'
import { images } from '#features/images/server/table.ts'
import { createUser } from '#features/users/server/repository.ts'
import { describeOnBothEngines, openTestFiles } from '#tests/support/databases.ts'
import { documentInput, imageInput, userInput } from '#tests/support/inputs.ts'
import { insertId } from '#tests/support/rows.ts'
import { checkFiles } from './files.ts'

describeOnBothEngines('the check of files', (openTestDatabase) => {
  it('reports missing, truncated and changed files by row, without their content', async () => {
    const { db } = await openTestDatabase()
    const files = await openTestFiles()
    const { id: userId } = await createUser(db, userInput('sara'))
    const store = async () => {
      const bytes = Readable.from([Buffer.from('a paper')])
      const { key, path, size, sha256 } = await files.save(bytes, 100, async () => undefined)
      return { path, row: { storageKey: key, size, sha256 } }
    }
    const share = async () => {
      const { path, row } = await store()
      return { id: await insertId(db, documents, { ...documentInput(), ...row, userId }), path }
    }
    const show = async (sha256?: null) => {
      const { path, row } = await store()
      const picture = { ...imageInput(), ...row, ...(sha256 === null && { sha256 }) }
      return { id: await insertId(db, images, picture), path }
    }
    const [, missing, cut, changed] = [await share(), await share(), await share(), await share()]
    const [, , lost] = [await show(), await show(null), await show()]
    expect(await checkFiles(db, files)).toEqual({ checked: 7, faults: [] })

    await rm(missing.path)
    await truncate(cut.path, 3)
    await writeFile(changed.path, 'a papyr')
    await rm(lost.path)
    expect(await checkFiles(db, files)).toEqual({
      checked: 7,
      faults: [
        `document ${missing.id}: its file is missing`,
        `document ${cut.id}: its file has 3 bytes, not 7`,
        `document ${changed.id}: its file has another content`,
        `image ${lost.id}: its file is missing`,
      ],
    })
  })
})
