import { useState } from 'react'
import { formatWeekdayOfMonth } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type Crowd, instantAt } from '../agenda.ts'
import type { Appointment } from '../schema.ts'
import { type DateEntry, type Entry, gridPositionOf } from './agenda-columns.ts'
import { AgendaRows } from './agenda-rows.tsx'

/** The number of entries that a narrow column hides. It opens all entries of this time. */
export const AgendaCrowd = ({
  crowd: { start, minutes, entries, hidden },
  day,
  now,
  onOpen,
}: {
  crowd: Crowd<Entry | DateEntry>
  day: string
  now: Date
  onOpen: (appointment: Appointment) => void
}) => {
  const { t, language } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="agenda-crowd" style={gridPositionOf(start, minutes)}>
      <button type="button" dir="ltr" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span aria-hidden="true">{t('agenda.crowd', { n: hidden })}</span>
        <span className="visually-hidden">{t('agenda.crowd.more', { n: hidden })}</span>
      </button>
      {isOpen && (
        <Dialog
          title={formatWeekdayOfMonth(instantAt(day, start), language)}
          size={480}
          onClose={() => setOpen(false)}
        >
          <AgendaRows
            entries={entries}
            now={now}
            namesLawyer
            onOpen={(appointment) => {
              setOpen(false)
              onOpen(appointment)
            }}
          />
        </Dialog>
      )}
    </li>
  )
}
