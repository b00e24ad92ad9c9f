/** The number of entries that the thread of a request shows at first, and the further ones with each click. */
export const threadAtOnce = 30
/** All entries, for paper: the most that one call returns. */
export const allEntries = 9999
