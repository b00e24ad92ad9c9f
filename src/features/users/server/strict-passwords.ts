import { may } from '#access/permissions.ts'
import type { Role } from '#access/roles.ts'
import { invalidField } from '#http/errors.ts'
import { minOfficePasswordLength } from '../schema.ts'
import type { PasswordOwner, StrictPasswords } from './password.ts'

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
