import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import Power from 'lucide-react/icons/power'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { type Column, DataTable, type ListResult } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { AddButton } from '#ui/record-actions.tsx'
import { BreakableAddress } from '#ui/user-text.tsx'
import type { Receiver } from '../schema.ts'
import { eventKinds, hostOfAddress } from '../values.ts'

export const receiverTableId = 'webhook-receivers'

export type ReceiverAction = 'edit' | 'delete' | 'secret' | 'test' | 'switch'

type Props = {
  result: ListResult<Receiver>
  onAdd: () => void
  onAction: (action: ReceiverAction, receiver: Receiver) => void
}

/** The programs that get events, with their state. */
export const ReceiverTable = ({ result, onAdd, onAction }: Props) => {
  const { t } = useTranslation()
  return (
    <DataTable
      id={receiverTableId}
      caption={t('webhooks.receivers')}
      columns={useColumns(onAction)}
      result={result}
      rowKey={({ id }) => id}
      loadingLabel={t('webhooks.loading')}
      errorTitle={t('webhooks.failed')}
      empty={
        <EmptyState
          title={t('webhooks.empty')}
          action={<AddButton label={t('webhooks.add')} onAdd={onAdd} />}
        >
          {t('webhooks.empty.text')}
        </EmptyState>
      }
    />
  )
}

const useColumns = (onAction: Props['onAction']): Column<Receiver>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'address',
      header: t('webhooks.address'),
      isRowHeader: true,
      narrow: 'full',
      cell: ({ address, note }) => (
        <>
          <span className="cell-main">
            <bdi dir="ltr">
              <BreakableAddress>{address}</BreakableAddress>
            </bdi>
          </span>
          {note && <bdi className="caption">{note}</bdi>}
        </>
      ),
    },
    {
      id: 'kinds',
      header: t('webhooks.kinds'),
      cell: ({ kinds }) => (
        <span className="muted">
          {kinds.length === eventKinds.length
            ? t('webhooks.kinds.all')
            : t('webhooks.kinds.count', { n: kinds.length })}
        </span>
      ),
    },
    { id: 'state', header: t('webhooks.state'), cell: (row) => <ReceiverState {...row} /> },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (row) => <ReceiverActions receiver={row} onAction={onAction} />,
    },
  ]
}

const ReceiverState = ({ isActive, offReason, failingSince, previousUntil }: Receiver) => {
  const { t, language } = useTranslation()
  return (
    <>
      {isActive && failingSince === null && (
        <Badge tone="green" icon={Check}>
          {t('webhooks.on')}
        </Badge>
      )}
      {isActive && failingSince !== null && (
        <Badge tone="yellow" icon={TriangleAlert}>
          {t('webhooks.failing', { date: formatDateTime(failingSince, language) })}
        </Badge>
      )}
      {!isActive && (
        <Badge tone={offReason === null ? 'grey' : 'red'} icon={X}>
          {t(offReason === null ? 'webhooks.off' : `webhooks.off.${offReason}`)}
        </Badge>
      )}
      {previousUntil !== null && (
        <span className="caption">
          {t('webhooks.twoSecrets', { date: formatDateTime(previousUntil, language) })}
        </span>
      )}
    </>
  )
}

const ReceiverActions = ({ receiver, onAction }: { receiver: Receiver; onAction: Props['onAction'] }) => {
  const { t } = useTranslation()
  const name = hostOfAddress(receiver.address)
  const act = (action: ReceiverAction) => () => onAction(action, receiver)
  return (
    <span className="row-actions">
      <Menu trigger={<IconButton icon={Ellipsis} size="table" label={t('webhooks.more', { name })} />}>
        <MenuItem icon={Send} isDisabled={!receiver.isActive} onSelect={act('test')}>
          {t('webhooks.test')}
        </MenuItem>
        <MenuItem icon={Pencil} onSelect={act('edit')}>
          {t('form.edit')}
        </MenuItem>
        <MenuItem icon={KeyRound} onSelect={act('secret')}>
          {t('webhooks.newSecret')}
        </MenuItem>
        <MenuItem icon={Power} onSelect={act('switch')}>
          {t(receiver.isActive ? 'webhooks.turnOff' : 'webhooks.turnOn')}
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={act('delete')}>
          {t('form.delete')}
        </MenuItem>
      </Menu>
    </span>
  )
}
