/**
 * Runs a task again and again, never twice at once, until it is stopped; then waits for the run that has begun. The first
 * run comes after `firstMs`.
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
