import { createHash } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import { recognise } from '#features/imports/server/columns.ts'
import { readTable } from '#features/imports/server/files.ts'
import { invalidField } from '#http/errors.ts'

/** A person or company of a list. */
export type ListedEntry = { names: string[]; births: string[]; fingerprint: string }

const maxNames = 60
const maxNameLength = 300

/** The entries of a file in the format of the United Nations, or of a CSV file. Throws a refusal in a sentence. */
export const readList = (bytes: Buffer): ListedEntry[] => {
  const entries = isXml(bytes) ? readXml(bytes) : readCsv(bytes)
  const found = new Map<string, ListedEntry>()
  for (const { names, births } of entries) {
    const distinct = distinctOf(names).slice(0, maxNames)
    if (distinct.length === 0) continue
    const entry = { names: distinct, births: distinctOf(births) }
    const fingerprint = createHash('sha256').update(JSON.stringify(entry)).digest('base64url')
    found.set(fingerprint, { ...entry, fingerprint })
  }
  if (found.size === 0) invalidField('file', 'val.nameList.empty')
  return [...found.values()]
}

const distinctOf = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .map((text) => text.replace(/\s+/g, ' ').trim().slice(0, maxNameLength))
      .filter((text) => /[\p{L}\d]/u.test(text)),
  ),
]

const isXml = (bytes: Buffer): boolean => /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 200))

/** Resolves only the five predefined XML entities, fetches nothing, and limits the depth. */
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: true,
  htmlEntities: false,
  maxNestedTags: 12,
})

type Element = { [name: string]: unknown }

const readXml = (bytes: Buffer): Omit<ListedEntry, 'fingerprint'>[] => {
  const source = bytes.toString('utf8')
  // A document type could define entities.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return invalidField('file', 'val.nameList.unreadable')
  const root = parsed(source).CONSOLIDATED_LIST
  if (!isElement(root)) return invalidField('file', 'val.nameList.unreadable')
  const individuals = elementsIn(elementsIn(root, 'INDIVIDUALS')[0], 'INDIVIDUAL')
  const entities = elementsIn(elementsIn(root, 'ENTITIES')[0], 'ENTITY')
  return [
    ...individuals.map((each) => ({
      names: [
        ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']
          .map((part) => textOf(each, part))
          .join(' '),
        textOf(each, 'NAME_ORIGINAL_SCRIPT'),
        ...aliasesOf(each, 'INDIVIDUAL_ALIAS'),
      ],
      births: elementsIn(each, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap(birthOf),
    })),
    ...entities.map((each) => ({
      names: [
        textOf(each, 'FIRST_NAME'),
        textOf(each, 'NAME_ORIGINAL_SCRIPT'),
        ...aliasesOf(each, 'ENTITY_ALIAS'),
      ],
      births: [],
    })),
  ]
}

const parsed = (source: string): Element => {
  try {
    return parser.parse(source, true) as Element
  } catch {
    return invalidField('file', 'val.nameList.unreadable')
  }
}

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null

const elementsIn = (parent: Element | undefined, name: string): Element[] => {
  const value = parent?.[name]
  return (Array.isArray(value) ? value : [value]).filter(isElement)
}

const textOf = (element: Element, name: string): string => {
  const value = element[name]
  return typeof value === 'string' ? value : ''
}

const aliasesOf = (element: Element, name: string): string[] =>
  elementsIn(element, name).flatMap((alias) => textOf(alias, 'ALIAS_NAME').split(';'))

/** A day, a year, or the first and last year between which a person was born. */
const birthOf = (birth: Element): string[] => {
  const [day, year] = [textOf(birth, 'DATE').slice(0, 10), textOf(birth, 'YEAR')]
  const years = [textOf(birth, 'FROM_YEAR'), textOf(birth, 'TO_YEAR')].filter(Boolean).join('–')
  return [day || year || years].filter(Boolean)
}

const columns = [
  { name: 'name', label: 'full name', words: ['الاسم', 'الاسم الكامل'] },
  { name: 'aliases', label: 'alias', words: ['الأسماء المستعارة', 'اسم الشهرة'] },
  { name: 'births', label: 'date of birth', words: ['birth', 'dob', 'تاريخ الميلاد'] },
] as const

const readCsv = (bytes: Buffer): Omit<ListedEntry, 'fingerprint'>[] => {
  const heads = (row: string[]) => Object.values(recognise(columns, row)).filter((at) => at !== null).length
  const table = readTable(bytes, heads)
  const at = recognise(columns, table.heads)
  if (at.name === null || at.name === undefined) return invalidField('file', 'val.nameList.columns')
  const cell = (row: readonly string[], column: number | null | undefined) =>
    column === null || column === undefined ? '' : (row[column] ?? '')
  return table.lines.map(({ cells }) => ({
    names: [cell(cells, at.name), ...cell(cells, at.aliases).split(/[;|؛\n]/)],
    births: cell(cells, at.births).split(/[;|؛\n]/),
  }))
}
