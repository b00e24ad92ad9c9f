import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, localized, otherContentLanguage } from '#languages/language.ts'
import { StatusBadge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AddButton, RowActions } from '#ui/record-actions.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'
import { TwinNames } from '#ui/twins.tsx'
import type { AdminService } from '../schema.ts'
import './service-table.css'

/** Receives the focus when a row and its buttons are removed. */
export const serviceTableId = 'services'

export type ServiceActions = {
  onAdd: () => void
  onEdit: (service: AdminService) => void
  onDelete: (service: AdminService) => void
  onToggle: (service: AdminService) => void
  /** The ids of the services whose status is currently being changed. */
  toggling: readonly number[]
}

/** All services, active or not, in the order of the website. */
export const ServiceTable = ({
  list,
  result,
  ...actions
}: ServiceActions & { list: ListState; result: ListResult<AdminService> }) => {
  const { t } = useTranslation()
  const columns = useColumns(actions)
  return (
    <DataTable
      id={serviceTableId}
      caption={t('nav.services')}
      columns={columns}
      list={list}
      result={result}
      rowKey={({ id }) => id}
      search={{ label: t('services.search'), placeholder: t('services.search.placeholder') }}
      filterLabel={t('dash.filterWords.search', { q: list.query.q })}
      hasTwoLines
      loadingLabel={t('services.loading')}
      empty={
        <EmptyState
          title={t('services.empty')}
          action={<AddButton label={t('services.add')} onAdd={actions.onAdd} />}
        >
          {t('services.empty.text')}
        </EmptyState>
      }
    />
  )
}

const useColumns = (actions: ServiceActions): Column<AdminService>[] => {
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
      id: 'icon',
      header: t('table.icon'),
      narrow: 'hidden',
      cell: ({ icon }) => <ServiceIcon name={icon} className="service-table-icon" />,
    },
    {
      id: language === 'ar' ? 'nameAr' : 'nameEn',
      header: t('form.fullName'),
      isRowHeader: true,
      isSortable: true,
      cell: (service) => <Names service={service} />,
    },
    {
      id: 'description',
      header: t('table.description'),
      narrow: 'full',
      cell: (service) => <Description service={service} />,
    },
    {
      id: 'status',
      header: t('table.status'),
      isSortable: true,
      narrow: 'end',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'full',
      cell: (service) => <Actions service={service} {...actions} />,
    },
  ]
}

const Names = ({ service }: { service: AdminService }) => {
  const { t, language } = useTranslation()
  const first = localized(service, 'name', language)
  const other = otherContentLanguage(first.language)
  return (
    <TwinNames
      first={first}
      second={{ text: other === 'ar' ? service.nameAr : service.nameEn, language: other }}
      missing={t('services.noArabicName')}
    />
  )
}

const Description = ({ service }: { service: AdminService }) => {
  const { language } = useTranslation()
  const description = localized(service, 'description', language)
  return (
    <span className="cell-clamp muted" lang={description.language} dir={directionOf(description.language)}>
      {description.text}
    </span>
  )
}

const Actions = ({
  service,
  toggling,
  onToggle,
  onEdit,
  onDelete,
}: { service: AdminService } & ServiceActions) => {
  const { t, language } = useTranslation()
  const name = localized(service, 'name', language).text
  const isActive = service.status === 'active'
  return (
    <RowActions
      editLabel={t('services.editNamed', { name })}
      deleteLabel={t('services.deleteNamed', { name })}
      onEdit={() => onEdit(service)}
      onDelete={() => onDelete(service)}
    >
      <Button
        variant="quiet"
        size="table"
        isPending={toggling.includes(service.id)}
        aria-label={t(isActive ? 'services.deactivateNamed' : 'services.activateNamed', { name })}
        onClick={() => onToggle(service)}
      >
        {t(isActive ? 'action.deactivate' : 'action.activate')}
      </Button>
    </RowActions>
  )
}
