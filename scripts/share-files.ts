export type Part = {
  id: string
  /** The screens that need it at first. */
  users: readonly string[]
  bytes: number
  imports: readonly string[]
  /** The file that has it already. Such a file merges with no other, and counts where others import it. */
  file?: string | undefined
}

/** `users` has a bit for each screen. Files merge within their group. */
type File = {
  ids: string[]
  isFixed: boolean
  group: string
  users: bigint
  bytes: number
  imports: Set<File>
}
/** The sum of the weights of screens, by their bits. */
type Weigh = (users: bigint) => number
type Weights = { bytes: Weigh; requests: Weigh }

/**
 * Distributes modules to files, so that the screens load as little as possible in few files. It begins with
 * one file for each set of screens that need the same modules, and merges the two files whose merge saves
 * most, until none saves anything. A merge saves a request for each screen that needs both; each other screen
 * then loads bytes that it does not need, and what these import. Files of one audience do not merge with those of
 * another, or its screens would load them. `costOf`: what a request costs a screen, in bytes of source. A higher
 * cost gives the screen fewer files and more bytes. `weightOf`: how many other screens one screen counts for.
 */
export const shareFiles = (
  parts: readonly Part[],
  costOf: (screen: string) => number,
  weightOf: (screen: string) => number = () => 1,
  costOfFile = 0,
): Map<string, string> => {
  const screens = [...new Set(parts.flatMap(({ users }) => users))].sort()
  const files = bySet(parts, screens)
  // Parts on demand: the code of one part stays out of the files that others import.
  if (costOfFile > 0)
    for (const file of files) file.group += file.users & (file.users - 1n) ? ' several' : ' one'
  const weights = {
    bytes: weighedBy(screens.map(weightOf)),
    requests: weighedBy(screens.map((screen) => weightOf(screen) * costOf(screen))),
  }
  while (mergeBest(files, weights, costOfFile));
  const names = new Set<string>()
  return new Map(
    [...files].flatMap((file) => {
      if (file.isFixed) return []
      const name = unusedName(nameOf(file, screens), names)
      return file.ids.map((id) => [id, name] as const)
    }),
  )
}

/** A module's imports have at least its users, so these files import each other in no circle. */
const bySet = (parts: readonly Part[], screens: readonly string[]): Set<File> => {
  const bitsOf = (users: readonly string[]) =>
    users.reduce((bits, user) => bits | (1n << BigInt(screens.indexOf(user))), 0n)
  const files = new Map<bigint | string, File>()
  const fileOf = new Map<string, File>()
  for (const { id, users, bytes, file: fixed } of parts) {
    const bits = bitsOf(users)
    const file = files.get(fixed ?? bits) ?? {
      ids: [],
      isFixed: fixed !== undefined,
      group: groupOf(users),
      users: bits,
      bytes: 0,
      imports: new Set(),
    }
    file.ids.push(id)
    file.users |= bits
    file.bytes += bytes
    files.set(fixed ?? bits, file)
    fileOf.set(id, file)
  }
  for (const { id, imports } of parts)
    for (const imported of imports) {
      const [file, other] = [fileOf.get(id), fileOf.get(imported)]
      if (file && other && file !== other) file.imports.add(other)
    }
  for (const file of files.values()) for (const next of reachOf(file)) next.users |= file.users
  return new Set(files.values())
}

const mergeBest = (files: Set<File>, weights: Weights, costOfFile: number): boolean => {
  let best: { saved: number; one: File; other: File } | undefined
  const list = [...files].filter(({ isFixed }) => !isFixed)
  const reached = new Map(list.map((file) => [file, reachOf(file)]))
  for (const [at, one] of list.entries())
    for (const other of list.slice(at + 1)) {
      if (one.group !== other.group) continue
      const saved = savingOf(one, other, reached, weights, costOfFile)
      if (saved > (best?.saved ?? 0)) best = { saved, one, other }
    }
  if (!best) return false
  merge(files, best.one, best.other)
  return true
}

/** All files that a file imports, also through others. */
const reachOf = (file: File, seen = new Set<File>()): Set<File> => {
  for (const next of file.imports)
    if (!seen.has(next)) {
      seen.add(next)
      reachOf(next, seen)
    }
  return seen
}

const savingOf = (
  one: File,
  other: File,
  reached: Map<File, Set<File>>,
  { bytes: weigh, requests }: Weights,
  costOfFile: number,
): number => {
  const users = one.users | other.users
  const lost = weigh(users & ~one.users) * one.bytes + weigh(users & ~other.users) * other.bytes
  let saved = costOfFile + requests(one.users & other.users) - lost
  if (saved <= 0) return 0
  if (wouldCircle(one, other, reached) || wouldCircle(other, one, reached)) return 0
  for (const file of new Set([...(reached.get(one) ?? []), ...(reached.get(other) ?? [])]))
    if (file !== one && file !== other) saved -= weigh(users & ~file.users) * file.bytes
  return saved
}

/** A file between the two would import the merged file, and be imported by it. */
const wouldCircle = (one: File, other: File, reached: Map<File, Set<File>>): boolean =>
  [...one.imports].some((file) => file !== other && reached.get(file)?.has(other))

const merge = (files: Set<File>, one: File, other: File): void => {
  one.ids.push(...other.ids)
  one.users |= other.users
  one.bytes += other.bytes
  for (const file of other.imports) one.imports.add(file)
  one.imports.delete(one)
  one.imports.delete(other)
  files.delete(other)
  for (const file of files) if (file.imports.delete(other) && file !== one) file.imports.add(one)
  for (const file of reachOf(one)) file.users |= one.users
}

/** Memoized: the sets of a build are few, and each pair of files asks for several. */
const weighedBy = (weights: readonly number[]): Weigh => {
  const sums = new Map<bigint, number>()
  return (users) => {
    const known = sums.get(users)
    if (known !== undefined) return known
    const sum = weights.reduce((total, weight, at) => total + (users & (1n << BigInt(at)) ? weight : 0), 0)
    sums.set(users, sum)
    return sum
  }
}

const audienceOf = (screen: string): string => screen.replace(/\W.*/, '')

/** Parts that are fetched on demand have folders as users, and are one group. */
const groupOf = (users: readonly string[]): string => {
  const audiences = [...new Set(users.filter((user) => user.includes('/')).map(audienceOf))].sort()
  return audiences.length > 1 && audiences.includes('website') ? 'website and others' : audiences.join()
}

/** `office-users` for the only screen that needs it; otherwise the audiences and the number of screens. */
const nameOf = ({ users }: File, screens: readonly string[]): string => {
  const named = screens.filter((_, at) => users & (1n << BigInt(at)))
  const audiences = [...new Set(named.map(audienceOf))]
  return named.length === 1 ? (named[0] ?? '').replace(/\W/g, '-') : `${audiences.join('-')}-${named.length}`
}

/** Two files of one name would become one. */
const unusedName = (name: string, used: Set<string>): string => {
  let unused = name
  for (let at = 2; used.has(unused); at += 1) unused = `${name}-${at}`
  used.add(unused)
  return unused
}
