import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { openApiPath } from '#access/openapi-path.ts'
import { askApi } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import type { ShowDocument } from './api-viewer.ts'
import { OfficeHead } from './office-head.tsx'

export default function ApiReferencePage() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['api-reference', openApiPath],
    queryFn: async (context) => {
      const [spec, { loadViewer }] = await Promise.all([askApi(context), import('./api-viewer.ts')])
      return { spec: spec as object, show: await loadViewer() }
    },
  })
  return (
    <>
      <OfficeHead
        title={t('apiReference.title')}
        actions={
          <ButtonLink variant="outline" href={openApiPath} download="openapi.json">
            {t('apiReference.document')}
          </ButtonLink>
        }
      >
        <p>{t('apiReference.intro')}</p>
      </OfficeHead>
      {data ? (
        <Viewer {...data} />
      ) : error ? (
        <ErrorState title={t('toast.generic')} onRetry={() => refetch()} isRetrying={isFetching}>
          {explainFailure(error, t).message}
        </ErrorState>
      ) : (
        <PageSpinner label={t('apiReference.loading')} />
      )}
    </>
  )
}

const Viewer = ({ spec, show }: { spec: object; show: ShowDocument }) => {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = document.createElement('div')
    panel.current?.append(host)
    show(host, spec)
    return () => host.remove()
  }, [spec, show])
  return (
    <section className="panel" aria-labelledby="calls">
      <header className="panel-head">
        <h2 id="calls">{t('apiReference.calls')}</h2>
      </header>
      <div ref={panel} className="panel-body" lang="en" dir="ltr" />
    </section>
  )
}
