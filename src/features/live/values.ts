/** The kinds of lists; the keys of the screens' queries begin with these words. */
export const liveKinds = [
  'consultations',
  'appointments',
  'messages',
  'documents',
  'contact-messages',
] as const
export type LiveKind = (typeof liveKinds)[number]

export const isLiveKind = (word: unknown): word is LiveKind => liveKinds.some((kind) => kind === word)
