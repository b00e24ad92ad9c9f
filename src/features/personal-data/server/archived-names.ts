/** What a folder of Windows, macOS or Linux refuses in a name, and marks that would turn it around. */
const unsafe = /[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu

/**
 * Paths in the archive for files as people named them, in their own script: inside `files/`, and no two alike, also
 * where capitals and small letters are one.
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
