/** Runs a task again and again, never twice at once, until it is stopped; then waits for the run that has begun. */
export const repeat = (
  task: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): { stop(): Promise<void> } => {
  let isStopping = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const plan = () => {
    timer = setTimeout(() => {
      running = task()
        .catch(onError)
        .finally(() => {
          if (!isStopping) plan()
        })
    }, everyMs).unref()
  }
  plan()
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
