import { useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ExternalLink from 'lucide-react/icons/external-link'
import { useCallback, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import type { LegalWordingVersion } from '#features/legal-pages/admin-schema.ts'
import { adminLegalPagesQuery, legalPagesKey, wordingInForceQuery } from '#features/legal-pages/office/api.ts'
import { LegalPageTable } from '#features/legal-pages/office/legal-page-table.tsx'
import { LegalVersions } from '#features/legal-pages/office/legal-versions.tsx'
import { pageNames } from '#features/legal-pages/office/page-names.ts'
import { type LegalPageSlug, legalPageSlugs } from '#features/legal-pages/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import { PageHead } from '../page-head.tsx'
import { partOnDemand } from '../part-on-demand.tsx'
// The preview is styled like the website.
import { useLeaveGuard } from '../use-leave-guard.ts'
import { usePreload } from '../use-preload.ts'
import { OfficeHead } from './office-head.tsx'
import '#features/legal-pages/office/legal-editor.css'

const path = href('/dashboard/pages')

const loadEditor = () => import('#features/legal-pages/office/legal-editor.tsx')

const Waiting = () => (
  <Loading className="panel legal-waiting" label="pages.loading" shapes={['40', '100', '100', '80']} />
)

const LegalEditor = partOnDemand(loadEditor, <Waiting />)

/** The list of the three legal pages; with `?page=` the editor of one. */
export default function PagesPage() {
  const requested = new URLSearchParams(useSearch()).get('page')
  const slug = legalPageSlugs.find((known) => known === requested)
  return slug ? <Editing key={slug} slug={slug} /> : <Listing />
}

const Listing = () => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const result = useQuery(adminLegalPagesQuery())
  const rows = result.data
  return (
    <>
      <OfficeHead title={t('pages.title')}>
        <p>{t('pages.intro')}</p>
        <p>{t('pages.check')}</p>
      </OfficeHead>
      <LegalPageTable
        result={{ ...result, data: rows && { rows, total: rows.length } }}
        onEdit={({ slug }) => navigate(`${path}?page=${slug}`)}
      />
    </>
  )
}

const Editing = ({ slug }: { slug: LegalPageSlug }) => {
  const { t } = useTranslation()
  const page = useFreshQuery(wordingInForceQuery(slug))
  usePreload(loadEditor)
  const [isDirty, setDirty] = useState(false)
  const { question } = useLeaveGuard(isDirty)
  const name = t(pageNames[slug])
  /** Incremented when a version is restored, so that the form is reset to its text. */
  const [restored, setRestored] = useState(0)
  const changed = useChanged(slug)
  const onSaved = useCallback(
    (saved: LegalWordingVersion) => {
      changed(saved)
      showToast({
        title: t('pages.saved'),
        description: t('pages.savedText', { name, version: saved.version }),
      })
    },
    [changed, name, t],
  )
  return (
    <>
      <PageHead title={name} />
      <div className="page-head">
        <div>
          <p className="legal-back">
            <Icon icon={ArrowLeft} size="small" flips />
            <Link href={path} className="text-link">
              {t('pages.back')}
            </Link>
          </p>
          <h1>{name}</h1>
        </div>
        <div className="page-actions">
          <ButtonLink
            variant="outline"
            icon={<Icon icon={ExternalLink} size="medium" />}
            href={href(`/${slug}`)}
            target="_blank"
            rel="noreferrer"
          >
            {t('pages.view')}
          </ButtonLink>
        </div>
      </div>
      {/* Cached data may be old, so the form waits for fresh data. */}
      {page.data && page.isFresh ? (
        <div className="legal-columns">
          <LegalEditor key={restored} page={page.data} onDirtyChange={setDirty} onSaved={onSaved} />
          <LegalVersions
            page={page.data}
            isDirty={isDirty}
            onRestored={(saved) => {
              changed(saved)
              setRestored(restored + 1)
              showToast({
                title: t('pages.restored'),
                description: t('pages.savedText', { name, version: saved.version }),
              })
            }}
          />
        </div>
      ) : page.error && !page.isFetching ? (
        <div className="panel">
          <ErrorState title={t('pages.loadFailed')} onRetry={() => page.refetch()}>
            {failureMessage(page.error, t)}
          </ErrorState>
        </div>
      ) : (
        <Waiting />
      )}
      {question}
    </>
  )
}

/** Stores the saved version in the cache and refetches the lists and the page on the website. */
const useChanged = (slug: LegalPageSlug) => {
  const queryClient = useQueryClient()
  return useCallback(
    (saved: LegalWordingVersion) => {
      const { queryKey } = wordingInForceQuery(slug)
      queryClient.setQueryData(queryKey, saved)
      void queryClient.invalidateQueries({
        queryKey: legalPagesKey,
        predicate: (query) => query.queryKey.at(-1) !== queryKey.at(-1),
      })
    },
    [queryClient, slug],
  )
}
