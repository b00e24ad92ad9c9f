import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode, syncFolder } from './disk.ts'

const keyBytes = 32

/** The file exists but has no valid key; the message includes its path and fits on one line. */
export class KeyError extends Error {}

/**
 * A key of 32 random bytes in a private file, created on first use. It is synced to the disk before anything
 * is encrypted with it, and concurrent processes all get the same one.
 */
export const openKey = async (folder: string, name: string): Promise<{ key: Buffer; isNew: boolean }> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await syncFolder(dirname(folder))
  const path = join(folder, `${name}.key`)
  const isNew = !existsSync(path) && (await makeKey(path))
  const key = await readFile(path)
  if (key.length !== keyBytes) throw new KeyError(`${path} must hold ${keyBytes} bytes, not ${key.length}`)
  return { key, isNew }
}

/** Written under another name and then linked; the link fails if the file already exists. */
const makeKey = async (path: string): Promise<boolean> => {
  const arriving = `${path}.${randomUUID()}`
  const file = await open(arriving, 'wx', 0o600)
  try {
    await file.writeFile(randomBytes(keyBytes))
    await file.sync()
    await file.close()
    await link(arriving, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(arriving, { force: true })
    await syncFolder(dirname(path))
  }
}

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
