import { describe, expect, it } from 'vitest'
import { insertRecordFor } from '#tests/support/calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { sendAs } from '#tests/support/test-app.ts'

// Two users have the same record open (P4.11), for every kind of record.

type Answer = {
  statusCode: number
  json: () => { updatedAt: string; version: string; code: string }
}
type Ask = (method: 'GET' | 'PUT', url: string, payload?: object) => Promise<Answer>
type Noun = {
  name: string
  /** The path of the record, and of its editor where that is another one. */
  path: string
  editor?: string
  /** The version that the editor loads. By default, the record has it. */
  open?: (ask: Ask) => Promise<string | undefined>
  /** The body of a save. Two saves differ in `word`. */
  save: (word: string, version: string | undefined) => object
}

const under = (field: string) => (word: string, updatedAt: string | undefined) => ({
  [field]: word,
  updatedAt,
})

let made = 0
const nouns: readonly Noun[] = [
  { name: 'consultations', path: 'consultations/{id}', save: under('notes') },
  {
    name: 'readers of a consultation',
    path: 'consultations/{id}',
    editor: '/readers',
    save: (word, updatedAt) => ({ userIds: word === 'One' ? [] : [1], updatedAt }),
  },
  { name: 'publications', path: 'publications/{id}', save: under('titleEn') },
  { name: 'services', path: 'services/{id}', save: under('nameEn') },
  {
    name: 'clients',
    path: 'clients/{id}',
    save: (name, updatedAt) => ({ name, isVisible: false, updatedAt }),
  },
  { name: 'team members', path: 'team-members/{id}', save: under('position') },
  { name: 'users', path: 'users/{id}', save: under('firstName') },
  {
    name: 'contact messages',
    path: 'contact-messages/{id}',
    save: (word, updatedAt) => ({ isRead: word === 'One', updatedAt }),
  },
  {
    name: 'settings',
    path: 'settings',
    open: async (ask) => {
      const input = [{ key: 'license_number', value: `${made++}` }]
      const rows = (await ask('PUT', '/api/admin/settings', input)).json()
      const all = rows as unknown as { key: string; updatedAt: string }[]
      return all.find(({ key }) => key === 'license_number')?.updatedAt
    },
    save: (value, updatedAt) => [{ key: 'license_number', value, updatedAt }],
  },
  {
    name: 'legal pages',
    path: 'legal-pages/disclaimer',
    open: async (ask) => (await ask('GET', '/api/admin/legal-pages/disclaimer')).json().version,
    save: (titleEn, version) => ({ titleEn: `${titleEn} ${made++}`, version }),
  },
]

describeOnBothEngines('two users with one record open', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  const admin = app.person('admin', 'the.admin')
  const ask: Ask = (method, url, payload) => sendAs(app, admin, method, url, payload)

  describe.each(nouns)('$name', ({ name, path, editor = '', open, save }) => {
    const stateAt = async (url: string) => (await ask('GET', url)).json()
    const begin = async () => {
      const id = path.includes('{') && (await insertRecordFor(`/admin/${path}`, app.db, admin.id, 'admin'))
      const record = `/api/admin/${path.replace('{id}', String(id))}`
      const version = open ? await open(ask) : (await stateAt(record)).updatedAt
      return {
        record,
        version,
        put: (word: string, loaded = version) => ask('PUT', record + editor, save(word, loaded)),
      }
    }

    it('get a 409 for the second save, which changes nothing', async () => {
      const { record, version, put } = await begin()
      expect(version).toEqual(expect.any(String))
      expect((await put('One')).statusCode).toBe(200)
      const before = await stateAt(record)
      const late = await put('Two')
      expect([late.statusCode, late.json().code]).toEqual([409, 'stale'])
      expect(await stateAt(record)).toEqual(before)
    })

    it('save at the same time, and only one succeeds', async () => {
      const { put } = await begin()
      const answers = await Promise.all(['One', 'Two'].map((word) => put(word)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    })

    it('overwrite each other without a version', async () => {
      const { record, put } = await begin()
      await put('One')
      expect((await ask('PUT', record + editor, save('Two', undefined))).statusCode).toBe(200)
    })

    if (name !== 'legal pages')
      it('may send the version in another notation', async () => {
        const { version, put } = await begin()
        expect((await put('One', version?.replace('Z', '000Z'))).statusCode).toBe(200)
      })
  })
})
