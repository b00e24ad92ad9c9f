const maxRemembered = 500

/** Memoizes a pure function of repeated texts, such as headers; the cache is cleared after a few hundred. */
export const remembered = <Text extends string | undefined, Value>(read: (text: Text) => Value) => {
  const known = new Map<Text, Value>()
  return (text: Text): Value => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as Value
    if (known.size >= maxRemembered) known.clear()
    const value = read(text)
    known.set(text, value)
    return value
  }
}
