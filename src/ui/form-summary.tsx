import type { ComponentProps } from 'react'
import { ErrorSummary } from './error-summary.tsx'

type Summary = Pick<ComponentProps<typeof ErrorSummary>, 'title' | 'errors' | 'attempt'> & {
  failure?: string | undefined
}

/** The error summary of `useFormFrame`; renders nothing while there is no error. */
export const FormSummary = ({
  summary,
  ...look
}: { summary: Summary | undefined } & Pick<
  ComponentProps<typeof ErrorSummary>,
  'headingLevel' | 'className'
>) =>
  summary && (
    <ErrorSummary {...look} title={summary.title} errors={summary.errors} attempt={summary.attempt}>
      {summary.failure && <p>{summary.failure}</p>}
    </ErrorSummary>
  )
