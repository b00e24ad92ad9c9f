import type { ReactNode } from 'react'
import type { SignedInUser } from '#access/roles.ts'
import { noticeWays } from '#features/consents/schema.ts'
import { heardIn } from '#features/consultations/heard-through.ts'
import { recordedOrigins } from '#features/consultations/values.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { readDay, readDayAhead } from '#fields/day.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatLanguageName } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { languages } from '#languages/language.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { oldestDays } from '../values.ts'
import { none, type RecordOutput, type RecordValues } from './record-values.ts'
import type { RecordForm, useTakenCaller } from './use-taken-caller.ts'

type Labelled = ReturnType<typeof useLabelledFields<RecordValues, RecordOutput>>
type Fields = Pick<Labelled, 'field' | 'texts'> & {
  form: RecordForm
  caller: Pick<ReturnType<typeof useTakenCaller>, 'onTyping' | 'onTyped'>
}

/** The number first, then the name. */
export const CallerFields = ({ field, caller, children }: Fields & { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <fieldset
      className="desk-part"
      onChange={({ target }) => caller.onTyping(target.name)}
      onBlur={caller.onTyped}
    >
      <legend className="visually-hidden">{t('desk.who')}</legend>
      <div className="form-grid">
        <TextField
          {...field('phone')}
          type="tel"
          dir="ltr"
          data-initial-focus
          className="form-full"
          autoComplete="off"
        />
        <TextField {...field('firstName')} autoComplete="off" />
        <TextField {...field('lastName')} isOptional autoComplete="off" />
      </div>
      {children}
    </fieldset>
  )
}

export const RequestFields = ({ form, field, texts, caller }: Fields) => {
  const { t } = useTranslation()
  return (
    <fieldset className="desk-part stack" onBlur={caller.onTyped}>
      <legend className="visually-hidden">{t('desk.what')}</legend>
      <FieldGroup {...texts('origin')} label={t('desk.origin')}>
        <SegmentedFilter
          label={t('desk.origin')}
          segments={recordedOrigins.map((value) => ({ value, label: t(`consult.origin.${value}`) }))}
          value={form.watch('origin')}
          onValueChange={(value) => form.setValue('origin', value, { shouldDirty: true })}
        />
      </FieldGroup>
      <SelectField
        {...field('service')}
        placeholder={t('desk.service.choose')}
        options={serviceAreas.map((value) => ({ value, label: t(areaLabel[value]) }))}
      />
      <TextArea {...field('message')} isOptional rows={4} hint={t('desk.words.hint')} />
      <TextField {...field('email')} type="email" dir="ltr" isOptional autoComplete="off" />
      <TextField {...field('otherSide')} isOptional hint={t('desk.otherSide.hint')} />
    </fieldset>
  )
}

export const FollowUpFields = ({
  form,
  field,
  me,
  heardThrough,
}: Omit<Fields, 'caller'> & { me: SignedInUser; heardThrough: readonly string[] }) => {
  const { t, language } = useTranslation()
  const tMail = useMailText()
  const colleagues = useColleagues(me.id) ?? []
  const today = () => todayInRiyadh(new Date())
  return (
    <fieldset className="desk-part">
      <legend className="visually-hidden">{t('desk.more')}</legend>
      <div className="form-grid">
        <SelectField
          {...field('assignedToId')}
          options={[
            { value: none, label: t('consult.unassigned') },
            ...colleagues.map((person) => ({ value: String(person.id), label: fullNameOf(person) })),
          ]}
        />
        <SelectField
          {...field('noticeWay')}
          options={([none, ...noticeWays] as const).map((value) => ({
            value,
            label: t(`desk.notice.${value}`),
          }))}
        />
        <DateField
          {...field('urgentDay')}
          isOptional
          hint={tMail('desk.urgentDay.hint')}
          days={{ first: today, isOpen: () => true, read: readDayAhead }}
        />
        <TextField {...field('urgentReason')} isOptional disabled={form.watch('urgentDay') === ''} />
        <SelectField
          {...field('language')}
          options={languages.map((value) => ({ value, label: formatLanguageName(value, language) }))}
        />
        <SelectField
          {...field('heardThrough')}
          isOptional
          options={[
            { value: none, label: t('desk.heard.none') },
            ...heardThrough.map((value) => ({ value, label: heardIn(value, language) ?? value })),
          ]}
        />
        <DateField
          {...field('receivedDay')}
          isOptional
          hint={t('desk.receivedAt.hint')}
          days={{
            first: () => addDays(today(), -oldestDays),
            isOpen: (day) => day <= today(),
            read: readDay,
          }}
        />
        <TextField {...field('receivedTime')} type="time" isOptional />
        <CheckboxField {...field('isSpokenWith')} className="form-full" />
      </div>
    </fieldset>
  )
}
