import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { getToasts, showToast } from '#ui/toast.ts'
import { afterRefusals } from './queries.ts'

it('closes the toast of a refusal once a later action succeeds, and not while an earlier one does', async () => {
  const client = new QueryClient({ mutationCache: afterRefusals() })
  const act = (mutationFn: () => Promise<unknown>) =>
    client.getMutationCache().build(client, { mutationFn }).execute(undefined)
  let end = () => {}
  const earlier = act(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  await new Promise((resolve) => setTimeout(resolve, 5))
  showToast({ title: 'Not saved', variant: 'destructive' })
  end()
  await earlier
  expect(getToasts()[0]?.isOpen).toBe(true)
  await act(() => Promise.reject(new Error('refused'))).catch(() => undefined)
  expect(getToasts()[0]?.isOpen).toBe(true)
  await act(() => Promise.resolve())
  expect(getToasts()[0]?.isOpen).toBe(false)
})
