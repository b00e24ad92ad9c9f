import { availableParallelism } from 'node:os'
import { may } from '#access/permissions.ts'
import type { Role } from '#access/roles.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { minOfficePasswordLength } from '../schema.ts'

/** The owner of a password, which must not contain their name. */
export type PasswordOwner = {
  role: Role
  username: string
  email: string
  firstName: string
  lastName: string
}

/** Stricter rules that a firm may set for office passwords. */
export type StrictPasswords = {
  isStrictFor: (role: Role) => Promise<boolean>
  /** Throws with an error for the field. */
  refuseWeak: (field: string, password: string, owner: PasswordOwner) => Promise<void>
}

/**
 * OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. If increased, passwords are rehashed at login.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing must not block the site: few run concurrently, a short queue waits, and others get 503. */
const atOnce = Math.max(1, availableParallelism() - 1)
const maxQueueLength = 64

let running = 0
const waiting: (() => void)[] = []

const inQueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= atOnce) {
    if (waiting.length >= maxQueueLength) throw new AppError('unavailable', { retryAfter: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inQueue(async () => (await argon2()).hash(password.normalize('NFC'), parameters))

/** Loaded with the first password. Before that there is no account, so timing reveals nothing. */
const argon2 = () => import('@node-rs/argon2')

/**
 * Compares with the real hash or, for an unknown user, with a dummy hash, so that both take the same time.
 */
export const isPasswordOf = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  dummyHash ??= await hashPassword(crypto.randomUUID())
  const isRight = await inQueue(async () =>
    (await argon2()).verify(passwordHash ?? dummyHash ?? '', password.normalize('NFC')),
  )
  return isRight && passwordHash !== undefined
}

let dummyHash: string | undefined

/** True if a hash was made with weaker parameters than the current ones. */
export const needsRehash = (passwordHash: string): boolean => {
  const { memoryCost, timeCost, parallelism } = parameters
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

/** The firm's settings, injected because settings are on a higher level than users. */
type Firm = Record<'site_title' | 'site_title_ar' | 'strict_passwords', string>

/** Off by default. Users with a weak password must meet the rules at their next change. */
export const strictPasswords = (getSettings: () => Promise<Firm>): StrictPasswords => {
  const isStrictFor = async (role: Role) =>
    may(role, 'dashboard.view') && (await getSettings()).strict_passwords === 'true'
  return {
    isStrictFor,
    async refuseWeak(field, password, owner) {
      if (!(await isStrictFor(owner.role))) return
      const weakness = await weaknessOf(password, owner, await getSettings())
      if (weakness) invalidField(field, weakness)
    },
  }
}

export const weaknessOf = async (
  password: string,
  owner: Omit<PasswordOwner, 'role'>,
  firm: Pick<Firm, 'site_title' | 'site_title_ar'>,
): Promise<string | undefined> => {
  if ([...password.normalize('NFC')].length < minOfficePasswordLength) return 'val.password.office.short'
  const { username, firstName, lastName, email } = owner
  const ownNames = [username, email.split('@')[0] ?? '', ...wordsOf(`${firstName} ${lastName}`)]
  if (ownNames.some((name) => names(password, name))) return 'val.password.office.ownName'
  const firmWords = wordsOf(`${firm.site_title} ${firm.site_title_ar}`).filter((word) => !isGeneric(word))
  if (firmWords.some((name) => names(password, name))) return 'val.password.office.firmName'
  return (await isCommon(password)) ? 'val.password.office.common' : undefined
}

/** Letters and digits only, normalized: lower case, no vowel signs, one form of alef. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|ـ/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)

/** Short names occur inside many words, so they count only as whole words. */
const names = (password: string, name: string): boolean => {
  const wanted = plain(name)
  if (wanted.length < 3) return false
  if (wanted.length > 3) return plain(password).includes(wanted)
  return password.split(/[^\p{L}\p{M}]+/u).some((word) => plain(word) === wanted)
}

/** Words in many firm names, which are not specific and acceptable in a passphrase. */
const genericWords = new Set(
  [
    ...['the', 'and', 'for', 'law', 'firm', 'office', 'offices', 'company', 'group', 'legal', 'partners'],
    ...['lawyer', 'lawyers', 'attorney', 'attorneys', 'advocates', 'counsel', 'consultants', 'riyadh'],
    ...['مكتب', 'شركة', 'محاماة', 'المحاماة', 'للمحاماة', 'محامون', 'قانونية', 'القانونية', 'وشركاؤه'],
    ...[
      'الاستشارات',
      'والاستشارات',
      'للاستشارات',
      'استشارات',
      'واستشارات',
      'ومستشارون',
      'قانونيون',
      'الرياض',
    ],
  ].map(plain),
)
const isGeneric = (word: string): boolean => genericWords.has(plain(word))

const commonest = 10_000
let commonPasswords: Promise<Set<string>> | undefined

/** The most common passwords in known leaks, in order, from zxcvbn-ts (MIT); read only on the server. */
const readCommonPasswords = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, commonest))
}

/** Few common passwords have twelve characters, so attackers mostly try a shorter one with additions. */
const isCommon = async (password: string): Promise<boolean> => {
  commonPasswords ??= readCommonPasswords()
  const common = await commonPasswords
  const typed = password.normalize('NFKC').toLowerCase()
  if (/^(.{1,11})\1+.{0,3}$/u.test(typed)) return true
  const core = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isMostlyCore = typed.length - core.length < minOfficePasswordLength
  const shortened = [0, 1, 2, 3].map((less) => typed.slice(0, typed.length - less))
  return [...shortened, ...(isMostlyCore ? [core] : [])].some(
    (each) => common.has(each) || common.has(withoutDisguise(each)),
  )
}

const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
}
const withoutDisguise = (text: string): string =>
  text.replace(/[@431!0$]/g, (sign) => disguises[sign] ?? sign)
