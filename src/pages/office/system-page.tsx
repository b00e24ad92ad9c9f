import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { DirectoryState } from '#features/directory/office/directory-state.tsx'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { checkSystem, systemQuery } from '#features/upkeep/office/api.ts'
import { CheckList } from '#features/upkeep/office/check-list.tsx'
import type { SystemState } from '#features/upkeep/schema.ts'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { Fact } from '#ui/fact.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { OfficeHead } from './office-head.tsx'

export default function SystemPage() {
  const { t } = useTranslation()
  const mailText = useMailText()
  const { data: me } = useCurrentUser()
  const { data: system, error, isFetching, refetch } = useQuery(systemQuery())
  const check = useCheck()
  return (
    <>
      <OfficeHead
        title={t('system.title')}
        actions={
          <Button isPending={check.isPending} onClick={() => check.mutate()}>
            {t('system.checkNow')}
          </Button>
        }
      >
        <p>{mailText('system.intro')}</p>
        {system && <LastCheck checkedAt={system.checkedAt} />}
      </OfficeHead>
      {system ? (
        <>
          {system.found.length > 0 && <CheckList found={system.found} />}
          <Program system={system} />
          {me?.directory !== undefined && <Directory />}
        </>
      ) : error ? (
        <ErrorState title={t('toast.generic')} onRetry={() => refetch()} isRetrying={isFetching}>
          {explainFailure(error, t).message}
        </ErrorState>
      ) : (
        <Loading label="system.loading" shapes={['100', '80', '60']} />
      )}
    </>
  )
}

const Directory = () => {
  const { t } = useTranslation()
  return (
    <section className="panel system-part" aria-labelledby="directory">
      <h2 id="directory">{t('system.directory')}</h2>
      <DirectoryState />
    </section>
  )
}

const useCheck = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: checkSystem,
    onSuccess: (system) => {
      queryClient.setQueryData(systemQuery().queryKey, system)
      showToast({ title: t('system.checked') })
    },
    onError: (error) =>
      showToast({
        title: t('system.checkError'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
}

const LastCheck = ({ checkedAt }: Pick<SystemState, 'checkedAt'>) => {
  const { t, language } = useTranslation()
  return (
    <p className="caption">
      {checkedAt
        ? t('system.checkedAt', {
            date: `${formatTableDate(checkedAt, language)} ${formatTime(checkedAt, language)}`,
          })
        : t('system.never')}
    </p>
  )
}

const Program = ({ system: { version, engine, startedAt } }: { system: SystemState }) => {
  const { t, language } = useTranslation()
  return (
    <section className="panel system-part" aria-labelledby="program">
      <h2 id="program">{t('system.program')}</h2>
      <dl className="details">
        <Fact label={t('system.version')}>
          <bdi dir="ltr">{version}</bdi>
        </Fact>
        <Fact label={t('system.engine')}>
          {engine === 'embedded' ? t('system.engine.embedded') : <bdi lang="en">PostgreSQL</bdi>}
        </Fact>
        <Fact label={t('system.since')}>
          <time dateTime={startedAt}>
            {formatTableDate(startedAt, language)} {formatTime(startedAt, language)}
          </time>
        </Fact>
        <Fact label={t('system.api')}>
          <Link href={href('/dashboard/system/api')} className="text-link">
            {t('apiReference.title')}
          </Link>
        </Fact>
      </dl>
    </section>
  )
}
