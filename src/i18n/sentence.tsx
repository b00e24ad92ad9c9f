import { Fragment, type ReactNode } from 'react'
import type { Values } from './dictionary.ts'
import { type TextKey, useTranslation } from './translate.tsx'

/** Private-use characters, which neither our texts nor users' texts contain. */
const firstMark = 0xe000

/**
 * A text with `elements` in it, such as a name in bold, each placed where the language puts it: `elements={{ who:
 * <b>Noura</b> }}`.
 */
export const Sentence = ({
  of,
  values,
  elements,
}: {
  of: TextKey
  values?: Values
  elements: Record<string, ReactNode>
}) => {
  const { t } = useTranslation()
  const names = Object.keys(elements)
  const marks = names.map((_, at) => String.fromCodePoint(firstMark + at))
  const filled = t(of, { ...values, ...Object.fromEntries(names.map((name, at) => [name, marks[at] ?? ''])) })
  const parts = filled.split(/([\uE000-\uE0FF])/)
  return parts.map((part, at) => {
    const name = names[marks.indexOf(part)]
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change their order
    return <Fragment key={at}>{name === undefined ? part : elements[name]}</Fragment>
  })
}
