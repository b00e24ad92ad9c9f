import type { OfficeSummary, Today as TodayOf } from '#features/overview/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import NoticeSwitch from './notice-switch.tsx'
import TodayGroups from './today-groups.tsx'
import './today.css'

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
        <NoticeSwitch />
      </header>
      <TodayGroups {...props} />
    </section>
  )
}
