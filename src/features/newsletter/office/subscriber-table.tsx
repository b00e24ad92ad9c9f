import BellOff from 'lucide-react/icons/bell-off'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { categoryLabel } from '#features/publications/category-label.ts'
import { formatLanguageName, formatList, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import type { IconType } from '#ui/icon.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import type { Subscriber } from '../admin-schema.ts'
import { subscriberStatuses } from '../values.ts'

export const subscriberFilters = ['all', ...subscriberStatuses] as const
export type SubscriberStatusFilter = (typeof subscriberFilters)[number]

const badges = {
  waiting: { tone: 'yellow', icon: Clock },
  confirmed: { tone: 'green', icon: Check },
  unsubscribed: { tone: 'grey', icon: BellOff },
} as const satisfies Record<Subscriber['status'], { tone: BadgeTone; icon: IconType }>

/** The subscribers' addresses and their status. */
export const SubscriberTable = ({
  narrowing,
  ...table
}: StateTableProps<Subscriber, SubscriberStatusFilter> & {
  /** The controls that filter by language and area. */
  narrowing: { control: ReactNode; isOn: boolean }
}) => {
  const { t } = useTranslation()
  const columns = useColumns()
  return (
    <StateTable
      {...table}
      id="subscribers"
      columns={columns}
      states={subscriberFilters}
      hasTwoLines={false}
      narrowing={narrowing}
      texts={{
        caption: t('newsletter.title'),
        search: { label: t('newsletter.search'), placeholder: t('newsletter.search.placeholder') },
        filter: t('newsletter.filter'),
        stateOf: (status) => t(`newsletter.status.${status}`),
        loading: t('newsletter.loading'),
        empty: t('newsletter.empty'),
        emptyText: t('newsletter.empty.text'),
      }}
    />
  )
}

const useColumns = (): Column<Subscriber>[] => {
  const { t, language } = useTranslation()
  const date = (instant: string) => (
    <time className="muted no-wrap" dateTime={instant}>
      {formatTableDate(instant, language)}
    </time>
  )
  return [
    {
      id: 'email',
      header: t('form.email'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ email }) => (
        <span className="cell-main">
          <bdi dir="ltr">{email}</bdi>
        </span>
      ),
    },
    {
      id: 'language',
      header: t('newsletter.language'),
      isSortable: true,
      cell: (row) => formatLanguageName(row.language, language),
    },
    {
      id: 'areas',
      header: t('newsletter.follows'),
      narrow: 'full',
      cell: ({ areas }) => (
        <span className="muted">
          {areas.length === 0
            ? t('newsletter.everything')
            : formatList(
                areas.map((area) => t(categoryLabel[area])),
                language,
              )}
        </span>
      ),
    },
    {
      id: 'subscribedAt',
      header: t('newsletter.subscribedAt'),
      isSortable: true,
      cell: ({ subscribedAt }) => date(subscribedAt),
    },
    {
      id: 'confirmedAt',
      header: t('newsletter.confirmedAt'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ confirmedAt }) => (confirmedAt ? date(confirmedAt) : <span className="subtle">—</span>),
    },
    {
      id: 'status',
      header: t('table.status'),
      narrow: 'end',
      cell: ({ status }) => <Badge {...badges[status]}>{t(`newsletter.status.${status}`)}</Badge>,
    },
  ]
}
