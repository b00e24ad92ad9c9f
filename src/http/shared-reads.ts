import { AsyncLocalStorage } from 'node:async_hooks'

const reads = new AsyncLocalStorage<Map<string, Promise<unknown>>>()

/** Runs calls that are made for one response: what they read with `sharedRead` is read once. */
export const shareReads = <Result>(run: () => Result): Result => reads.run(new Map(), run)

/** The same read within `shareReads`; elsewhere, a read of its own. */
export const sharedRead = <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
  const known = reads.getStore()
  const found = known?.get(key) as Promise<Value> | undefined
  if (found !== undefined) return found
  const value = read()
  known?.set(key, value)
  return value
}
