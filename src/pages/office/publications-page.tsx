import { useMutation, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import type { AdminListedPublication, AdminPublication } from '#features/publications/admin-schema.ts'
import { publicationsKey } from '#features/publications/browser/api.ts'
import {
  adminPublicationsQuery,
  deletePublication,
  publicationCountsQuery,
  publicationsCsvPath,
  updatePublication,
} from '#features/publications/office/api.ts'
import {
  categoryFilters,
  PublicationTable,
  publicationTableId,
} from '#features/publications/office/publication-table.tsx'
import { savedMessage } from '#features/publications/office/saved-message.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useNow } from '#ui/use-now.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import RecordDialog from '../record-dialog.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { useRefresh } from '../use-refresh.ts'
import { WithOfficeTexts } from '../with-office-texts.tsx'
import { ExportLink } from './export-link.tsx'
import { ImportButton } from './import-button.tsx'
import { OfficeHead } from './office-head.tsx'

const WordpressImportDialog = lazy(() => import('#features/wordpress/office/wordpress-import-dialog.tsx'))
const IssueDialog = lazy(() => import('#features/newsletter/office/issue-dialog.tsx'))

const textsOfIssue = 'officeIssues'

const listOptions = {
  filters: categoryFilters,
  sort: { by: 'publishDate', direction: 'descending' },
} as const

export default function PublicationsPage() {
  const { t, language } = useTranslation()
  const [, navigate] = useLocation()
  const list = useListQuery('category', listOptions)
  const result = useQuery(adminPublicationsQuery(list.parameters))
  const { data: counts } = useQuery(publicationCountsQuery(list.query.q))
  const { data: me } = useCurrentUser()
  const [issued, setIssued] = useState<AdminListedPublication>()
  const [deleted, setDeleted] = useState<AdminListedPublication>()
  const refresh = useRefresh(publicationsKey)
  const toggle = useToggle(refresh)
  const now = useNow()
  useExistingPage(list, result.data?.total)
  return (
    <>
      <OfficeHead
        title={t('nav.publications')}
        actions={
          <>
            <ImportButton
              dialog={WordpressImportDialog}
              texts={['officeImport', 'officeWordpress']}
              queryKey={publicationsKey}
            />
            <ExportLink path={publicationsCsvPath(list.parameters)}>{t('export.csv')}</ExportLink>
            <Link href={href('/dashboard/publications/new')} className={buttonClass()}>
              <Icon icon={Plus} size="medium" />
              {t('publications.office.add')}
            </Link>
          </>
        }
      >
        <Counts />
      </OfficeHead>
      <PublicationTable
        list={list}
        result={result}
        counts={counts}
        ownId={me?.id}
        now={now}
        togglingId={toggle.isPending ? toggle.variables.id : undefined}
        onEdit={({ id }) => navigate(href('/dashboard/publications/:id', { id }))}
        onSend={setIssued}
        onDelete={setDeleted}
        onToggle={(publication) => toggle.mutate(publication)}
      />
      {issued && (
        <DialogSuspense>
          <WithOfficeTexts area={textsOfIssue}>
            <IssueDialog publication={issued} onClose={() => setIssued(undefined)} />
          </WithOfficeTexts>
        </DialogSuspense>
      )}
      {deleted && (
        <RecordDialog
          name={localized(deleted, 'title', language).text}
          act={() => deletePublication(deleted.id)}
          failed="dashboard.publications.deleteError"
          fallbackId={publicationTableId}
          onDone={() =>
            refresh(() => {
              setDeleted(undefined)
              showToast({
                title: t('toast.publication.deleted'),
                description: t('publications.office.gone', {
                  name: localized(deleted, 'title', language).text,
                }),
              })
            })
          }
          onClose={() => setDeleted(undefined)}
        >
          <p>{t('confirm.generic')}</p>
          <p>{t('publications.office.deleteText')}</p>
        </RecordDialog>
      )}
    </>
  )
}

/** The number of publications and of visible ones, regardless of the search. */
const Counts = () => {
  const { t } = useTranslation()
  const { data: counts } = useQuery(publicationCountsQuery(''))
  if (!counts) return <p aria-hidden="true">&nbsp;</p>
  return (
    <p>
      {t('publications.office.count', { n: counts.all })}{' '}
      {counts.all > 0 && t('publications.office.shown', { n: counts.shown })}
    </p>
  )
}

/** Toggles between visible and draft with an update of only this field (specification, section 4). */
const useToggle = (refresh: (andThen: () => void) => Promise<void>) => {
  const { t, language } = useTranslation()
  return useMutation({
    mutationFn: ({ id, isVisible }: AdminListedPublication) =>
      updatePublication(id, { isVisible: !isVisible }),
    onSuccess: (saved: AdminPublication) =>
      refresh(() =>
        showToast({
          title: t('toast.publication.updated'),
          description: savedMessage(saved, t, language),
        }),
      ),
    onError: (error) =>
      showToast({
        title: t('dashboard.publications.updateError'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
}
