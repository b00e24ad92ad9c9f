/** Joins the truthy names: `classNames('button', isWide && 'button-wide')`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
