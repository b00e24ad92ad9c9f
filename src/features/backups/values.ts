// Apart from the schemas, since screens name these and check nothing.

/** What a backup is doing: writing the archive, then restoring it into a database that is thrown away. */
export const backupSteps = ['writing', 'testing'] as const

/**
 * Why the latest backup cannot be relied on: the last one `failed`; none is as young as a day (`old`); or files of the
 * firm were missing or `damaged` when it was made.
 */
export const backupAlarms = ['failed', 'old', 'damaged'] as const
