import { foldNumber } from '#fields/fold.ts'

/** Normalizes case, spaces, signs and the variants of Arabic letters. */
export const foldText = (text: string): string =>
  foldNumber(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{N}]/gu, '')
