import * as z from 'zod/mini'
import type { Database } from '#db/connection.ts'
import {
  emailHeads,
  emailWords,
  type ImportColumn,
  languageChoices,
} from '#features/imports/server/columns.ts'
import type { Table } from '#features/imports/server/files.ts'
import type { CheckedLine, ImportKind, LineNote } from '#features/imports/server/lines.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { publicationCategories } from '#features/publications/values.ts'
import { emailAddress } from '#fields/email.ts'
import type { FieldError } from '#http/errors.ts'
import {
  type SubscriberImportOptions,
  type SubscriberLine,
  subscriberImportOptions,
  subscriberLine,
} from '../admin-schema.ts'
import {
  endSubscribers,
  insertSubscribers,
  listActiveAddresses,
  listLeftAddresses,
  listSubscribedAddresses,
} from './import-repository.ts'
import { isReadForNo, isSaid, type No, readAnswer, readNo, wordsOfNo } from './import-rules.ts'

type Line = CheckedLine<SubscriberLine>
const address = emailAddress()

/**
 * Never subscribes a person who has declined, in any line or column of the file or here before, even if
 * another line consents.
 */
const declineSubscribers = async (
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

const wordsOfYes = [
  'subscribed',
  'active',
  'enabled',
  'opted in',
  'opt in',
  'double opt-in',
  'yes',
  'y',
  'true',
  '1',
  'نعم',
  'مشترك',
  'مشتركة',
  'نشط',
  'نشطة',
  'فعال',
  'مفعل',
  'موافق',
  'marketing contact',
  'verified',
]

const columns: readonly ImportColumn[] = [
  {
    name: 'email',
    label: 'form.email',
    words: [...emailWords, 'subscriber'],
    patterns: emailHeads,
    kind: 'email',
    isRequired: true,
  },
  {
    name: 'language',
    label: 'newsletter.language',
    words: ['language', 'lang', 'locale', 'لغة النشرة'],
    choices: languageChoices,
  },
  {
    name: 'areas',
    label: 'newsletter.follows',
    heads: ['csv.newsletter.follows'],
    words: ['areas', 'interests', 'المجالات', 'الاهتمامات'],
    choices: publicationCategories.map((value) => ({ value, labels: [categoryLabel[value]] })),
    everything: 'csv.newsletter.everything',
  },
  {
    name: 'status',
    label: 'table.status',
    words: ['subscription', 'state', 'حالة الاشتراك'],
    patterns: [/^((e?mail|subscri(ption|ber)|marketing|newsletter|contact|member)+)(status|state)$/],
    isStrict: true,
    choices: [
      { value: 'confirmed', labels: ['newsletter.status.confirmed', ...wordsOfYes] },
      {
        value: 'unsubscribed',
        labels: ['newsletter.status.unsubscribed', ...wordsOfNo.left],
        isMeant: (cell) => readAnswer(cell) === 'left',
      },
      {
        value: 'waiting',
        labels: ['newsletter.status.waiting', ...wordsOfNo.waiting],
        isMeant: (cell) => readAnswer(cell) === 'waiting',
      },
    ],
  },
  {
    name: 'consentedAt',
    label: 'import.consentedAt',
    heads: [
      'csv.newsletter.confirmedAt',
      'newsletter.confirmedAt',
      'csv.newsletter.subscribedAt',
      'newsletter.subscribedAt',
    ],
    words: [
      'consent date',
      'opt-in date',
      'confirm time',
      'optin time',
      'date',
      'created at',
      'subscribed at',
      'subscribed on',
      'تاريخ التأكيد',
      'تاريخ الاشتراك',
      'تاريخ التسجيل',
      'registration date',
      'signup date',
      'date added',
    ],
  },
]

export const subscriberImport: ImportKind<SubscriberLine, SubscriberImportOptions> = {
  entity: 'newsletterSubscriber',
  columns,
  options: subscriberImportOptions,
  row: subscriberLine,
  keyOf: ({ email }) => email,
  listKnown: listSubscribedAddresses,
  listActive: listActiveAddresses,
  decline: declineSubscribers,
  readsHead: isReadForNo,
  end: endSubscribers,
  asks: (rows, { consentBasis, consentedOn }) => {
    const subscribed = rows.filter(({ status = 'confirmed' }) => status === 'confirmed')
    const isDated = consentedOn !== undefined || subscribed.every(({ consentedAt }) => consentedAt)
    const errors: FieldError[] = []
    if (subscribed.length > 0 && !consentBasis)
      errors.push({ field: 'consentBasis', message: 'val.generic.required' })
    if (!isDated) errors.push({ field: 'consentedOn', message: 'val.pastDate' })
    return errors
  },
  insert: insertSubscribers,
  detailsOf: ({ consentBasis = '' }) => ({ basis: consentBasis }),
}
