/**
 * Characters that Windows, macOS or Linux do not permit in file names, and bidirectional control characters.
 */
const unsafe = /[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu

/**
 * Paths below `files/` in the archive, with the original file names in their own script. All are different,
 * even case-insensitively.
 */
export const archivedNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>()
  return names.map((name) => {
    const safe = name.normalize('NFC').replace(unsafe, ' ').trim().replace(/^\.+/, '') || 'file'
    const ending = /\.[a-z0-9]{1,8}$/i.exec(safe)?.[0] ?? ''
    const stem = safe.slice(0, safe.length - ending.length)
    let unique = safe
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})${ending}`
    taken.add(unique.toLowerCase())
    return `files/${unique}`
  })
}
