import type { Database } from '#db/connection.ts'
import type { ImportKind } from '#features/imports/server/check-lines.ts'
import { type ImportColumn, languageChoices, yesOrNo } from '#features/imports/server/columns.ts'
import type { FieldError } from '#http/errors.ts'
import {
  importedRoles,
  mostInvited,
  type User,
  type UserImportOptions,
  type UserLine,
  userImportOptions,
  userLine,
} from '../schema.ts'
import { insertUsers, listLooks, listUsedAddresses } from './import-repository.ts'
import { hashPassword } from './password.ts'
import { nameUsers } from './username.ts'

const columns: readonly ImportColumn[] = [
  {
    name: 'firstName',
    label: 'form.firstName',
    words: ['first name', 'given name', 'الاسم'],
    isRequired: true,
  },
  {
    name: 'lastName',
    label: 'form.lastName',
    words: ['last name', 'surname', 'family name', 'العائلة', 'اللقب', 'الاسم الأخير'],
    isRequired: true,
  },
  {
    name: 'email',
    label: 'form.email',
    words: ['email address', 'e-mail', 'mail', 'البريد', 'الإيميل', 'عنوان البريد الإلكتروني'],
    isRequired: true,
  },
  {
    name: 'phone',
    label: 'form.phone',
    words: ['phone number', 'mobile', 'mobile number', 'الهاتف', 'الجوال', 'رقم الجوال', 'الهاتف المحمول'],
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

/** Account mails belong to `auth`, which lies above, so they are handed over. */
export type Invite = (db: Database, person: User) => Promise<void>

export const userImport = (invite: Invite): ImportKind<UserLine, UserImportOptions> => ({
  entity: 'user',
  columns,
  options: userImportOptions,
  row: userLine,
  keyOf: ({ email }) => email,
  listKnown: listUsedAddresses,
  refuse: refuseTaken,
  asks: (rows, { mail }) =>
    mail && rows.length > mostInvited
      ? [{ field: 'mail', message: `import.mail.most?n=${mostInvited}` }]
      : [],
  insert: async (db, lines, { mail, language = 'ar' }) => {
    // Nobody knows it: a link in a mail replaces it. One for all, since each takes as long as a login.
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

/** A username that people read as another one counts as taken, also by a line further up. */
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
