import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Encrypts with AES-256-GCM. `context` is authenticated: a value encrypted for one row cannot be decrypted
 * for another.
 */
export const seal = (key: Buffer, text: string, context: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [version, ...[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}

/** Throws if the key is different or a single bit has changed. */
export const unseal = (key: Buffer, sealed: string, context: string): string => {
  const [found, ...parts] = sealed.split('.')
  const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (found !== version || !iv || !text || tag?.length !== 16) throw new Error('not sealed by this program')
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context)).setAuthTag(tag)
  return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
}

/** Identifies the algorithm, in case another one follows. */
const version = 'v1'
