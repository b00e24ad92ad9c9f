import { publications } from '#features/publications/server/table.ts'
import type { WordpressOptions, WordpressPreview, WordpressResult } from '#features/wordpress/schema.ts'
import type { OpenTestDatabase } from './databases.ts'
import { fileForm } from './file-form.ts'
import { openPeople } from './suite.ts'
import { callAs, type Person, type TestApp } from './test-app.ts'
import { type Post, wordpressExport } from './wordpress-export.ts'

export const wordpressPath = '/api/admin/publications/wordpress'

/** Authors in the channel of every export that is sent here. */
const authors = { nora: 'THE.ADMIN@example.com', gone: 'gone@example.com', outside: 'the.client@example.com' }

/** An app without publications before each test, to which the office sends exports. */
export const openWordpress = (openTestDatabase: OpenTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [publications])
  const rows = () => app.db.select().from(publications).orderBy(publications.id)
  return { app, people, sent: wordpressOf(app, () => people.staff), rows }
}

/** Texts of posts and their groups, as Polylang writes them. */
export const arabicText = '<p>نص المقال باللغة العربية، وهو طويل بما يكفي.</p>'
export const group = (name: string, language: string) => [`post_translations:${name}`, `language:${language}`]

/** Sends exports to the preview and to the import. */
export const wordpressOf = (app: TestApp, office: () => Person) => {
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
