/** The first sentence of a description, for lists; the service's own page has the rest. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?؟](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim()
