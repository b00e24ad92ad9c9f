// Preloaded into a program that a test starts: its clock is CLOCK_AHEAD_MS milliseconds ahead, in every
// thread. Timers are not affected.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const Real = globalThis.Date
const now = () => Real.now() + ahead

if (ahead !== 0)
  globalThis.Date = new Proxy(Real, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
