import * as z from 'zod/mini'
import type { Database } from '#db/connection.ts'
import type { CheckedLine } from '#features/imports/server/check-lines.ts'
import type { LineNote } from '#features/imports/server/read-line.ts'
import type { Table } from '#features/imports/server/read-table.ts'
import { emailAddress } from '#fields/email.ts'
import type { SubscriberLine } from '../admin-schema.ts'
import { listLeftAddresses } from './import-repository.ts'
import { isSaid, type No, readNo } from './said-no.ts'

type Line = CheckedLine<SubscriberLine>
const address = emailAddress()

/**
 * Never subscribes a person who has declined, in any line or column of the file or here before, even if
 * another line consents.
 */
export const declineSubscribers = async (
  db: Database,
  lines: Line[],
  { heads, lines: fileLines, titles = [] }: Table,
): Promise<void> => {
  const title = titles.find(isSaid)
  const refused = new Map<string, LineNote>()
  for (const [index, line] of lines.entries()) {
    const found: FoundNo | undefined =
      title === undefined
        ? noIn(line, heads, fileLines[index]?.cells ?? [])
        : { no: 'left', column: -1, value: title }
    if (!found) continue
    const { no, column, value } = found
    line.declined = { column, value, message: `import.declined.${no}` }
    withoutErrors(line)
    const email = line.row?.email
    if (!line.row || !email) continue
    line.row.status = no === 'left' ? 'unsubscribed' : 'waiting'
    if (no === 'left' || !refused.has(email)) refused.set(email, line.declined)
  }
  const left = await listLeftAddresses(db, [...new Set(lines.flatMap(({ row }) => row?.email ?? []))])
  for (const line of lines) {
    if (!line.row) continue
    const { email } = line.row
    const before = left.has(email) ? { column: -1, value: email, message: 'import.declined.here' } : undefined
    const other = refused.get(email)
    const reason = line.declined ?? before ?? other
    if (!reason) continue
    line.declined =
      reason === other && reason !== line.declined
        ? { ...other, column: -1, message: 'import.declined.line' }
        : reason
    const isWaiting = !before && other?.message === 'import.declined.waiting'
    line.row.status = isWaiting ? 'waiting' : 'unsubscribed'
  }
}

/** A refusal needs only an address, so other errors in the line must not prevent it. */
const withoutErrors = (line: Line): void => {
  const email = z.safeParse(address, line.values.email)
  if (line.row || !email.success) return
  line.row = { email: email.data }
  line.state = 'fresh'
  line.errors = []
}

type FoundNo = { no: No; column: number; value: string }

/** The refusal in the status of the line or in any of its columns. */
const noIn = ({ row }: Line, heads: readonly string[], cells: readonly string[]): FoundNo | undefined => {
  const found = cells.flatMap((value, column): FoundNo[] => {
    const no = value.includes('@') ? undefined : readNo(heads[column] ?? '', value)
    return no ? [{ no, column, value }] : []
  })
  const left = found.find(({ no }) => no === 'left')
  if (left) return left
  if (row?.status === 'unsubscribed') return { no: 'left', column: -1, value: row.email }
  if (row?.status === 'waiting') return { no: 'waiting', column: -1, value: row.email }
  return found[0]
}
