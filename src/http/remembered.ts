const mostRemembered = 500

/** What a pure function says of texts that come again, such as headers; all is forgotten after a few hundred. */
export const remembered = <Text extends string | undefined, Value>(read: (text: Text) => Value) => {
  const known = new Map<Text, Value>()
  return (text: Text): Value => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as Value
    if (known.size >= mostRemembered) known.clear()
    const value = read(text)
    known.set(text, value)
    return value
  }
}
