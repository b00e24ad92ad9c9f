import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { findImage } from '#features/images/server/repository.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'

/** Twice the pixels of its place on paper, at 300 dots an inch. */
const largest = { width: 560, height: 480, fit: 'inside', withoutEnlargement: true } as const

/** The logo of the letterhead as SVG, which needs no second file. Empty without an uploaded picture. */
export const readLogo = async ({ db, files }: Pick<FastifyInstance, 'db' | 'files'>): Promise<string> => {
  const key = settingsOf(await listSettings(db)).letterhead_logo.replace(/^.*\/images\//, '')
  const image = key === '' ? undefined : await findImage(db, key)
  if (!image || image.malwareCheck === 'infected') return ''
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(await buffer(files.stream(image.storageKey)))
    .resize(largest)
    .png()
    .toBuffer({ resolveWithObject: true })
  const size = `width="${info.width}" height="${info.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${data.toString('base64')}"/></svg>`
}
