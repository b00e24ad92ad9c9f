import { open } from 'node:fs/promises'

const endSize = 22
const maxComment = 65_535
const maxDirectory = 1024 * 1024

/** Names of an archive's parts, from the directory at its end; undefined if that is not readable. */
export const zipNames = async (path: string): Promise<string[] | undefined> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (length: number, at: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return buffer.subarray(0, bytesRead)
    }
    const tailSize = Math.min(size, endSize + maxComment)
    const tail = await read(tailSize, size - tailSize)
    const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
    if (end < 0 || end + endSize > tail.length) return undefined
    const length = Math.min(tail.readUInt32LE(end + 12), maxDirectory)
    return namesIn(await read(length, tail.readUInt32LE(end + 16)))
  } finally {
    await file.close()
  }
}

const headerSize = 46

const namesIn = (directory: Buffer): string[] => {
  const names: string[] = []
  for (let at = 0; at + headerSize <= directory.length; ) {
    if (directory.toString('latin1', at, at + 4) !== 'PK\x01\x02') break
    const name = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + headerSize, at + headerSize + name))
    at += headerSize + name + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}
