/** Letters typed within one second of each other are one word (specification, section 9). */
const typeAheadDelay = 1000

/** Collects typed letters; what was typed is forgotten a second after the last of them. */
export const createTypeAhead = () => {
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    type: (letter: string): string => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        typed = ''
      }, typeAheadDelay)
      typed += letter
      return typed
    },
    /** Whether a space belongs to a word that is being typed, rather than being a press. */
    isTyping: (): boolean => typed !== '',
  }
}

/**
 * The option that begins with what was typed, looking on from the current one and around the end. One letter, or
 * the same letter again and again, goes from match to match.
 */
export const findTyped = <Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
  current: number,
): Option | undefined => {
  const isRepeated = [...typed].every((letter) => letter === typed[0])
  const search = (isRepeated ? typed.slice(0, 1) : typed).toLocaleLowerCase()
  const from = Math.max(0, isRepeated ? current + 1 : current)
  const around = [...options.slice(from), ...options.slice(0, from)]
  return around.find(({ label }) => label.toLocaleLowerCase().startsWith(search))
}
