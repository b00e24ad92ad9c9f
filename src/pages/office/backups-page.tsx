import { useMutation, useQuery } from '@tanstack/react-query'
import { backupsKey, backupsQuery, startBackup } from '#features/backups/office/api.ts'
import { BackupTable } from '#features/backups/office/backup-table.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useRefresh } from '../use-refresh.ts'
import { OfficeHead } from './office-head.tsx'

export default function BackupsPage() {
  const { t } = useTranslation()
  const result = useQuery(backupsQuery())
  const { data } = result
  const start = useStart()
  const step = data?.running ?? 'writing'
  return (
    <>
      <OfficeHead
        title={t('backups.title')}
        actions={
          <Button
            isPending={start.isPending || Boolean(data?.running)}
            pendingLabel={t(`backups.running.${step}`)}
            onClick={() => start.mutate()}
          >
            {t('backups.start')}
          </Button>
        }
      >
        <p>{t('backups.intro')}</p>
        {data && !data.isNightly && <p>{t('backups.off')}</p>}
        {data?.folder && (
          <p className="caption">
            {t('backups.folder')} <bdi dir="ltr">{data.folder}</bdi>
          </p>
        )}
      </OfficeHead>
      <BackupTable
        result={{
          ...result,
          data: data && { rows: data.backups, total: data.backups.length },
          isFetching: false,
        }}
      />
    </>
  )
}

const useStart = () => {
  const { t } = useTranslation()
  const refresh = useRefresh(backupsKey)
  return useMutation({
    mutationFn: startBackup,
    onSuccess: () => refresh(() => showToast({ title: t('backups.started') })),
    onError: (error) =>
      showToast({
        title: t('backups.startError'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
}
