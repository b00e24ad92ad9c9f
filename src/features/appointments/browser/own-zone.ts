import { useMounted } from '#ui/use-mounted.ts'

/** The time zone of the reader's device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The same as a hook. Undefined on the server and until the page is hydrated. */
export const useOwnZone = (): string | undefined => (useMounted() ? ownZone() : undefined)
