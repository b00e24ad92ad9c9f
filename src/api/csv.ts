import type { FastifyReply } from 'fastify'
import { listSeparators } from '#fields/list-separators.ts'
import { attachmentNamed } from '#http/send-file.ts'

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
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(csvOf(rows, reply.request.language))
