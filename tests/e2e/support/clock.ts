/** How far the clock of the run is ahead of the machine's (`npm test -- --clock`). */
export const clockAheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)

/** Runs in the page. */
export const setClockAhead = (aheadMs: number): void => {
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...values: []) {
      super(...(values.length === 0 ? ([Real.now() + aheadMs] as unknown as []) : values))
    }
    static override now = () => Real.now() + aheadMs
  } as DateConstructor
}
