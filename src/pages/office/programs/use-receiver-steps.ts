import { useMutation } from '@tanstack/react-query'
import { sendTest, updateReceiver, webhooksKey } from '#features/webhooks/office/api.ts'
import type { Receiver } from '#features/webhooks/schema.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useRefresh } from '../../use-refresh.ts'

/** The actions of a receiver without a question. */
export const useReceiverSteps = () => {
  const { t } = useTranslation()
  const refresh = useRefresh(webhooksKey)
  const onError = (title: TextKey) => (error: Error) =>
    showToast({ title: t(title), description: failureMessage(error, t), variant: 'destructive' })
  const test = useMutation({
    mutationFn: ({ id }: Receiver) => sendTest(id),
    onSuccess: () =>
      refresh(() => showToast({ title: t('webhooks.tested'), description: t('webhooks.tested.text') })),
    onError: onError('webhooks.testFailed'),
  })
  const turn = useMutation({
    mutationFn: ({ id, isActive }: Receiver) => updateReceiver(id, { isActive: !isActive }),
    onSuccess: ({ isActive }) =>
      refresh(() => showToast({ title: t(isActive ? 'webhooks.turnedOn' : 'webhooks.turnedOff') })),
    onError: onError('webhooks.updateFailed'),
  })
  return { test: test.mutate, turn: turn.mutate }
}
