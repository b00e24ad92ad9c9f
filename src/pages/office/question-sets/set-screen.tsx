import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { SetReading } from '#features/questions/office/set-reading.tsx'
import { ReviewBadge } from '#features/questions/office/set-table.tsx'
import { beginSet, deleteSet, reviewSet, setQuery, setsKey } from '#features/questions/office/sets-api.ts'
import type { SetVersion } from '#features/questions/schema.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useRefresh } from '../../use-refresh.ts'
import { OfficeHead } from '../office-head.tsx'
import { SetEditor } from './set-editor.tsx'

/** The editor of a draft. A published version is read, marked as reviewed, and copied into the next draft. */
export const SetScreen = ({ version }: { version: SetVersion }) => {
  const { t } = useTranslation()
  const [isDeleting, setDeleting] = useState(false)
  const [, navigate] = useLocation()
  const refresh = useRefresh(setsKey)
  const isDraft = version.state === 'draft'
  return (
    <div className="set-page">
      <OfficeHead
        title={t('questionSets.of', { area: t(areaLabel[version.area]) })}
        actions={
          isDraft ? (
            <Button variant="quiet" onClick={() => setDeleting(true)}>
              {t('questionSets.delete')}
            </Button>
          ) : (
            <PublishedActions version={version} />
          )
        }
      >
        <VersionLine version={version} />
      </OfficeHead>
      {isDraft ? (
        <SetEditor version={version} />
      ) : (
        <section className="panel panel-body" aria-label={t('questionSets.title')}>
          <SetReading content={version.content} />
        </section>
      )}
      {isDeleting && (
        <ActionDialog
          title={t('questionSets.delete.title', { n: version.number })}
          act={() => deleteSet(version.id)}
          onDone={() => {
            navigate(href('/dashboard/services/questions'))
            showToast({ title: t('questionSets.deleted') })
            return refresh(() => undefined)
          }}
          failed={t('questionSets.deleteFailed')}
          onClose={() => setDeleting(false)}
        >
          <p>{t('questionSets.delete.text')}</p>
        </ActionDialog>
      )}
    </div>
  )
}

const VersionLine = ({ version: { number, state, publishedAt, isReviewed } }: { version: SetVersion }) => {
  const { t, language } = useTranslation()
  return (
    <p className="set-version">
      {state === 'draft'
        ? t('questionSets.draftOf', { n: number })
        : t('questionSets.publishedOn', {
            n: number,
            date: publishedAt ? formatLongDate(publishedAt, language) : '',
          })}
      {state === 'published' && <ReviewBadge isReviewed={isReviewed} />}
    </p>
  )
}

const PublishedActions = ({ version }: { version: SetVersion }) => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const refresh = useRefresh(setsKey)
  const reviewing = useMutation({
    mutationFn: () => reviewSet(version.id),
    onSuccess: (saved) => {
      queryClient.setQueryData(setQuery(version.id).queryKey, saved)
      showToast({ title: t('questionSets.markedReviewed') })
      return refresh(() => undefined)
    },
    onError: (failure) => showFailure(t('questionSets.reviewFailed'), failure, t),
  })
  const beginning = useMutation({
    mutationFn: () => beginSet(version.area),
    onSuccess: ({ id }) => navigate(href('/dashboard/services/questions/:id', { id })),
    onError: (failure) => showFailure(t('questionSets.beginFailed'), failure, t),
  })
  return (
    <>
      {!version.isReviewed && (
        <Button variant="outline" isPending={reviewing.isPending} onClick={() => reviewing.mutate()}>
          {t('questionSets.review')}
        </Button>
      )}
      <Button isPending={beginning.isPending} onClick={() => beginning.mutate()}>
        {t('questionSets.editNext')}
      </Button>
    </>
  )
}
