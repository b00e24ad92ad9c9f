import type { FastifyRequest } from 'fastify'
import { may } from '#access/permissions.ts'
import { pageOf, replyWithPage, sortOf } from '#api/lists.ts'
import { type Routes, register } from '#api/routes.ts'
import { notFound } from '#http/errors.ts'
import { cutAround, type MarkedText, markFragment } from '#i18n/marked-text.ts'
import type { ListedPublication, PublicationFilter } from '../schema.ts'
import { publicationCalls } from './calls.ts'
import {
  findPublication,
  listByIds,
  listPublications,
  listPublicationYears,
  publicationSortFields,
} from './repository.ts'
import { type FoundPublications, type FoundTexts, searchPublications } from './search-repository.ts'
import { derivedOf, inPublishedLanguages, type KnownStems, markerOf } from './texts.ts'

const newestFirst = { field: 'publishDate', descending: true } as const

export const publicationRoutes: Routes = async (app) => {
  const on = register(app, publicationCalls)

  on('GET /api/publications', async (request, reply) => {
    const { query } = request
    const { q } = query
    const list = { ...filtersOf(query), page: pageOf(query), withContents: query.content !== 'none' }
    const sort = sortOf(query, publicationSortFields, newestFirst)
    if (!q) return replyWithPage(request, reply, query, await listPublications(app.db, { ...list, sort }))
    const found = await searchPublications(app.db, { ...list, q, sort: query.sort ? sort : undefined })
    return replyWithPage(request, reply, query, { rows: withHits(found, q), total: found.total })
  })

  on('GET /api/publications/years', () => listPublicationYears(app.db))

  on('GET /api/publications/:id', async (request) => {
    const found = await findPublication(app.db, request.params.id, { mayPreview: mayPreview(request) })
    if (!found) return notFound()
    const { publication, author, previous, next, related } = found
    const { previewEn, previewAr, articleEn, articleAr } = found.texts ?? derivedOf(publication)
    const shown = inPublishedLanguages({ ...publication, previewEn, previewAr, articleEn, articleAr })
    const near = await listByIds(
      app.db,
      [previous, next, ...related].flatMap((id) => id ?? []),
    )
    const nearby = (id: number | null) => near.find((row) => row.id === id) ?? null
    return {
      ...shown,
      // Empty in an unpublished language.
      articleEn: shown.articleEn || null,
      articleAr: shown.articleAr || null,
      author,
      previous: nearby(previous),
      next: nearby(next),
      related: related.flatMap((id) => nearby(id) ?? []),
    }
  })
}

const mayPreview = ({ user }: FastifyRequest): boolean =>
  user !== null && may(user.role, 'publications.manage')

/** `all` and an empty value clear a filter. */
const filtersOf = ({ category, year, author }: PublicationFilter) => ({
  category: category && category !== 'all' ? category : undefined,
  year: year && year !== 'all' ? Number(year) : undefined,
  authorId: author ? Number(author) : undefined,
})

/** The rows of a search, with the matched ranges. */
const withHits = ({ rows, stems }: FoundPublications, q: string): ListedPublication[] => {
  const mark = markerOf(stems.keys())
  return rows.map(({ listed, texts }) => ({ ...listed, hits: hitsIn(texts, { q, mark, stems }) }))
}

type Query = { q: string; mark: ReturnType<typeof markerOf>; stems: KnownStems }

const hitsIn = ({ titleEn, titleAr, plainEn, plainAr }: FoundTexts, { q, mark, stems }: Query) => {
  const title = (text: string): MarkedText => {
    const words = mark(text)
    return { text, marks: words.length > 0 ? words : markFragment(text, q) }
  }
  const content = (text: string): MarkedText =>
    cutAround(text, mark(text), ([from, to]) => stems.get(text.slice(from, to)) ?? '')
  return {
    titleEn: title(titleEn),
    titleAr: title(titleAr),
    contentEn: content(plainEn),
    contentAr: content(plainAr),
  }
}
