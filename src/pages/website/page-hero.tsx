import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import './page-hero.css'

/** The head of an inner page: breadcrumb, title, one sentence, and actions. */
export const PageHero = ({
  breadcrumb,
  title,
  kicker,
  lede,
  actions,
  figure,
}: {
  /** The breadcrumb after the home page. */
  breadcrumb: ComponentProps<typeof Breadcrumbs>['items']
  title: ReactNode
  kicker?: ReactNode
  lede?: ReactNode
  actions?: ReactNode
  figure?: ReactNode
}) => {
  return (
    <div className="page-hero sunken">
      <div className="wrap">
        <Breadcrumbs items={breadcrumb} />
        <div className="grid-12 page-hero-row">
          <div className="page-hero-text">
            {kicker && <p className="kicker">{kicker}</p>}
            <h1 tabIndex={-1}>{title}</h1>
            {lede && <p className="page-hero-lede">{lede}</p>}
            {actions && <div className="page-hero-actions">{actions}</div>}
          </div>
          {figure && <div className="page-hero-figure">{figure}</div>}
        </div>
      </div>
    </div>
  )
}
