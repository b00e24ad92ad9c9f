import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { partiesQuery } from './api.ts'
import CheckDialog from './check-dialog.tsx'
import type { PartiesTask } from './parties.tsx'
import PartiesDialog from './parties-dialog.tsx'

/** The dialog over the one of a request, in which its parties are written or a result is recorded. */
const PartiesTasks = ({
  consultationId,
  task,
  refresh,
  onClose,
}: {
  consultationId: number
  task: PartiesTask
  /** Fetches everything about requests anew, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { data, isFetchedAfterMount, refetch } = useQuery(partiesQuery(consultationId))
  // What the section shows may be older than what a colleague has written since.
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
