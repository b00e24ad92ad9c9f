import { lazy, Suspense } from 'react'
import type { OfficeSummary, Today as TodayOf } from '#features/overview/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { TodaySkeleton } from './overview-panel.tsx'
import './today.css'

const NoticeSwitch = lazy(() => import('./notice-switch.tsx'))
const TodayGroups = lazy(() => import('./today-groups.tsx'))

export type TodayProps = {
  today?: TodayOf | undefined
  work?: OfficeSummary['myWork'] | undefined
  now: Date
}

/** The work of the day for the person who looks. Groups without entries are not shown. */
export const Today = (props: TodayProps) => {
  const { t } = useTranslation()
  return (
    <section className="panel today" aria-labelledby="today">
      <header className="panel-head">
        <h2 id="today" tabIndex={-1}>
          {t('today.title')}
        </h2>
        <Suspense>
          <NoticeSwitch />
        </Suspense>
      </header>
      <Suspense fallback={<TodaySkeleton />}>
        <TodayGroups {...props} />
      </Suspense>
    </section>
  )
}
