/**
 * Decodes an exported chat. WhatsApp writes UTF-8. An editor may have saved the file as UTF-16 or Windows-1256. A few
 * broken bytes do not make it Windows-1256.
 */
export const decodeChat = (bytes: Buffer): string => {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const isBroken = count(/\ufffd/g) > count(/[^\p{ASCII}\ufffd]/gu)
  return isBroken ? new TextDecoder('windows-1256').decode(bytes) : text
}
