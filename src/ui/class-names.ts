/** Joins the names that apply: `classNames('button', isWide && 'button-wide')`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
