import multipart from '@fastify/multipart'
import { type Routes, register } from '#api/routes.ts'
import { receiveImport } from '#features/imports/server/import.ts'
import { listOfficeAccounts } from '#features/users/server/repository.ts'
import type { OutgoingNetwork } from '#http/outgoing.ts'
import { maxExportBytes, wordpressOptions } from '../schema.ts'
import { wordpressCalls } from './calls.ts'

const uploads = {
  limits: { files: 1, fields: 1, fieldSize: 100_000, fileSize: maxExportBytes, headerPairs: 20 },
}

type Options = {
  /** The network from which pictures are fetched. */
  network: OutgoingNetwork
}

/** Imports publications from a WordPress export. */
export const wordpressRoutes =
  ({ network }: Options): Routes =>
  async (app) => {
    const on = register(app, wordpressCalls)

    await app.register(multipart, uploads)

    on('POST /api/admin/publications/wordpress/preview', async (request) => {
      const { bytes, options } = await receiveImport(request, wordpressOptions)
      // Loaded with the first file, because reading one loads the editor's schema.
      const [{ planImport }, { previewOf }] = await Promise.all([import('./plan.ts'), import('./preview.ts')])
      const plan = await planImport(app.db, bytes, options)
      return previewOf(plan, options, await listOfficeAccounts(app.db), request.language)
    })

    on('POST /api/admin/publications/wordpress', async (request) => {
      const { bytes, options } = await receiveImport(request, wordpressOptions)
      const { runImport } = await import('./import.ts')
      return runImport(request, bytes, options, network)
    })
  }
