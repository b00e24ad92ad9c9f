import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { sendAs, type TestApp } from '#tests/support/test-app.ts'

// Two users have the same record open (P4.11), for every kind of record.

type Seen = { url: string; version: string | undefined }
type Noun = {
  name: string
  /** Creates a record and returns its path and the version that its editor loads. */
  open: (office: Office) => Promise<Seen>
  /** The body of a save. Two saves differ in `word`. */
  save: (word: string, version: string | undefined) => object
}
type Office = {
  app: TestApp
  ask: (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => Promise<Answer>
}
type Answer = {
  statusCode: number
  json: () => { id: number; updatedAt: string; version: string; code: string }
}

let made = 0
/** A record that the office creates itself. */
const madeAt =
  (path: string, input: () => object): Noun['open'] =>
  async ({ ask }) => {
    made += 1
    const created = (await ask('POST', path, input())).json()
    return { url: `${path}/${created.id}`, version: created.updatedAt }
  }
/** A record that a visitor sends. */
const sentTo =
  (path: string, officePath: string, input: object): Noun['open'] =>
  async ({ app, ask }) => {
    const { id } = (await app.inject({ method: 'POST', url: path, payload: input })).json()
    const url = `${officePath}/${id}`
    return { url, version: (await ask('GET', url)).json().updatedAt }
  }
const under = (field: string) => (word: string, updatedAt: string | undefined) => ({
  [field]: word,
  updatedAt,
})

const consultation = {
  firstName: 'Omar',
  lastName: 'Bawazir',
  email: 'omar@example.com',
  phone: '0550123344',
  service: 'contract',
  message: 'A contract to read.',
}
const openConsultation = sentTo('/api/consultations', '/api/admin/consultations', consultation)

const nouns: readonly Noun[] = [
  { name: 'consultations', open: openConsultation, save: under('notes') },
  {
    name: 'readers of a consultation',
    open: async (office) => {
      const { url, version } = await openConsultation(office)
      return { url: `${url}/readers`, version }
    },
    save: (word, updatedAt) => ({ userIds: word === 'One' ? [] : [1], updatedAt }),
  },
  {
    name: 'publications',
    open: madeAt('/api/admin/publications', () => ({
      titleEn: 'End of service',
      contentEn: 'What an employer owes at the end of a contract.',
      category: 'other',
    })),
    save: under('titleEn'),
  },
  {
    name: 'services',
    open: madeAt('/api/admin/services', () => ({
      nameEn: 'Arbitration',
      descriptionEn: 'Institutional and ad hoc arbitration.',
      icon: 'fa-gavel',
    })),
    save: under('nameEn'),
  },
  {
    name: 'clients',
    open: madeAt('/api/admin/clients', () => ({ name: 'Acme', logo: 'https://acme.example/logo.png' })),
    save: under('name'),
  },
  {
    name: 'team members',
    open: madeAt('/api/admin/team-members', () => ({
      nameEn: 'Sara',
      position: 'Partner',
      specialization: 'Corporate law',
      bio: 'Twenty years at the bar.',
    })),
    save: under('position'),
  },
  {
    name: 'users',
    open: madeAt('/api/admin/users', () => ({
      username: `person${made}`,
      email: `person${made}@example.com`,
      password: 'correct horse 7 battery',
      firstName: 'Sara',
      lastName: 'Harbi',
      role: 'client',
    })),
    save: under('firstName'),
  },
  {
    name: 'contact messages',
    open: sentTo('/api/contact', '/api/admin/contact-messages', {
      name: 'Sara',
      email: 'sara@example.com',
      subject: 'An appointment',
      message: 'May I come on Sunday?',
    }),
    save: (word, updatedAt) => ({ isRead: word === 'One', updatedAt }),
  },
  {
    name: 'settings',
    open: async ({ ask }) => {
      const url = '/api/admin/settings'
      const rows = (await ask('PUT', url, [{ key: 'license_number', value: `${made++}` }])).json()
      const all = rows as unknown as { key: string; updatedAt: string }[]
      return { url, version: all.find(({ key }) => key === 'license_number')?.updatedAt }
    },
    save: (value, updatedAt) => [{ key: 'license_number', value, updatedAt }],
  },
  {
    name: 'legal pages',
    open: async ({ ask }) => {
      const url = '/api/admin/legal-pages/disclaimer'
      return { url, version: (await ask('GET', url)).json().version }
    },
    save: (titleEn, version) => ({ titleEn: `${titleEn} ${made++}`, version }),
  },
]

describeOnBothEngines('two users with one record open', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  const admin = app.person('admin', 'the.admin')
  const office: Office = { app, ask: (method, url, payload) => sendAs(app, admin, method, url, payload) }

  describe.each(nouns)('$name', ({ name, open, save }) => {
    const stateAt = async ({ url }: Seen) => (await office.ask('GET', url.replace(/\/readers$/, ''))).json()

    it('get a 409 for the second save, which changes nothing', async () => {
      const seen = await open(office)
      expect(seen.version).toEqual(expect.any(String))
      expect((await office.ask('PUT', seen.url, save('One', seen.version))).statusCode).toBe(200)
      const before = await stateAt(seen)
      const late = await office.ask('PUT', seen.url, save('Two', seen.version))
      expect([late.statusCode, late.json().code]).toEqual([409, 'stale'])
      expect(await stateAt(seen)).toEqual(before)
    })

    it('save at the same time, and only one succeeds', async () => {
      const seen = await open(office)
      const answers = await Promise.all(
        ['One', 'Two'].map((word) => office.ask('PUT', seen.url, save(word, seen.version))),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    })

    it('overwrite each other without a version', async () => {
      const seen = await open(office)
      await office.ask('PUT', seen.url, save('One', seen.version))
      expect((await office.ask('PUT', seen.url, save('Two', undefined))).statusCode).toBe(200)
    })

    if (name !== 'legal pages')
      it('may send the version in another notation', async () => {
        const seen = await open(office)
        const inMicroseconds = seen.version?.replace('Z', '000Z')
        expect((await office.ask('PUT', seen.url, save('One', inMicroseconds))).statusCode).toBe(200)
      })
  })
})
