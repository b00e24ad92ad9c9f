import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { foldNumber } from '#fields/fold.ts'
import { listSeparators } from '#fields/list-separators.ts'
import { searchText } from '#fields/text.ts'
import { AppError } from '#http/errors.ts'
import { inertPolicy } from '#http/security-headers.ts'
import { attachmentNamed } from '#http/send-file.ts'

/** A positive integer in a query, at most `max`. */
export const positive = (max: number) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((typed, context) => {
      if (typed === undefined) return undefined
      const text = foldNumber(typed)
      const number = Number(text)
      if (/^\d{1,9}$/.test(text) && number >= 1 && number <= max) return number
      context.issues.push({ code: 'custom', message: 'val.generic.number', input: typed })
      return z.NEVER
    }),
  )

/** `?page` from 1, `?pageSize` (default 100, at most 500), `?q`, `?sort` as `field` or `-field`. */
export const listQuery = z.object({
  page: positive(1_000_000),
  pageSize: positive(500),
  q: searchText,
  sort: z.optional(z.string().check(z.maxLength(60))),
})
export type ListQuery = z.infer<typeof listQuery>

/** The query of a list that cannot be sorted. */
export const searchedQuery = z.omit(listQuery, { sort: true })
/** The query of a list that can be neither sorted nor searched. */
export const pagedQuery = z.omit(searchedQuery, { q: true })
/** The query of a list's counts, which follow its search. */
export const countQuery = z.pick(listQuery, { q: true })

export type Page = { limit: number; offset: number }
export type Sort<Field extends string> = { field: Field; descending: boolean }
export type PageOf<Row> = { rows: Row[]; total: number }

const defaultPageSize = 100

export const pageOf = ({ page = 1, pageSize = defaultPageSize }: ListQuery): Page => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

/** The requested sort order if its field is offered; throws `invalid` (400) otherwise. */
export const sortOf = <Field extends string>(
  { sort }: ListQuery,
  offered: readonly Field[],
  standard: Sort<NoInfer<Field>>,
): Sort<Field> => {
  if (!sort) return standard
  const descending = sort.startsWith('-')
  const field = offered.find((candidate) => candidate === (descending ? sort.slice(1) : sort))
  if (field) return { field, descending }
  throw new AppError('invalid', { errors: [{ field: 'sort', message: 'val.generic.format' }] })
}

export const newestFirst = { field: 'createdAt', descending: true } as const

/** Search text, page and sort order in the form that repositories take. */
export const listOptions = <Field extends string>(
  query: ListQuery,
  offered: readonly Field[],
  standard: Sort<NoInfer<Field>>,
) => ({ q: query.q, page: pageOf(query), sort: sortOf(query, offered, standard) })

/** Sets `X-Total-Count` and the RFC 8288 `Link` of a list, and returns its rows. */
export const replyWithPage = <Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  { page = 1, pageSize = defaultPageSize }: ListQuery,
  { rows, total }: PageOf<Row>,
): Row[] => {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const [path = '', ...search] = request.url.split('?')
  const parameters = new URLSearchParams(search.join('?'))
  const link = (target: number, rel: string) => {
    parameters.set('page', String(target))
    return `<${path}?${parameters}>; rel="${rel}"`
  }
  reply.header('x-total-count', total)
  reply.header(
    'link',
    [
      link(1, 'first'),
      ...(page > 1 ? [link(Math.min(page - 1, last), 'prev')] : []),
      ...(page < last ? [link(page + 1, 'next')] : []),
      link(last, 'last'),
    ].join(', '),
  )
  return rows
}

const exportStep = 500

/** All rows of a list, for a file: reads its pages one after the other. Call it inside a transaction. */
export const everyRow = async <Row>(list: (page: Page) => Promise<PageOf<Row>>): Promise<Row[]> => {
  const all: Row[] = []
  for (;;) {
    const { rows } = await list({ limit: exportStep, offset: all.length })
    all.push(...rows)
    if (rows.length < exportStep) return all
  }
}

/** A record's id in a query. */
export const idQuery = positive(999_999_999)

/** The `:id` of a path; anything but a positive integer returns 404 like an unknown id. */
export const idParams = z.object({
  id: z.pipe(
    z.string(),
    z.transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)),
  ),
})

/** Cells that a spreadsheet would treat as a formula, even after spaces or with full-width characters. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/

/** RFC 4180; an apostrophe keeps a cell from being evaluated as a formula. */
export const csvCell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const byteOrderMark = '\ufeff'

/** Starts with a byte order mark, so that Excel detects UTF-8 and reads Arabic. */
export const csvOf = (
  rows: readonly (readonly (string | number | null)[])[],
  language: keyof typeof listSeparators,
): string =>
  byteOrderMark + rows.map((row) => `${row.map(csvCell).join(listSeparators[language])}\r\n`).join('')

export const sendCsv = (reply: FastifyReply, name: string, rows: Parameters<typeof csvOf>[0]) =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachmentNamed(name),
      'content-security-policy': inertPolicy,
    })
    .send(csvOf(rows, reply.request.language))
