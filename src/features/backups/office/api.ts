import { callApi, callQuery } from '#browser/call-api.ts'

export const backupsKey = ['backups'] as const

const whileRunningMs = 2_000
const typicalMs = 10 * 60_000

/** Polled while a backup is running. */
export const backupsQuery = () => ({
  ...callQuery(backupsKey, 'GET /api/admin/backups', { staleTime: 0 }),
  refetchInterval: ({ state }: { state: { data?: { running: unknown } | undefined } }) =>
    state.data?.running ? whileRunningMs : typicalMs,
})

export const startBackup = () => callApi('POST /api/admin/backups')
