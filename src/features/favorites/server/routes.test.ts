import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { publications } from '#features/publications/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { updateRow } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'
import type { Favorite } from '../schema.ts'
import { favorites } from './table.ts'

describeOnBothEngines('a favorite', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [publications])
  let ids: number[]
  beforeEach(async () => {
    const titles = ['first', 'second', 'third']
    const rows = await app.db
      .insert(publications)
      .values(titles.map((titleEn) => ({ titleEn, contentEn: 'A text of some length.' })))
      .returning({ id: publications.id })
    ids = rows.map(({ id }) => id)
  })
  const add = (person: Person, publicationId: unknown) =>
    app.post('/api/favorites', { publicationId }, person)
  const remove = (person: Person, publicationId: number) =>
    app.remove(`/api/favorites/${publicationId}`, person)
  const list = async (person: Person, query = ''): Promise<Favorite[]> =>
    (await app.get(`/api/favorites${query}`, person)).json()
  const titlesOf = async (person: Person, query = '') =>
    (await list(person, query)).map(({ publication }) => publication.titleEn)

  it('belongs to one user, and is listed newest first with its publication', async () => {
    for (const id of [...ids, ids[0]]) await add(people.client, id)
    await add(people.staff, ids[1])
    expect(await titlesOf(people.client)).toEqual(['third', 'second', 'first'])
    expect(await titlesOf(people.staff)).toEqual(['second'])
    expect(await titlesOf(people.admin)).toEqual([])
    expect(await titlesOf(people.client, `?publicationId=${ids[1]}`)).toEqual(['second'])
    expect(await titlesOf(people.client, '?pageSize=1&page=2')).toEqual(['second'])
    const [newest] = await list(people.client)
    expect(newest).toMatchObject({ userId: people.client.id, publicationId: ids[2] })
    expect(newest?.publication).toMatchObject({ previewEn: 'A text of some length.' })
    expect(newest?.publication).not.toHaveProperty('contentEn')
  })

  it('exists once if it is added twice, also simultaneously', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(people.client, ids[0])))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await app.db.$count(favorites)).toBe(1)
  })

  it('cannot be added for a hidden publication, and is left out while its publication is hidden', async () => {
    await add(people.client, ids[0])
    await updateRow(app.db, publications, ids[0] ?? 0, { isVisible: false })
    expect(await list(people.client)).toEqual([])
    for (const person of [people.client, people.staff])
      for (const unknown of [ids[0], 999_999]) expect((await add(person, unknown)).statusCode).toBe(404)
    for (const wrong of ['1', 0, -1, 1.5, null, 2 ** 40])
      expect((await add(people.client, wrong)).statusCode).toBe(400)
    await updateRow(app.db, publications, ids[0] ?? 0, { isVisible: true })
    expect(await titlesOf(people.client)).toEqual(['first'])
  })

  it('is removed only by its owner, even while its publication is hidden', async () => {
    const [first = 0] = ids
    await add(people.client, first)
    expect((await remove(people.otherClient, first)).statusCode).toBe(404)
    expect(await app.db.$count(favorites)).toBe(1)
    await app.db.update(publications).set({ isVisible: false }).where(eq(publications.id, first))
    expect((await remove(people.client, first)).statusCode).toBe(204)
    expect((await remove(people.client, first)).statusCode).toBe(404)
    expect(await app.db.$count(favorites)).toBe(0)
  })
})
