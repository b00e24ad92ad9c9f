import { foldNumber } from './fold.ts'

/**
 * One spelling of what keyboards and copies write differently: case, spaces, hyphens, apostrophes, joiners, tatweel,
 * accents, digits, and the variants of Arabic and Persian letters. For comparisons only.
 */
export const foldSpelling = (text: string): string =>
  foldNumber(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ı', 'i')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{N}]/gu, '')
