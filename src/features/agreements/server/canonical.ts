import { createHash } from 'node:crypto'
import { withoutIsolates } from '#i18n/dictionary.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import type { Content } from '../content.ts'
import { madeAt, type Section, sectionsOf } from './paper.ts'

/** Without the signs that only a screen or a paper needs: isolates and unbroken spaces. */
export const plainText = (text: string): string => withoutIsolates(text).replaceAll('\u00a0', ' ')

const linesOf = ({ title, groups, table }: Section, place: number): string[] => [
  '',
  `${place + 1}. ${title}`,
  ...(table ? [table.head, ...table.rows].map((cells) => cells.join(' | ')) : []),
  ...groups.flatMap((group) => [
    ...(group.title === '' ? [] : [group.title]),
    ...group.rows.map(({ label, value }) => `${label}: ${value}`),
  ]),
]

/** The text whose digest is stored: UTF-8 in NFC, one fact a line. */
export const canonicalTextOf = (content: Content): string => {
  const part = (language: Language, text: string) => [
    translateIn[language]('agreement.title', { number: content.number, version: content.version }),
    madeAt(content, language),
    ...sectionsOf(content, language).flatMap(linesOf),
    '',
    text,
  ]
  const lines = [...part('ar', content.textAr), '', ...(content.textEn ? part('en', content.textEn) : [])]
  return plainText(lines.join('\n')).normalize('NFC')
}

/** SHA-256, in hexadecimal digits. */
export const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
