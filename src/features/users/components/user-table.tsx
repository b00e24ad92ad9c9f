import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { roles } from '#access/roles.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Select } from '#ui/select.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import type { User, UserCounts } from '../schema.ts'
import { RoleBadge, UserStateBadge } from './role-badge.tsx'
import { userName } from './user-name.ts'
import './user-table.css'

/** The focus goes here when a row and its buttons are gone. */
export const userTableId = 'users'

export const roleFilters = ['all', ...roles] as const
export type RoleFilter = (typeof roleFilters)[number]
export const stateFilters = ['all', 'true', 'false'] as const
export type StateFilter = (typeof stateFilters)[number]

const stateLabels = { all: 'users.anyState', true: 'users.active', false: 'users.inactive' } as const

type UserTableProps = {
  page: { rows: User[]; total: number } | undefined
  counts: UserCounts | undefined
  query: TableQuery
  role: RoleFilter
  state: StateFilter
  /** Marks the own row. */
  ownId: number | undefined
  error: Error | null
  isRefreshing: boolean
  onQueryChange: (query: TableQuery) => void
  onRoleChange: (role: RoleFilter) => void
  onStateChange: (state: string) => void
  onClear: () => void
  onRetry: () => void
  onAdd: () => void
  onReset: (user: User) => void
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}

/** People by role. The counts ignore the role but follow the search and the state. */
export const UserTable = (props: UserTableProps) => {
  const { t } = useTranslation()
  const { page, query, role, state, error } = props
  const columns = useColumns(props)
  return (
    <DataTable
      id={userTableId}
      caption={t('dash.users')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      search={{ label: t('users.search'), placeholder: t('users.search.placeholder') }}
      filters={<Filters {...props} />}
      isFiltered={role !== 'all' || state !== 'all'}
      filterWords={<FilterWords role={role} state={state} q={query.q} />}
      onClearFilters={props.onClear}
      loadingLabel={t('users.loading')}
      errorTitle={t('toast.fetch.users')}
      error={error}
      onRetry={props.onRetry}
      empty={
        <EmptyState
          title={t('users.empty')}
          action={
            <Button variant="outline" icon={<Icon icon={Plus} size="medium" />} onClick={props.onAdd}>
              {t('users.add')}
            </Button>
          }
        >
          {t('users.empty.text')}
        </EmptyState>
      }
    />
  )
}

const Filters = ({
  counts,
  role,
  state,
  onRoleChange,
  onStateChange,
}: Pick<UserTableProps, 'counts' | 'role' | 'state' | 'onRoleChange' | 'onStateChange'>) => {
  const { t } = useTranslation()
  return (
    <>
      <SegmentedFilter
        label={t('users.filter')}
        segments={roleFilters.map((value) => ({
          value,
          label: t(value === 'all' ? 'filter.all' : `role.${value}`),
          count: counts?.[value],
        }))}
        value={role}
        onValueChange={onRoleChange}
      />
      <Select
        size="table"
        aria-label={t('users.filter.state')}
        options={stateFilters.map((value) => ({ value, label: t(stateLabels[value]) }))}
        value={state}
        onValueChange={onStateChange}
      />
    </>
  )
}

const FilterWords = ({ role, state, q }: { role: RoleFilter; state: StateFilter; q: string }) => {
  const { t } = useTranslation()
  return (
    <>
      {role !== 'all' && t('users.filterWords.role', { role: t(`role.${role}`) })}{' '}
      {state !== 'all' && t('dash.filterWords.status', { status: t(stateLabels[state]) })}{' '}
      {q !== '' && t('dash.filterWords.search', { q })}
    </>
  )
}

const useColumns = ({
  ownId,
  onReset,
  onEdit,
  onDelete,
}: Pick<UserTableProps, 'ownId' | 'onReset' | 'onEdit' | 'onDelete'>): Column<User>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'firstName',
      header: t('form.fullName'),
      isRowHeader: true,
      isSortable: true,
      cell: (user) => (
        <span className="cell-main user-name">
          <bdi>{userName(user)}</bdi>
          {user.id === ownId && <span className="user-own">{t('users.you')}</span>}
        </span>
      ),
    },
    {
      id: 'username',
      header: t('form.username'),
      isSortable: true,
      cell: ({ username }) => (
        <bdi dir="ltr" className="user-address">
          {username}
        </bdi>
      ),
    },
    {
      id: 'email',
      header: t('form.email'),
      isSortable: true,
      cell: ({ email }) => <EmailLink email={email} className="text-link user-address" />,
    },
    {
      id: 'phone',
      header: t('form.phone'),
      cell: ({ phone }) =>
        phone ? (
          <PhoneLink phone={phone} className="text-link user-address no-wrap" />
        ) : (
          <span className="subtle">{t('status.notAvailable')}</span>
        ),
    },
    {
      id: 'role',
      header: t('table.role'),
      isSortable: true,
      narrow: 'end',
      cell: ({ role }) => <RoleBadge role={role} />,
    },
    {
      id: 'state',
      header: t('table.status'),
      narrow: 'end',
      cell: ({ isActive }) => <UserStateBadge isActive={isActive} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (user) => (
        <RowActions
          editLabel={t('users.editNamed', { name: userName(user) })}
          deleteLabel={t('users.deleteNamed', { name: userName(user) })}
          onEdit={() => onEdit(user)}
          onDelete={() => onDelete(user)}
        >
          {user.isActive && (
            <IconButton
              icon={KeyRound}
              size="table"
              label={t('users.resetNamed', { name: userName(user) })}
              onClick={() => onReset(user)}
            />
          )}
        </RowActions>
      ),
    },
  ]
}
