import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { LegalVersion } from '../admin-schema.ts'
import { legalVersionQuery } from './api.ts'
import { LegalPreview } from './legal-preview.tsx'

/** Shows one version as on the site, one language at a time. */
export const LegalVersionDialog = ({
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
