const letterVariants: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ک: 'ك',
}

/** Folds like the database's `squeeze_text`: case, spaces, signs and the variants of Arabic letters. */
export const squeezeText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\p{DI}]/gu, '')
    .replace(/[آأإٱىیةؤئک]/g, (letter) => letterVariants[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
