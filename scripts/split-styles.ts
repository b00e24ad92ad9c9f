import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import type { StyleNode } from '../src/rendering/used-styles.ts'

/** Stored with the manifest; `usedStyles` reads it to inline only the rules that a page uses. */
export const styleNodesFile = '.vite/styles.json'

/**
 * The first sheet that lists layers fixes their order, and the bundler puts the sheets of shared parts first.
 */
const layers = '@layer tokens, base, components, pages, print;'

/**
 * Prefixes the sheet with the order of its layers, and lists its rules with the names that each of them
 * needs.
 */
export const splitStyles = (): Plugin => ({
  name: 'split-styles',
  enforce: 'post',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => /style-[^/]+\.css$/.test(fileName))
      if (sheet?.type !== 'asset') throw new Error('the build holds no sheet')
      sheet.source = layers + sheet.source
      const nodes = postcss.parse(String(sheet.source)).nodes.map(nodeOf)
      this.emitFile({ type: 'asset', fileName: styleNodesFile, source: JSON.stringify(nodes) })
    },
  },
})

const nodeOf = (node: ChildNode): StyleNode => {
  if (node.type === 'rule') return ruleOf(node)
  if (node.type !== 'atrule') return `${node}`
  if (node.name === 'keyframes') return { keyframes: node.params, css: `${node}`, ...namesIn(node) }
  if (node.name === 'font-face') return faceOf(node)
  if (!node.nodes) return `${node};`
  return { at: `@${node.name} ${node.params}`, nodes: node.nodes.map(nodeOf) }
}

/** A font file, with the ranges of its letters. */
const faceOf = (face: AtRule): StyleNode => {
  let ranges: [from: number, to: number][] = []
  face.walkDecls('unicode-range', ({ value }) => {
    ranges = value.split(',').map((range) => {
      const [from = '', to = from] = range.trim().slice('U+'.length).split('-')
      // `U+6??` is U+600-6FF.
      return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)]
    })
  })
  return ranges.length > 0 ? { face: `${face}`, ranges } : `${face}`
}

const ruleOf = (rule: Rule): StyleNode => {
  const own = rule.nodes.filter((each) => each.type === 'decl')
  const hasTokens = own.some(({ prop }) => prop.startsWith('--'))
  if (hasTokens && !rule.selectors.some((selector) => /[.#]/.test(selector)))
    return {
      at: rule.selector,
      nodes: own.map((each) =>
        each.prop.startsWith('--') ? { token: each.prop, css: `${each};`, ...namesIn(each) } : `${each};`,
      ),
    }
  return {
    selectors: rule.selectors.map((selector) => [selector, needsOf(selector)]),
    body: rule.nodes.join(';'),
    ...namesIn(rule),
  }
}

/** The custom properties and animations that it mentions. */
const namesIn = (node: AtRule | Rule | ChildNode) => {
  const text = `${node}`
  const properties = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string)
  const animations = [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(
    ([, value]) => value?.split(/[\s,]+/) ?? [],
  )
  return { names: [...new Set([...properties, ...animations])] }
}

/** The classes (`.a`), ids (`#a`) and elements (`a`) that must be on the page for the selector to match. */
const needsOf = (selector: string): string[] => {
  const bare = withoutBrackets(selector.replace(/:has\(([^(),]*)\)/g, ' $1')).replace(/::?[\w-]+/g, '')
  const marked = bare.match(/[.#][\w-]+/g) ?? []
  const elements = [...bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name]) => name as string)
  return [...new Set([...marked, ...elements])]
}

/** Names inside `:not(…)`, `:is(…)` or `[…]` are optional; those inside `:has(…)` are not. */
const withoutBrackets = (selector: string): string => {
  let depth = 0
  return [...selector]
    .filter((letter) => {
      if (letter === '(' || letter === '[') depth += 1
      const isOutside = depth === 0
      if (letter === ')' || letter === ']') depth -= 1
      return isOutside
    })
    .join('')
}
