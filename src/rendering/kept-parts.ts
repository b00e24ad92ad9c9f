import { randomBytes } from 'node:crypto'
import type { PartDrawing, Reader } from '#pages/kept-part.tsx'
import { type Names, namesIn } from './used-styles.ts'

/** Cached HTML of a fragment, and its inputs. */
type Kept = {
  html: string
  names: Names[]
  objects: unknown[]
  answers: ReadonlyMap<string, unknown>
  readsSearch: boolean
}
type Entry = { key: string; objects: unknown[]; kept?: Kept; reads?: Reads }

const maxCharacters = 4_000_000
/** Cache keys of a fragment: one for every page, and one for this address if the fragment reads it. */
const slotsOf = (key: string, path: string) => [key, `${key} ${path}`] as const

/** Records the reads of a fragment, which also count for its parent. */
class Reads implements Reader {
  readonly answers = new Map<string, unknown>()
  readsPath = false
  readsSearch = false
  readonly #around: Reader

  constructor(around: Reader) {
    this.#around = around
  }

  answer(queryHash: string): unknown {
    const answer = this.#around.answer(queryHash)
    this.answers.set(queryHash, answer)
    return answer
  }

  path(): string {
    this.readsPath = true
    return this.#around.path()
  }

  search(): string {
    this.readsSearch = true
    return this.#around.search()
  }
}

/**
 * Cached HTML of page fragments. A fragment is valid while all its inputs are the same objects: responses are
 * frozen and shared until their tables change. The least recently used are evicted first.
 */
export class KeptParts {
  readonly #kept = new Map<string, Kept>()
  #characters = 0

  find(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept
  }

  keep(key: string, kept: Kept): void {
    this.#drop(key)
    this.#kept.set(key, kept)
    this.#characters += kept.html.length
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= maxCharacters) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#characters -= this.#kept.get(key)?.html.length ?? 0
    this.#kept.delete(key)
  }
}

/** Random, so that no content can contain it. It never leaves the server. */
const tag = `kept-part-${randomBytes(8).toString('hex')}`
const marks = new RegExp(`<${tag} n="(\\d+)">|</${tag}>`, 'g')

type DrawingOptions = {
  store: KeptParts
  /** The part of the key that all fragments of the page share. */
  key: string
  /** The page itself. */
  reader: Reader
}

/**
 * One page during rendering: React renders a placeholder for each fragment, and `finish` inserts the HTML.
 */
export class Drawing implements PartDrawing {
  readonly tag = tag
  readonly reader: Reader
  readonly #store: KeptParts
  readonly #key: string
  readonly #entries: Entry[] = []

  constructor({ store, key, reader }: DrawingOptions) {
    this.reader = reader
    this.#store = store
    this.#key = key
  }

  /** The fragment's number on this page; `reads` if it must be rendered, within `around`. */
  enter(part: string, objects: unknown[], around: Reader): { number: number; reads?: Reads | undefined } {
    const entry: Entry = { key: `${this.#key} ${part}`, objects }
    const number = this.#entries.push(entry) - 1
    for (const [index, slot] of slotsOf(entry.key, this.reader.path()).entries()) {
      const kept = this.#store.find(slot)
      if (!kept || !this.#holds(kept, objects)) continue
      if (kept.readsSearch) around.search()
      for (const queryHash of kept.answers.keys()) around.answer(queryHash)
      if (index > 0) around.path()
      entry.kept = kept
      return { number }
    }
    entry.reads = new Reads(around)
    return { number, reads: entry.reads }
  }

  #holds({ objects, answers, readsSearch }: Kept, present: unknown[]): boolean {
    if (readsSearch && this.reader.search() !== '') return false
    if (!objects.every((object, index) => object === present[index])) return false
    for (const [queryHash, answer] of answers) if (this.reader.answer(queryHash) !== answer) return false
    return true
  }

  /** The page as React would render it without fragments, and the names in its pieces. */
  finish(drawn: string): { html: string; names: Names[] } {
    const whole = { html: '', names: [] as Names[], own: '' }
    const open: (typeof whole & { entry: Entry | undefined })[] = [{ ...whole, entry: undefined }]
    let end = 0
    const add = (own: string) => {
      const inner = open.at(-1)
      if (!inner) throw new Error('a part closes that was not opened')
      inner.html += own
      inner.own += own
    }
    for (const { 0: mark, 1: number, index } of drawn.matchAll(marks)) {
      add(drawn.slice(end, index))
      end = index + mark.length
      if (number !== undefined) {
        open.push({ html: '', names: [], own: '', entry: this.#entries[Number(number)] })
        continue
      }
      const { html, names, own, entry } = open.pop() as (typeof open)[number]
      const part = entry?.kept ?? this.#keep(entry, html, [namesIn(own), ...names])
      const around = open.at(-1)
      if (!around) throw new Error('a part closes that was not opened')
      around.html += part.html
      around.names.push(...part.names)
    }
    add(drawn.slice(end))
    const [{ html, names, own }] = open as [(typeof open)[number]]
    return { html, names: [namesIn(own), ...names] }
  }

  #keep(entry: Entry | undefined, html: string, names: Names[]): Pick<Kept, 'html' | 'names'> {
    if (!entry?.reads) return { html, names }
    const { answers, readsPath, readsSearch } = entry.reads
    const { key, objects } = entry
    // The objects come from the page's own response.
    const readsPage = readsPath || objects.length > 0
    // A fragment that shows a search would only evict the shared ones.
    const isPassing = readsSearch && this.reader.search() !== ''
    const [anywhere, here] = slotsOf(key, this.reader.path())
    if (!isPassing)
      this.#store.keep(readsPage ? here : anywhere, {
        html,
        names,
        objects,
        answers,
        readsSearch,
      })
    return { html, names }
  }
}
