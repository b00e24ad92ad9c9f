/** Words before a number, up to a colon, in Arabic letters or "IBAN". */
const label =
  /^(?:[\p{L}\p{M}\s.()]*[:：]|(?:IBAN|VAT)(?:\s*(?:no|number)\b\.?)?(?=[\s:]|SA)|[\p{Script=Arabic}\p{M}\s]+)\s*/iu

/** A number as copied from a letter, without its label, spaces, dots and dashes. */
export const plainNumber = (typed: string): string =>
  typed.replace(label, '').replace(/[\s.\p{Pd}\u2212]/gu, '')
