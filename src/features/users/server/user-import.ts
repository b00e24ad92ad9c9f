import type { Database } from '#db/connection.ts'
import type { ImportKind } from '#features/imports/server/check-lines.ts'
import { type ImportColumn, languageChoices, yesOrNo } from '#features/imports/server/columns.ts'
import { emailHeads, emailWords, phoneHeads, phoneWords } from '#features/imports/server/common-heads.ts'
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
import { splitName } from './split-name.ts'
import { nameUsers } from './username.ts'

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
