import Building2 from 'lucide-react/icons/building-2'
import Clock from 'lucide-react/icons/clock'
import Gavel from 'lucide-react/icons/gavel'
import Phone from 'lucide-react/icons/phone'
import Video from 'lucide-react/icons/video'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { IconType } from '#ui/icon.tsx'
import type { AgendaDate, DateEntry, Entry } from './agenda-columns.ts'

export type EntryTexts = {
  /** Null for a whole day. */
  time: { from: string; to: string } | null
  name: string
  reference: string
  /** The way to meet, the service of a request that is closed to the reader, or the kind of a date. */
  about: string
  icon: IconType
  /** Empty for a date, which belongs to its request. */
  lawyer: string
  /** The facts that need attention, such as a date without a result. */
  warnings: string[]
}

const icons = { office: Building2, phone: Phone, video: Video } as const

/** The texts of an entry, for the grid, the list and paper. */
export const useEntryTexts = () => {
  const { t, language } = useTranslation()
  const ofAppointment = ({ appointment, startsAt, minutes }: Entry): EntryTexts => {
    const { state, kind, service, isOpen, clientName, consultationId, lawyerName } = appointment
    const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000)
    const time = { from: formatTime(startsAt, language), to: formatTime(endsAt, language) }
    const isProposed = state === 'proposed'
    const way = isOpen ? t(`appointments.kind.${kind}`) : t(areaLabel[service])
    const about = isProposed ? t('appointments.state.proposed') : way
    const lawyer = lawyerName ?? t('dash.deletedUser')
    const reference = `#${consultationId}`
    return {
      time,
      name: clientName,
      reference,
      about,
      icon: isProposed ? Clock : icons[kind],
      lawyer,
      warnings: [],
    }
  }
  const ofDate = (date: AgendaDate, entry?: DateEntry, now = new Date()): EntryTexts => {
    const about = t(`matter.kind.${date.kind}`)
    const from = entry && formatTime(entry.startsAt, language)
    const reference = `#${date.consultationId}`
    const warnings = [
      ...(date.isClosed ? [t('agenda.date.closed')] : []),
      ...(date.day < todayInRiyadh(now) ? [t('agenda.date.past')] : []),
    ]
    return {
      time: from === undefined ? null : { from, to: from },
      name: date.clientName,
      reference,
      about,
      icon: Gavel,
      lawyer: '',
      warnings,
    }
  }
  return { ofAppointment, ofDate }
}
