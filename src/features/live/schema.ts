import * as z from 'zod/mini'

/** In place of kinds: all of them may have changed. */
export const everyKind = '*'

/** How often the stream says that it is still there, in seconds; a browser that hears nothing for longer asks instead. */
export const beatSeconds = 15

/** `since` is the id of the last event of an earlier stream. */
export const liveQuery = z.object({ since: z.optional(z.string().check(z.maxLength(80))) })
