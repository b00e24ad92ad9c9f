import { inflateRawSync } from 'node:zlib'

const utf8Flag = 0x800

/** The files of a ZIP archive by path, read from its central directory like other programs do. */
export const unzip = (archive: Buffer): Map<string, { bytes: Buffer; isUtf8: boolean }> => {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end === -1) throw new Error('no ZIP, or one that was broken off')
  const files = new Map<string, { bytes: Buffer; isUtf8: boolean }>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((from) =>
      archive.readUInt16LE(at + from),
    )
    const name = archive.subarray(at + 46, at + 46 + (nameLength ?? 0)).toString('utf8')
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const stored = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    files.set(name, {
      bytes: archive.readUInt16LE(at + 10) === 0 ? stored : inflateRawSync(stored),
      isUtf8: (archive.readUInt16LE(at + 8) & utf8Flag) !== 0,
    })
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}
