import { useMounted } from '#ui/use-mounted.ts'

/** Where the reader's device says it is. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The same for a screen: the server does not know it, so that it is empty until the page is hydrated. */
export const useOwnZone = (): string | undefined => (useMounted() ? ownZone() : undefined)
