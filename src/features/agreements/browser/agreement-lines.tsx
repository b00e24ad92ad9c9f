import { Fragment } from 'react'
import type { Language } from '#languages/language.ts'
import { isHeading } from '../lines/heading.ts'
import { isolated } from '../lines/isolate.ts'

/** The text of an agreement, with the same headings and the same order of mixed lines as in its file. */
export const AgreementLines = ({ language, text }: { language: Language; text: string }) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are never moved.
    <Fragment key={index}>
      {index > 0 && '\n'}
      {isHeading(line) ? <strong>{isolated(line, language)}</strong> : isolated(line, language)}
    </Fragment>
  ))
