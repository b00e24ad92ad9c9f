import type { Database } from '#db/connection.ts'
import {
  emailHeads,
  emailWords,
  type ImportColumn,
  languageChoices,
  phoneHeads,
  phoneWords,
  yesOrNo,
} from '#features/imports/server/columns.ts'
import type { ImportKind } from '#features/imports/server/lines.ts'
import type { FieldError } from '#http/errors.ts'
import {
  importedRoles,
  maxInvited,
  type User,
  type UserImportOptions,
  type UserLine,
  userImportOptions,
  userLine,
} from '../schema.ts'
import { insertUsers, listLooks, listUsedAddresses } from './import-repository.ts'
import { hashPassword } from './password.ts'
import { reservedNames } from './rules.ts'

const columns: readonly ImportColumn[] = [
  {
    name: 'firstName',
    label: 'form.firstName',
    words: ['first name', 'first', 'given name', 'forename', 'الاسم الأول', 'الاسم', 'name'],
    isRequired: true,
  },
  {
    name: 'lastName',
    label: 'form.lastName',
    words: [
      'last name',
      'last',
      'surname',
      'family name',
      'الاسم الأخير',
      'اسم العائلة',
      'العائلة',
      'الكنية',
      'اللقب',
    ],
    isRequired: true,
  },
  {
    name: 'fullName',
    label: 'import.fullName',
    words: [
      'full name',
      'name',
      'display name',
      'contact name',
      'fn',
      'الاسم الكامل',
      'الاسم',
      'الاسم الثلاثي',
      'الاسم الرباعي',
      'اسم العرض',
      'اسم الموظف',
      'اسم العميل',
    ],
    parts: ['firstName', 'lastName'],
  },
  {
    name: 'email',
    label: 'form.email',
    words: emailWords,
    patterns: emailHeads,
    kind: 'email',
    isRequired: true,
  },
  {
    name: 'phone',
    label: 'form.phone',
    words: phoneWords,
    patterns: phoneHeads,
    kind: 'phone',
  },
  {
    name: 'role',
    label: 'table.role',
    words: ['role', 'الصفة'],
    choices: importedRoles.map((value) => ({ value, labels: [`role.${value}`] })),
  },
  {
    name: 'preferredLanguage',
    label: 'account.language',
    words: ['language', 'lang', 'اللغة'],
    choices: languageChoices,
  },
  { name: 'username', label: 'form.username', words: ['user name', 'login', 'user'] },
  {
    name: 'isActive',
    label: 'status.active',
    words: ['active', 'نشط'],
    choices: yesOrNo,
  },
]

/** Account mails belong to `auth`, a higher level, so they are injected. */
export type Invite = (db: Database, person: User) => Promise<void>

export const userImport = (invite: Invite): ImportKind<UserLine, UserImportOptions> => ({
  entity: 'user',
  columns,
  options: userImportOptions,
  row: userLine,
  complete: splitName,
  keyOf: ({ email }) => email,
  listKnown: listUsedAddresses,
  refuse: refuseTaken,
  asks: (rows, { mail }) =>
    mail && rows.length > maxInvited ? [{ field: 'mail', message: `import.mail.most?n=${maxInvited}` }] : [],
  insert: async (db, lines, { mail, language = 'ar' }) => {
    // An unknown random password, until a mailed link replaces it. One hash for all, because each takes as
    // long as a login.
    const password = await hashPassword(crypto.randomUUID())
    const named = await nameUsers(db, lines)
    const added = await insertUsers(
      db,
      named.map(({ phone = null, role = 'client', preferredLanguage = language, isActive, ...line }) => ({
        ...line,
        phone,
        role,
        preferredLanguage,
        isActive: isActive !== 'false',
        password,
      })),
    )
    if (!mail) return
    for (const person of added) if (person.isActive) await invite(db, person)
  },
})

/** A username that looks like an existing one, or one earlier in the file, counts as taken. */
const refuseTaken = async (db: Database, lines: UserLine[]): Promise<Map<UserLine, FieldError>> => {
  const looks = await listLooks(db, [...new Set(lines.flatMap(({ username }) => username ?? []))])
  const used = new Set<string>()
  const refused = new Map<UserLine, FieldError>()
  for (const line of lines) {
    const { look = '', isTaken = false } = looks.get(line.username ?? '') ?? {}
    if (isTaken || (look && used.has(look)))
      refused.set(line, { field: 'username', message: 'val.username.taken' })
    used.add(look)
  }
  return refused
}

/** First names of two words, such as «عبد الله» and `Abdul Rahman`, and titles. */
const joinsNext = /^(?:عبد|أبو|ابو|أم|ام|عبدال|abd|abdul|abdal|abd-al|abu|um|umm|.*\.)$/i

/** Splits a whole name into first name and family name. */
export const splitName = ({ fullName, ...values }: Record<string, unknown>): Record<string, unknown> => {
  if (typeof fullName !== 'string') return values
  const [last, first] = fullName.split(/\s*[,،]\s*/)
  const names =
    first && last ? { firstName: first, lastName: last } : splitWords(fullName.trim().split(/\s+/))
  return { ...names, ...values }
}

const splitWords = (words: readonly string[]): Record<string, string> => {
  const isJoined = (at: number) =>
    joinsNext.test(words[at] ?? '') || (/^al$/i.test(words[at] ?? '') && /^abd$/i.test(words[at - 1] ?? ''))
  let count = 1
  while (count < words.length - 1 && isJoined(count - 1)) count += 1
  const lastName = words.slice(count).join(' ')
  return { firstName: words.slice(0, count).join(' '), ...(lastName && { lastName }) }
}

type Named = UserLine & { username: string }

/** Generates missing usernames from the address, different from all others. */
export const nameUsers = async (db: Database, lines: readonly UserLine[]): Promise<Named[]> => {
  const names = new Map<UserLine, string>()
  const used = new Set<string>()
  const given = lines.flatMap(({ username }) => username ?? [])
  for (const { look } of (await listLooks(db, [...given, ...reservedNames])).values()) used.add(look)
  let unnamed = lines.filter(({ username }) => username === undefined)
  for (let round = 0; unnamed.length > 0; round += 1) {
    const offers = unnamed.map((line) => ({ line, name: offered(line.email, round) }))
    const looks = await listLooks(db, [...new Set(offers.map(({ name }) => name))])
    for (const { line, name } of offers) {
      const { look = name, isTaken = true } = looks.get(name) ?? {}
      if (isTaken || used.has(look)) continue
      used.add(look)
      names.set(line, name)
    }
    unnamed = unnamed.filter((line) => !names.has(line))
  }
  return lines.map((line) => ({ ...line, username: line.username ?? names.get(line) ?? line.email }))
}

const longest = 50

/** The local part of the address, then more of it, then with a number. */
const offered = (email: string, round: number): string => {
  const [mailbox = '', domain = ''] = email.split('@')
  const [house = ''] = domain.split('.')
  const short = clean(mailbox)
  const long = clean(`${mailbox}.${house}`)
  const name = short.length < 3 || round > 0 ? (long.length < 3 ? 'user' : long) : short
  return round < 2 ? name : `${name}.${Math.floor(Math.random() * 10 ** Math.min(round + 2, 9))}`
}

const clean = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}._-]+/gu, '.')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, longest)
