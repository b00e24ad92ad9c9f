import KeyRound from 'lucide-react/icons/key-round'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { roles } from '#access/roles.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Column } from '#ui/data-table.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { AddButton, RowActions } from '#ui/record-actions.tsx'
import { Select } from '#ui/select.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import { CellEmailLink, CellName, PhoneLink } from '#ui/user-text.tsx'
import { RoleBadge, UserStateBadge } from '../browser/role-badge.tsx'
import { userName } from '../browser/user-name.ts'
import type { User } from '../schema.ts'
import './user-table.css'

/** Receives the focus when a row and its buttons are removed. */
export const userTableId = 'users'

export const roleFilters = ['all', ...roles] as const
type RoleFilter = (typeof roleFilters)[number]
export const stateFilters = ['all', 'true', 'false'] as const
export type StateFilter = (typeof stateFilters)[number]

const stateLabels = { all: 'users.anyState', true: 'users.active', false: 'users.inactive' } as const

type UserTableProps = StateTableProps<User, RoleFilter> & {
  state: StateFilter
  /** Marks the row of the current user. */
  ownId: number | undefined
  onStateChange: (state: string) => void
  onAdd: () => void
  onReset: (user: User) => void
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}

/** Users by role. The counts follow the search and the state but ignore the role. */
export const UserTable = ({ list, result, counts, state, onStateChange, ...props }: UserTableProps) => {
  const { t } = useTranslation()
  const columns = useColumns(props)
  return (
    <StateTable
      id={userTableId}
      list={list}
      result={result}
      counts={counts}
      columns={columns}
      states={roleFilters}
      hasTwoLines={false}
      narrowing={{
        control: (
          <Select
            size="table"
            aria-label={t('users.filter.state')}
            options={stateFilters.map((value) => ({ value, label: t(stateLabels[value]) }))}
            value={state}
            onValueChange={onStateChange}
          />
        ),
        isOn: state !== 'all',
        label: state !== 'all' && t('dash.filterWords.status', { status: t(stateLabels[state]) }),
      }}
      emptyAction={<AddButton label={t('users.add')} onAdd={props.onAdd} />}
      texts={{
        caption: t('dash.users'),
        search: { label: t('users.search'), placeholder: t('users.search.placeholder') },
        filter: t('users.filter'),
        stateOf: (role) => t(`role.${role}`),
        narrowed: (role) => t('users.filterWords.role', { role }),
        loading: t('users.loading'),
        failed: t('toast.fetch.users'),
        empty: t('users.empty'),
        emptyText: t('users.empty.text'),
      }}
    />
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
          {user.role === 'client' ? (
            <Link className="text-link" href={href('/dashboard/consultations/people/:id', { id: user.id })}>
              <CellName>{userName(user)}</CellName>
            </Link>
          ) : (
            <CellName>{userName(user)}</CellName>
          )}
          {user.id === ownId && <span className="user-own">{t('users.you')}</span>}
        </span>
      ),
    },
    {
      id: 'username',
      header: t('form.username'),
      isSortable: true,
      cell: ({ username }) => (
        <bdi dir="ltr" className="user-address cell-address" title={username}>
          {username}
        </bdi>
      ),
    },
    {
      id: 'email',
      header: t('form.email'),
      isSortable: true,
      cell: ({ email }) => <CellEmailLink email={email} className="user-address" />,
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
