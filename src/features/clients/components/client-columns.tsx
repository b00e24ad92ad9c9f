import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { directionOf, localized, otherLanguage } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Column } from '#ui/data-table.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Switch } from '#ui/switch.tsx'
import type { Client } from '../schema.ts'
import { ClientLogo } from './client-logo.tsx'
import { webAddress, withoutProtocol } from './web-address.ts'

export type ClientActions = {
  onEdit: (client: Client) => void
  onDelete: (client: Client) => void
  onToggle: (client: Client) => void
  /** The client whose visibility is being changed: the switch shows already what it will be. */
  togglingId: number | undefined
}

export const useClientColumns = (actions: ClientActions): Column<Client>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'displayOrder',
      header: t('table.order'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ displayOrder }) => <span className="muted number">{displayOrder}</span>,
    },
    {
      id: 'logo',
      header: t('table.logo'),
      cell: ({ logo }) => (
        <span className="client-table-logo">
          <ClientLogo logoUrl={logo} />
        </span>
      ),
    },
    {
      id: language === 'ar' ? 'nameAr' : 'nameEn',
      header: t('form.fullName'),
      isRowHeader: true,
      isSortable: true,
      cell: (client) => <Names client={client} />,
    },
    {
      id: 'clientType',
      header: t('officeClients.type'),
      isSortable: true,
      narrow: 'full',
      cell: ({ clientType }) => <span className="muted">{t(`officeClients.type.${clientType}`)}</span>,
    },
    {
      id: 'website',
      header: t('table.website'),
      narrow: 'full',
      cell: ({ website }) => <Website website={website} />,
    },
    {
      id: 'isVisible',
      header: t('action.toggleVisibility'),
      narrow: 'full',
      cell: (client) => <Visibility client={client} {...actions} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (client) => <Actions client={client} {...actions} />,
    },
  ]
}

/** The page's language first, the other one under it. */
const Names = ({ client }: { client: Client }) => {
  const { t, language } = useTranslation()
  const first = localized(client, 'name', language)
  const other = otherLanguage(first.language)
  const second = other === 'ar' ? client.nameAr : client.nameEn
  return (
    <>
      <span className="cell-main" lang={first.language}>
        <bdi>{first.text}</bdi>
      </span>
      {second ? (
        <span className="cell-sub" lang={other}>
          <bdi dir={directionOf(other)}>{second}</bdi>
        </span>
      ) : (
        <span className="cell-sub">{t('officeClients.noArabicName')}</span>
      )}
    </>
  )
}

/** Without its protocol, or «N/A» (specification, section 2). */
const Website = ({ website }: { website: string }) => {
  const { t } = useTranslation()
  const address = webAddress(website)
  if (!address) return <span className="subtle">{t('status.notAvailable')}</span>
  return (
    <a className="text-link client-table-website" href={address} dir="ltr" rel="noopener">
      {withoutProtocol(website)}
    </a>
  )
}

const Visibility = ({
  client,
  togglingId,
  onToggle,
}: { client: Client } & Pick<ClientActions, 'togglingId' | 'onToggle'>) => {
  const { t, language } = useTranslation()
  const isToggling = togglingId === client.id
  return (
    <span className="cell-switch">
      <Switch
        isOn={isToggling ? !client.isVisible : client.isVisible}
        hiddenLabel={t('officeClients.visibilityOf', { name: localized(client, 'name', language).text })}
        // Not disabled meanwhile: that would take the focus from whoever came by keyboard.
        onChange={() => togglingId === undefined && onToggle(client)}
      />
      <span className="narrow-only" aria-hidden="true">
        {t('action.toggleVisibility')}
      </span>
    </span>
  )
}

const Actions = ({
  client,
  onEdit,
  onDelete,
}: { client: Client } & Pick<ClientActions, 'onEdit' | 'onDelete'>) => {
  const { t, language } = useTranslation()
  const name = localized(client, 'name', language).text
  return (
    <span className="row-actions">
      <IconButton
        icon={Pencil}
        size="table"
        label={t('officeClients.editNamed', { name })}
        onClick={() => onEdit(client)}
      />
      <IconButton
        icon={Trash2}
        size="table"
        isDanger
        label={t('officeClients.deleteNamed', { name })}
        onClick={() => onDelete(client)}
      />
    </span>
  )
}
