import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import type { OwnToken } from '../schema.ts'

/** Asks before a token ends. `act` is the call of its owner or of an admin. */
export const EndToken = ({
  token: { id, name },
  act,
  queryKey,
  listId,
  onClose,
}: {
  token: Pick<OwnToken, 'id' | 'name'>
  act: (id: number) => Promise<unknown>
  /** The list with the token. */
  queryKey: QueryKey
  listId: string
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (
    <ActionDialog
      title={t('tokens.end.title', { name })}
      confirmLabel={t('tokens.end')}
      act={() => act(id)}
      onDone={async () => {
        await queryClient.invalidateQueries({ queryKey })
        setTimeout(onClose)
        showToast({ title: t('tokens.ended'), description: t('tokens.ended.text', { name }) })
      }}
      failed={t('tokens.endFailed')}
      // The button that opened the dialog is removed with its row.
      fallbackId={listId}
      onClose={onClose}
    >
      <p>{t('tokens.end.text')}</p>
    </ActionDialog>
  )
}
