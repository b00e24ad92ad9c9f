import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { formatTableDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { beginLink, ownDirectoryQuery, removeOwnLink } from '../browser/api.ts'
import type { OwnDirectory } from '../schema.ts'
import '#features/auth/account/access-list.css'
import '#ui/form-field.css'

const panelId = 'directory-link'

/** The link between the own account and the firm's directory. */
export const DirectoryPanel = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  const { data: own, error, isFetching, refetch } = useQuery(ownDirectoryQuery())
  const isProved = new URLSearchParams(useSearch()).has('proved')
  if (error)
    return (
      <ErrorState title={t('directory.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!own) return <Loading label="directory.loading" shapes={['40', '60']} />
  return (
    <div id={panelId} className="stack" tabIndex={-1}>
      {isProved && <p role="status">{t('directory.proved')}</p>}
      {own.link ? <Linked name={name} link={own.link} mayUnlink={own.mayUnlink} /> : <Unlinked name={name} />}
    </div>
  )
}

const Unlinked = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: beginLink,
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <>
      <p>
        <Badge tone="grey" icon={Minus}>
          {t('directory.none', { name })}
        </Badge>
      </p>
      <div>
        <Button isPending={isPending || isSuccess} onClick={() => mutate()}>
          {t('directory.link', { name })}
        </Button>
      </div>
      {error && (
        <p className="field-error" role="alert">
          {explainFailure(error, t).message}
        </p>
      )}
    </>
  )
}

const Linked = ({
  name,
  link,
  mayUnlink,
}: {
  name: string
  link: NonNullable<OwnDirectory['link']>
  mayUnlink: boolean
}) => {
  const { t, language } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <div className="access-text">
        <p>
          <Badge tone="green" icon={Check}>
            {link.name === null
              ? t('directory.linkedUnnamed', { name })
              : t('directory.linked', { name, account: link.name })}
          </Badge>
        </p>
        <p className="caption">
          <span>{t('directory.since', { date: formatTableDate(link.createdAt, language) })}</span>
          {link.lastUsedAt && (
            <span>
              <Sentence
                of="directory.lastUsed"
                elements={{ when: <RelativeTime instant={link.lastUsedAt} /> }}
              />
            </span>
          )}
        </p>
      </div>
      {mayUnlink ? (
        <div>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t('directory.unlink')}
          </Button>
        </div>
      ) : (
        <p className="caption">{t('directory.unlinkOnly', { name })}</p>
      )}
      {isAsking && <RemoveLink name={name} onClose={() => setAsking(false)} />}
    </>
  )
}

const RemoveLink = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (
    <ActionDialog
      title={t('directory.unlink.title', { name })}
      confirmLabel={t('directory.unlink')}
      act={removeOwnLink}
      onDone={async () => {
        await queryClient.invalidateQueries({ queryKey: ownDirectoryQuery().queryKey })
        setTimeout(onClose)
        showToast({ title: t('directory.unlinked'), description: t('directory.unlinked.text', { name }) })
      }}
      failed={t('directory.unlinkFailed')}
      // The button that opened the dialog is removed with the link.
      fallbackId={panelId}
      onClose={onClose}
    >
      <p>{t('directory.unlink.text', { name })}</p>
    </ActionDialog>
  )
}
