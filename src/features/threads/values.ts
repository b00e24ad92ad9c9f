/** The number of entries that the thread of a request shows at first, and the further ones with each click. */
export const threadAtOnce = 30
