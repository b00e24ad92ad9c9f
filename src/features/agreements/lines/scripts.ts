// Parts of regular expressions for lines with scripts of both directions.

const rightToLeftScripts = String.raw`\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}\p{scx=Nko}`
/** A letter or mark of a script that is written from right to left, or the sign of the riyal, `﷼`. */
export const rightToLeft = String.raw`(?![\p{Nd}\p{P}])[${rightToLeftScripts}]`
/** A letter of any other script, such as Latin, Greek or Cyrillic. */
export const leftToRight = String.raw`(?![${rightToLeftScripts}])\p{L}\p{M}*`
/** The place of a value in its line, which is isolated as a whole. */
export const valueMark = '\ufffc'

/** The direction of the first letter; numbers are written from left to right. */
export const firstDirection = (text: string): 'rtl' | 'ltr' => {
  const [first = ''] = new RegExp(`${rightToLeft}|${leftToRight}`, 'u').exec(text) ?? []
  return new RegExp(`^${rightToLeft}`, 'u').test(first) ? 'rtl' : 'ltr'
}
