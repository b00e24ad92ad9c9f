/** The first sentence of a description, for lists; the rest belongs to the service's own page. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?؟](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim()
