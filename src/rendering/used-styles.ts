/**
 * A piece of the sheet, as `scripts/split-styles.ts` lists it at build time. `names` are the properties it
 * mentions.
 */
export type StyleNode =
  | string
  | { selectors: [selector: string, needs: string[]][]; body: string; names: string[] }
  | { token: string; css: string; names: string[] }
  | { keyframes: string; css: string; names: string[] }
  | { face: string; ranges: [from: number, to: number][] }
  | { at: string; nodes: StyleNode[] }

const maxCached = 100

/** The elements, classes and ids of a page, written as in a selector. */
type Names = ReadonlySet<string>
/** The letters of a page, as code points. */
type Letters = ReadonlySet<number>

/**
 * Returns a function that selects the rules that a page's HTML uses, in any state, window or theme. Elements
 * that scripts add later are styled by the whole sheet, which is loaded before such a script runs.
 */
export const usedStyles = (nodes: readonly StyleNode[]): ((html: string) => string) => {
  const cached = new Map<string, string>()
  const faces = nodes.filter((node) => typeof node === 'object' && 'face' in node)
  return (html) => {
    const present = namesIn(html)
    const tokens = tokensIn(html)
    const letters = lettersIn(html)
    const used = faces.filter(({ ranges }) => includesOne(letters, ranges))
    const key = [...present, ...tokens, ...used.map((face) => faces.indexOf(face))].sort().join(' ')
    const found = cached.get(key)
    if (found !== undefined) return found
    const matching = nodes
      .filter((node) => typeof node === 'string' || !('face' in node) || used.includes(node))
      .flatMap((node) => matched(node, present))
    const names = namesOf(matching, tokens)
    const text = matching.map((node) => written(node, names)).join('')
    if (cached.size >= maxCached) cached.clear()
    cached.set(key, text)
    return text
  }
}

const namesIn = (html: string): Names => {
  const present = new Set<string>()
  // Most repeat, so each is split once.
  const written = new Set([...html.matchAll(/ (?:class|id)="[^"]*|<[a-z][a-z0-9]*/g)].map(([text]) => text))
  for (const text of written) {
    const [name = '', value] = text.split('="')
    if (value === undefined) present.add(name.slice(1))
    else if (name === ' id') present.add(`#${value}`)
    else for (const each of value.split(' ')) present.add(`.${each}`)
  }
  return present
}

/** The tokens that attributes mention, such as the colors of a drawing. */
const tokensIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string)),
]

/** The letters that a reader sees: of texts, and of the attributes that browsers show. */
const lettersIn = (html: string): Letters => {
  const shown = [...html.matchAll(/ (?:placeholder|value|alt)="([^"]*)"/g)].map(([, text]) => text)
  const text = html.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '')
  return new Set([...new Set(shown.join('') + text)].map((letter) => letter.codePointAt(0) ?? 0))
}

const includesOne = (letters: Letters, ranges: readonly [from: number, to: number][]): boolean => {
  for (const letter of letters) if (ranges.some(([from, to]) => letter >= from && letter <= to)) return true
  return false
}

/** Drops rules for missing names. Tokens and keyframes stay until their use is known. */
const matched = (node: StyleNode, present: ReadonlySet<string>): StyleNode[] => {
  if (typeof node === 'string' || 'css' in node || 'face' in node) return [node]
  if ('at' in node) {
    const nodes = node.nodes.flatMap((each) => matched(each, present))
    return nodes.length > 0 ? [{ at: node.at, nodes }] : []
  }
  const selectors = node.selectors.filter(([, needs]) => needs.every((need) => present.has(need)))
  return selectors.length > 0 ? [{ ...node, selectors }] : []
}

/** The names that rules and drawings mention, and the names that those depend on. */
const namesOf = (nodes: readonly StyleNode[], tokens: readonly string[]): Set<string> => {
  const used = new Set<string>(tokens)
  const meanings = new Map<string, string[]>()
  const collect = (node: StyleNode): void => {
    if (typeof node === 'string' || 'face' in node) return
    if ('at' in node) for (const each of node.nodes) collect(each)
    else if ('selectors' in node) for (const name of node.names) used.add(name)
    else {
      const name = 'token' in node ? node.token : node.keyframes
      meanings.set(name, [...(meanings.get(name) ?? []), ...node.names])
    }
  }
  for (const node of nodes) collect(node)
  // Iterating over a set includes entries added meanwhile.
  for (const name of used) for (const further of meanings.get(name) ?? []) used.add(further)
  return used
}

const written = (node: StyleNode, used: ReadonlySet<string>): string => {
  if (typeof node === 'string') return node
  if ('face' in node) return node.face
  if ('selectors' in node) return `${node.selectors.map(([selector]) => selector).join()}{${node.body}}`
  if ('css' in node) return used.has('token' in node ? node.token : node.keyframes) ? node.css : ''
  const inner = node.nodes.map((each) => written(each, used)).join('')
  return inner && `${node.at}{${inner}}`
}
