import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { PersonEvent } from './schema.ts'

/** Groups entries by day in Riyadh, preserving their order. */
export const eventsByDay = (events: readonly PersonEvent[]): { day: string; events: PersonEvent[] }[] => {
  const days = new Map<string, PersonEvent[]>()
  for (const event of events) {
    const day = todayInRiyadh(new Date(event.at))
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }))
}
