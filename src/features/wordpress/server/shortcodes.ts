const shortcode = /\[(\/?)([a-z][\w-]{1,60})(\s[^\][<>]{0,2000})?\]/gi

/** Those that are written without attributes and an end. */
const bare = new Set(['audio', 'embed', 'gallery', 'playlist', 'video'])
/** Only wrap what stands in them. */
const wrappers = new Set(['caption', 'embed'])

/**
 * The text without WordPress' shortcodes, and the names of those that did something. What stands between two of them
 * stays. A word in brackets is none.
 */
export const withoutShortcodes = (text: string): { text: string; lost: string[] } => {
  const ends = new Set(
    [...text.matchAll(/\[\/([a-z][\w-]{1,60})\]/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  const lost: string[] = []
  const kept = text.replace(shortcode, (whole, end: string, written: string, attributes = '') => {
    const name = written.toLowerCase()
    const isOne = end || ends.has(name) || bare.has(name) || /=|\/\s*$/.test(attributes)
    if (!isOne) return whole
    if (!end && !wrappers.has(name)) lost.push(name)
    return ''
  })
  return { text: kept, lost }
}
