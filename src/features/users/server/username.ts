import type { Database } from '#db/connection.ts'
import type { UserLine } from '../schema.ts'
import { listLooks } from './import-repository.ts'
import { reservedNames } from './reserved-names.ts'

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
