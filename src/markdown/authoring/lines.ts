import type { Mark, Node } from 'prosemirror-model'
import { textSchema } from './text-schema.ts'

type Way = { keepsLines: boolean; marks: readonly Mark[] }

const { hard_break: hardBreak } = textSchema.nodes

/** The finished blocks and the current line, which becomes a paragraph when it ends. */
export class Lines {
  readonly blocks: Node[] = []
  #line: Node[] = []

  /** Everything on one line, for a heading or a cell. */
  static onOneLine(blocks: readonly Node[]): Node[] {
    const line: Node[] = []
    const gather = (node: Node) => {
      if (node.type.name === 'bullet_list' || node.type.name === 'ordered_list') {
        node.forEach((item, _at, index) => {
          const label = node.type.name === 'bullet_list' ? '•' : `${node.attrs.order + index}.`
          line.push(textSchema.text(`${line.length > 0 ? ' ' : ''}${label}`))
          gather(item)
        })
        return
      }
      if (!node.isTextblock) {
        node.forEach(gather)
        return
      }
      if (line.length > 0) line.push(textSchema.text(' '))
      node.forEach((child) => {
        line.push(child.type === hardBreak ? textSchema.text(' ') : child)
      })
    }
    blocks.forEach(gather)
    return trimmed(line)
  }

  addText(text: string, { keepsLines, marks }: Way): void {
    const paragraphs = keepsLines ? text.split(/\n[^\S\n]*\n\s*/) : [text]
    for (const [index, paragraph] of paragraphs.entries()) {
      if (index > 0) this.end()
      const lines = keepsLines ? paragraph.split('\n') : [paragraph]
      for (const [line, words] of lines.entries()) {
        if (line > 0) this.addBreak()
        this.#addWords(words, marks)
      }
    }
  }

  addInline(node: Node): void {
    this.#line.push(node)
  }

  /** Two breaks in a row end the paragraph. */
  addBreak(): void {
    const last = this.#line.findLast((node) => !isBlank(node))
    if (last?.type === hardBreak) this.end()
    else this.#line.push(hardBreak.create())
  }

  addBlock(block: Node): void {
    this.end()
    this.blocks.push(block)
  }

  /** Text that is read meanwhile does not share a line with its surroundings. */
  apart(readInside: () => void): void {
    this.end()
    readInside()
    this.end()
  }

  end(): void {
    const line = trimmed(this.#line)
    this.#line = []
    if (line.length > 0) this.blocks.push(textSchema.node('paragraph', null, line))
  }

  #addWords(text: string, marks: readonly Mark[]): void {
    const words = text.replace(/\s+/g, ' ')
    if (words) this.#line.push(textSchema.text(words, marks))
  }
}

const isBlank = (node: Node): boolean => node.isText && node.text?.trim() === ''

/** One space between words, none at the ends of lines. */
const trimmed = (line: readonly Node[]): Node[] => {
  const remaining: Node[] = []
  let isAfterSpace = true
  for (const node of line) {
    if (node.type === hardBreak) {
      trimEnd(remaining)
      if (remaining.length > 0) remaining.push(node)
    } else if (node.isText) {
      const text = isAfterSpace ? node.text?.trimStart() : node.text
      if (!text) continue
      remaining.push(textSchema.text(text, node.marks))
    } else remaining.push(node)
    isAfterSpace = node.type === hardBreak || (node.text?.endsWith(' ') ?? false)
  }
  trimEnd(remaining)
  return remaining
}

const trimEnd = (line: Node[]): void => {
  for (let last = line.pop(); last; last = line.pop()) {
    if (last.type === hardBreak) continue
    const text = last.isText ? last.text?.trimEnd() : undefined
    if (last.isText && !text) continue
    line.push(text ? textSchema.text(text, last.marks) : last)
    return
  }
}
