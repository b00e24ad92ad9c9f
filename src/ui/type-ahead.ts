import type { KeyboardEvent } from 'react'

/** Milliseconds. Letters typed within a second of each other form one search text (specification, section 9). */
const typeAheadDelay = 1000

/** Collects typed letters and clears them one second after the last. */
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
    /** Whether a space belongs to the typed text, rather than selecting the option. */
    isTyping: (): boolean => typed !== '',
  }
}

/** Whether the key is part of a search text; a space counts only within one. */
export const isLetter = (event: KeyboardEvent, typeAhead: ReturnType<typeof createTypeAhead>): boolean =>
  event.key.length === 1 &&
  (event.key !== ' ' || typeAhead.isTyping()) &&
  !(event.ctrlKey || event.altKey || event.metaKey)

/**
 * The next option, after the current one and wrapping around, that starts with the typed text. Repeating a
 * single letter cycles through its matches.
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
