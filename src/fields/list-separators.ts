/**
 * The list separator of Windows by language, with which Excel opens a CSV file. In Arabic (Saudi Arabia), lines with
 * commas would be one column.
 */
export const listSeparators = { en: ',', ar: ';' } as const
