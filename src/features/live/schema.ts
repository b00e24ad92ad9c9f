import * as z from 'zod/mini'

/** Replaces a list of kinds: all of them may have changed. */
export const everyKind = '*'

/** Seconds between heartbeats of the stream. A browser that receives nothing for longer starts polling. */
export const beatSeconds = 15

/** `since` is the id of the last event of an earlier stream. */
export const liveQuery = z.object({ since: z.optional(z.string().check(z.maxLength(80))) })
