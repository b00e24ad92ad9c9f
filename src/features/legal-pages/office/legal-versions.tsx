import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { formatDateTime } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import type { LegalVersion, LegalWordingVersion } from '../admin-schema.ts'
import { legalVersionQuery, legalVersionsQuery, restoreLegalVersion } from './api.ts'
import { ChangedBy, VersionNumber } from './legal-page-table.tsx'
import { LegalPreview } from './legal-preview.tsx'
import './legal-versions.css'

const versionsOnPage = 10
const headingId = 'legal-versions'

/** All versions, newest first, with buttons to read and restore them. */
export const LegalVersions = ({
  page,
  isDirty,
  onRestored,
}: {
  /** The version in force. */
  page: LegalWordingVersion
  /** There is unsaved text, which restoring would replace. */
  isDirty: boolean
  onRestored: (restored: LegalWordingVersion) => void
}) => {
  const { t } = useTranslation()
  const [at, setAt] = useState(1)
  const versions = useQuery({ ...legalVersionsQuery(page.slug, at), placeholderData: keepPreviousData })
  const [read, setRead] = useState<LegalVersion>()
  const [requested, setRequested] = useState<LegalVersion>()
  const restore = useMutation({
    mutationFn: (version: string) => restoreLegalVersion(page.slug, version, page.version),
    onSuccess: (restored) => {
      setRequested(undefined)
      setRead(undefined)
      onRestored(restored)
    },
    onError: (error) =>
      showToast({
        title: t('pages.restoreError'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
  const ask = (version: LegalVersion) => {
    restore.reset()
    setRequested(version)
  }
  const { data, error, isFetching, refetch } = versions
  return (
    <section className="panel legal-versions" aria-labelledby={headingId}>
      <header className="panel-head">
        <h2 id={headingId} tabIndex={-1}>
          {t('pages.versions')}
        </h2>
      </header>
      {error && (
        <ErrorState title={t('pages.versions.failed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {failureMessage(error, t)}
        </ErrorState>
      )}
      {!error && !data && (
        <Loading
          className="stack legal-versions-waiting"
          label="pages.versions.loading"
          shapes={['60', '80', '60']}
        />
      )}
      {!error && data && (
        <ol aria-busy={isFetching || undefined}>
          {data.rows.map((version) => (
            <VersionRow
              key={version.version}
              version={version}
              isInForce={version.version === page.version}
              onRead={() => setRead(version)}
              onRestore={() => ask(version)}
            />
          ))}
        </ol>
      )}
      {!error && data && data.total > versionsOnPage && (
        <div className="legal-versions-pages">
          <Button variant="quiet" size="table" disabled={at === 1} onClick={() => setAt(at - 1)}>
            {t('pages.versions.newer')}
          </Button>
          <Button
            variant="quiet"
            size="table"
            disabled={at * versionsOnPage >= data.total}
            onClick={() => setAt(at + 1)}
          >
            {t('pages.versions.older')}
          </Button>
        </div>
      )}
      {read && (
        <LegalVersionDialog
          version={read}
          onRestore={read.version === page.version ? undefined : () => ask(read)}
          onClose={() => setRead(undefined)}
        />
      )}
      {requested && (
        <ConfirmDialog
          title={t('pages.restore.title', { version: requested.version })}
          variant="primary"
          confirmLabel={t('pages.restore')}
          isPending={restore.isPending}
          error={restore.error && explainFailure(restore.error, t).message}
          fallbackFocus={() => document.getElementById(headingId)}
          onConfirm={() => restore.mutate(requested.version)}
          onCancel={() => setRequested(undefined)}
        >
          <p>{t('pages.restore.body')}</p>
          {isDirty && <p className="strong">{t('pages.restore.unsaved')}</p>}
        </ConfirmDialog>
      )}
    </section>
  )
}

const VersionRow = ({
  version,
  isInForce,
  onRead,
  onRestore,
}: {
  version: LegalVersion
  isInForce: boolean
  onRead: () => void
  onRestore: () => void
}) => {
  const { t, language } = useTranslation()
  return (
    <li>
      <p className="legal-version-line">
        <span className="strong">
          <Sentence
            of="pages.versionNumber"
            elements={{ version: <VersionNumber version={version.version} /> }}
          />
        </span>
        {isInForce && <span className="legal-version-now">{t('pages.inForce')}</span>}
      </p>
      <p className="small muted">
        <time dateTime={version.changedAt}>{formatDateTime(version.changedAt, language)}</time>
      </p>
      <p className="small">
        <ChangedBy {...version} />
      </p>
      <p className="legal-version-actions">
        <Button
          variant="quiet"
          size="table"
          aria-label={t('pages.readNamed', { version: version.version })}
          onClick={onRead}
        >
          {t('pages.read')}
        </Button>
        {!isInForce && (
          <Button
            variant="quiet"
            size="table"
            icon={<Icon icon={RotateCcw} size="small" />}
            aria-label={t('pages.restoreNamed', { version: version.version })}
            onClick={onRestore}
          >
            {t('pages.restore')}
          </Button>
        )}
      </p>
    </li>
  )
}

/** Shows one version as on the site, one language at a time. */
const LegalVersionDialog = ({
  version,
  onRestore,
  onClose,
}: {
  version: LegalVersion
  /** Undefined for the version in force. */
  onRestore: (() => void) | undefined
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const [shown, setShown] = useState<Language>(language)
  const { data, error, isFetching, refetch } = useQuery(legalVersionQuery(version.slug, version.version))
  return (
    <Dialog
      title={t('pages.versionNumber', { version: version.version })}
      description={formatDateTime(version.changedAt, language)}
      size={760}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" onClick={close}>
            {t('form.close')}
          </Button>
          {onRestore && <Button onClick={onRestore}>{t('pages.restore')}</Button>}
        </>
      )}
    >
      {error && (
        <ErrorState title={t('pages.versions.failed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {failureMessage(error, t)}
        </ErrorState>
      )}
      {!error && !data && <Skeleton shape="100" />}
      {data && (
        <>
          <SegmentedFilter<Language>
            label={t('pages.language')}
            segments={[
              { value: 'en', label: t('pages.english') },
              { value: 'ar', label: t('pages.arabic') },
            ]}
            value={shown}
            onValueChange={setShown}
          />
          <LegalPreview wording={data} languages={[shown]} />
        </>
      )}
    </Dialog>
  )
}
