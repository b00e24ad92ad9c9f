/** Converts Arabic-Indic and Persian digits, which some keyboards type, to ASCII. */
export const foldDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
