// Separate from the schemas: screens need these values without the validation code.

/** Papers of one list. */
export const maxPapers = 20

/** Working days until a paper is due. */
export const maxDays = 90
