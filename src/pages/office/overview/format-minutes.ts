import { formatList } from '#i18n/format.ts'
import { factsOf, type Language } from '#languages/language.ts'

const inUnit = (count: number, unit: 'hour' | 'minute', language: Language): string =>
  new Intl.NumberFormat(factsOf(language).locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** `1 hour, 30 minutes` · `ساعة و30 دقيقة`. */
export const formatMinutes = (minutes: number, language: Language): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return formatList(
    [
      ...(hours > 0 ? [inUnit(hours, 'hour', language)] : []),
      ...(rest > 0 ? [inUnit(rest, 'minute', language)] : []),
    ],
    language,
  )
}
