import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { partiesQuery } from './api.ts'
import CheckDialog from './check-dialog.tsx'
import type { PartiesTask } from './parties.tsx'
import PartiesDialog from './parties-dialog.tsx'

/** A dialog above the request dialog, to edit the parties or to record a result. */
const PartiesTasks = ({
  consultationId,
  task,
  refresh,
  onClose,
}: {
  consultationId: number
  task: PartiesTask
  /** Refetches all request data, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { data, isFetchedAfterMount, refetch } = useQuery(partiesQuery(consultationId))
  // The section may show cached data that is older than a colleague's last change.
  if (!data || !isFetchedAfterMount) return null
  const props = { consultationId, answer: data, onClose }
  const finish = (title: string) => () =>
    refresh(() => {
      onClose()
      showToast({ title })
    })
  return task === 'parties' ? (
    <PartiesDialog {...props} onSaved={finish(t('parties.saved'))} />
  ) : (
    <CheckDialog {...props} onStale={() => void refetch()} onSaved={finish(t('conflict.saved'))} />
  )
}

export default PartiesTasks
