import type { FastifyInstance } from 'fastify'
import type { WordpressOptions, WordpressPreview, WordpressResult } from '#features/wordpress/schema.ts'
import { fileForm } from './file-form.ts'
import { callAs, type Person } from './test-app.ts'
import { type Post, wordpressExport } from './wordpress-export.ts'

export const wordpressPath = '/api/admin/publications/wordpress'

/** Authors in the channel of every export that is sent here. */
const authors = { nora: 'THE.ADMIN@example.com', gone: 'gone@example.com', outside: 'the.client@example.com' }

/** Sends exports to the preview and to the import. */
export const wordpressOf = (app: FastifyInstance, office: () => Person) => {
  const send = (
    url: string,
    person: Person | undefined,
    file: string | Buffer,
    options: object,
    language = 'en',
  ) => {
    const bytes = Buffer.from(file)
    const form = fileForm(
      { options: JSON.stringify(options) },
      { name: 'export.xml', bytes, type: 'text/xml' },
    )
    const headers = { ...form.headers, 'accept-language': language }
    return callAs(app, person, { method: 'POST', url, payload: form.payload, headers })
  }
  return {
    send,
    preview: async (
      posts: Post[],
      options: WordpressOptions = {},
      language = 'en',
    ): Promise<WordpressPreview> =>
      (await send(`${wordpressPath}/preview`, office(), wordpressExport(posts), options, language)).json(),
    run: async (posts: Post[], options: WordpressOptions = {}): Promise<WordpressResult> =>
      (await send(wordpressPath, office(), wordpressExport(posts, { authors }), options)).json(),
  }
}
