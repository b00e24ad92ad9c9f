import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cancelOutdatedFetches } from './use-refresh.ts'

it('shows the rows after a change that was saved during the first fetch of a list', async () => {
  const queryClient = new QueryClient()
  onTestFinished(cancelOutdatedFetches(queryClient))
  const answers: ((rows: string) => void)[] = []
  const queryKey = ['team-members', '?q=amal']
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  onTestFinished(observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const refreshed = queryClient.invalidateQueries({ queryKey: ['team-members'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('visible')
  answers[1]?.('hidden')
  await refreshed
  expect(queryClient.getQueryData(queryKey)).toBe('hidden')
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', fetchStatus: 'idle' })
})
