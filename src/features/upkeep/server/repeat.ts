/**
 * Runs a task repeatedly, never concurrently, until it is stopped; stopping waits for the current run. The
 * first run starts after `firstMs`.
 */
export const repeat = (
  task: () => Promise<void>,
  {
    everyMs,
    firstMs = everyMs,
    onError,
  }: { everyMs: number; firstMs?: number; onError: (error: unknown) => void },
): { stop(): Promise<void> } => {
  let isStopping = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      running = task()
        .catch(onError)
        .finally(() => {
          if (!isStopping) plan(everyMs)
        })
    }, afterMs).unref()
  }
  plan(firstMs)
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
