// The character between the two stays with the Arabic part: the dot of «عقد.pdf» is next to the name.
const latinEnd = /(?<=\p{Script=Arabic}[\s._-]*)[^\s._\-\p{Script=Arabic}][^\p{Script=Arabic}]*(?<=\.\w+)$/u

/** An Arabic file name and its Latin end: «عقد » and `(v2).pdf`. Other names have an empty end. */
export const splitFileName = (name: string): [name: string, end: string] => {
  const at = name.search(latinEnd)
  return at === -1 ? [name, ''] : [name.slice(0, at), name.slice(at)]
}

/**
 * A file name for use in a sentence, with its Latin end in one piece. Other names are isolated by the
 * sentence.
 */
export const isolatedFileName = (name: string): string => {
  const [start, end] = splitFileName(name)
  return end ? `\u2068${start}\u2066${end}\u2069\u2069` : name
}
