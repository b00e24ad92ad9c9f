import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { formatAppointment } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import type { MatterDate } from '../schema.ts'

/** `Tuesday, November 25, 2026`, with the time if there is one. */
export const dateName = ({ day, time }: Pick<MatterDate, 'day' | 'time'>, language: Language): string =>
  time === null ? fullDay(day, language) : formatAppointment(instantInRiyadh(day, time), language)
