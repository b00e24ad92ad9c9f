import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** An exported chat with its files, as WhatsApp makes it. */
export const archiveOf = (files: Record<string, string | Buffer>): Promise<Buffer> => {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return buffer(archive.outputStream as NodeJS.ReadableStream)
}

/** A chat of an iPhone in Arabic, with a notice and an entry that cannot be read. */
export const arabicChat = [
  '[١٢\u200f/٥\u200f/٢٠٢٤، ١٠:١٥:٣٠ ص] سارة: \u200eالرسائل والمكالمات مشفرة تمامًا بين الطرفين.',
  '[١٢\u200f/٥\u200f/٢٠٢٤، ١٠:١٥:٣٠ ص] سارة: السلام عليكم',
  '[١٢\u200f/٥\u200f/٢٠٢٤، ١٠:١٧:٠٠ ص] المكتب ⚖️: وعليكم السلام،\nتفضلي',
  '[١٥\u200f/١٠\u200f/١٤٤٥ هـ، ١١:٠٠:٠٠ ص] سارة: تاريخ هجري',
  '[١٣\u200f/٥\u200f/٢٠٢٤، ٩:٠٠:٠٠ م] سارة: \u200eصورة غير مدرجة',
].join('\r\n')
