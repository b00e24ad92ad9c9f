import * as z from 'zod/mini'
import { readDayAhead } from '#fields/day.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { type Holiday, type HolidayInput, holidayInput } from '../holiday-schema.ts'
import { saveHoliday } from './api.ts'

const typed = z.object({ nameEn: z.string(), nameAr: z.string(), firstDay: z.string(), lastDay: z.string() })

/** Field labels, in the order of the dialog. */
const labels = {
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  firstDay: 'hours.holiday.first',
  lastDay: 'hours.holiday.last',
} as const satisfies Record<keyof z.infer<typeof typed>, TextKey>

const asTyped = (day: string): string => day.split('-').reverse().join('/')

const formOf = (holiday: Holiday | undefined) =>
  z.pipe(
    typed,
    z.transform((values, context): HolidayInput => {
      const read = z.safeParse(holidayInput, {
        key: holiday?.key ?? null,
        nameEn: values.nameEn,
        nameAr: values.nameAr,
        firstDay: values.firstDay,
        lastDay: values.lastDay,
        isObserved: true,
        updatedAt: holiday?.updatedAt ?? undefined,
      })
      for (const { path, message } of read.error?.issues ?? [])
        context.issues.push({ code: 'custom', message, path: [...path], input: values })
      return read.data ?? z.NEVER
    }),
  )

/** Moves a holiday, or adds one of the firm's own. */
export const HolidayDialog = ({
  holiday,
  onSaved,
  onClose,
}: {
  holiday: Holiday | undefined
  onSaved: (list: Holiday[]) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { field, ...sending } = useSending({
    schema: formOf(holiday),
    defaultValues: {
      nameEn: holiday?.nameEn ?? '',
      nameAr: holiday?.nameAr ?? '',
      firstDay: holiday ? asTyped(holiday.firstDay) : '',
      lastDay: holiday ? asTyped(holiday.lastDay) : '',
    },
    labels,
    send: (input) => saveHoliday(holiday?.id ?? null, input),
    onSent: onSaved,
    failed: t('hours.failed'),
  })
  const days = { first: () => todayInRiyadh(new Date()), isOpen: () => true, read: readDayAhead }
  return (
    <SendingDialog
      title={holiday?.name ? t(`holiday.${holiday.name}`) : t('hours.holiday.add')}
      frame={sending}
      fallbackId="holidays"
      onClose={onClose}
    >
      <div className="form-grid">
        {!holiday?.key && (
          <>
            <TextField {...field('nameEn')} />
            <TextField {...field('nameAr')} isOptional />
          </>
        )}
        <DateField {...field('firstDay')} days={days} />
        <DateField {...field('lastDay')} days={days} />
      </div>
    </SendingDialog>
  )
}
