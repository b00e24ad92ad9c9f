/** Arabic-Indic and Persian digits, as phones and keyboards type them, to ASCII. */
export const foldDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
