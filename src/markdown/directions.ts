import type { Token } from 'markdown-it'

const leaves = new Set(['paragraph_open', 'heading_open', 'td_open', 'th_open'])
const containers = new Set(['list_item_open', 'blockquote_open'])

/**
 * Gives each block the direction of its own text: an English quotation in an Arabic article is left-to-right.
 * Blocks with only numbers keep the surrounding direction, which `auto` would not. A container gets an
 * explicit direction, since `auto` ignores children that have their own.
 */
export const addDirections = (tokens: Token[]): void => {
  for (const [index, token] of tokens.entries()) {
    if (leaves.has(token.type) && directionOf(tokens[index + 1]?.content ?? '')) token.attrSet('dir', 'auto')
    if (!containers.has(token.type)) continue
    const direction = directionOf(firstText(tokens, index))
    if (direction) token.attrSet('dir', direction)
  }
}

/** The first text with a letter, within the container. */
const firstText = (tokens: Token[], start: number): string => {
  const level = tokens[start]?.level ?? 0
  for (let index = start + 1; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token || (token.level <= level && token.nesting === -1)) return ''
    if (token.type === 'inline' && directionOf(token.content)) return token.content
  }
  return ''
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const directionOf = (text: string): 'ltr' | 'rtl' | undefined => {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (!letter) return undefined
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}
