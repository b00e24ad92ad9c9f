import { PassThrough, type Readable } from 'node:stream'
import yazl from 'yazl'
import type { ArchivedFile } from './export-repository.ts'

type Archive = {
  texts: readonly { path: string; text: string }[]
  files: readonly ArchivedFile[]
  open: (file: ArchivedFile) => Readable
}

/**
 * A ZIP that is written while it is read: one file is open at a time, and nothing is buffered. If the reader
 * disconnects, the open file is closed. If a file cannot be read, the archive is aborted, so that it has no
 * gap.
 */
export const archiveOf = ({ texts, files, open }: Archive): Readable => {
  const zip = new yazl.ZipFile()
  const output = new PassThrough()
  let inHand: Readable | undefined
  for (const { path, text } of texts) zip.addBuffer(Buffer.from(text, 'utf8'), path)
  // Documents and images are already compressed.
  for (const file of files)
    zip.addReadStreamLazy(file.path, { compress: false, size: file.size }, (give) => {
      inHand = open(file)
      inHand.on('error', (error) => output.destroy(error))
      give(null, inHand)
    })
  zip.on('error', (error: Error) => output.destroy(error))
  output.on('close', () => inHand?.destroy())
  zip.end()
  zip.outputStream.pipe(output)
  return output
}
