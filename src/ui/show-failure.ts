import type { Translation } from '#i18n/translate.tsx'
import { showToast } from './toast.ts'

/** A toast about a failed call, for screens that load `explain-failure` only when needed. */
export const showFailure = async (title: string, error: unknown, t: Translation['t']): Promise<void> => {
  const { failureMessage } = await import('./explain-failure.ts')
  showToast({ title, description: failureMessage(error, t), variant: 'destructive' })
}
