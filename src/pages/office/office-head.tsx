import type { ReactNode } from 'react'
import { PageHead } from '../page-head.tsx'

/**
 * The title of a dashboard page, for the document and as a heading, with an introduction below and buttons at
 * its side.
 */
export const OfficeHead = ({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children?: ReactNode
}) => (
  <>
    <PageHead title={title} />
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  </>
)
