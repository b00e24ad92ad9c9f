// Separate from the schemas: screens need these values without the validation code.

/** The steps of a backup: writing the archive, then restoring it into a temporary database. */
export const backupSteps = ['writing', 'testing'] as const

/**
 * Reasons why the latest backup is not reliable. `failed`: the last attempt failed. `old`: the latest one is
 * more than a day old. `damaged`: files of the firm were missing or damaged.
 */
export const backupAlarms = ['failed', 'old', 'damaged'] as const
