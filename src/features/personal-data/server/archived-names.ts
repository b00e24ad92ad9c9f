/** Characters that Windows, macOS or Linux do not allow in file names, and marks that change the text's direction. */
const unsafe = /[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu

/**
 * Paths in the archive, inside `files/`, with the names people gave the files, in their own script. No two are equal,
 * even where upper and lower case are the same.
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
