import { Fragment } from 'react'
import type { MarkedText } from '../schema.ts'

/** A text with the matches of a search marked. */
export const HighlightedText = ({ of: { text, marks } }: { of: MarkedText }) => (
  <>
    {marks.map(([from, upTo], at) => (
      <Fragment key={from}>
        {text.slice(at === 0 ? 0 : marks[at - 1]?.[1], from)}
        <mark>{text.slice(from, upTo)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
)
