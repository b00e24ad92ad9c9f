import { AsyncLocalStorage } from 'node:async_hooks'

const reads = new AsyncLocalStorage<Map<string, Promise<unknown>>>()

/** Runs the calls that are made for one response: what they read with `sharedRead` is read once. */
export const sharingReads = () => {
  const shared = new Map<string, Promise<unknown>>()
  return <Result>(run: () => Result): Result => reads.run(shared, run)
}

/** Whether the current call is made for the response of another request. */
export const sharesReads = (): boolean => reads.getStore() !== undefined

/** The same read within `sharingReads`; elsewhere, a read of its own. */
export const sharedRead = <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
  const known = reads.getStore()
  const found = known?.get(key) as Promise<Value> | undefined
  if (found !== undefined) return found
  const value = read()
  known?.set(key, value)
  return value
}
