import type { ImportPreview } from '#features/imports/schema.ts'
import { fileForm } from './file-form.ts'
import { type Person, sendAs, type TestApp } from './test-app.ts'

type How = { options?: object; headers?: Record<string, string> }

/** Sends a file to the dry run and to the import for one kind of record. */
export const importOf = (app: TestApp, path: string) => {
  const post = (url: string, person: Person | undefined, body: string | Buffer, how: How) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    const form = fileForm(
      { options: JSON.stringify(how.options ?? {}) },
      { name: 'list.csv', bytes, type: 'text/csv' },
    )
    return sendAs(app, person, 'POST', url, form.payload, { ...form.headers, ...how.headers })
  }
  return {
    preview: async (person: Person, body: string | Buffer, how: How = {}): Promise<ImportPreview> =>
      (await post(`${path}/preview`, person, body, how)).json(),
    run: (person: Person | undefined, body: string | Buffer, how: How = {}) => post(path, person, body, how),
  }
}
