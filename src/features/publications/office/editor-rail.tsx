import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Controller } from 'react-hook-form'
import { PictureField } from '#features/images/office/picture-field.tsx'
import { formatHijriDay, formatLongDate, formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguages } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { categoryLabel } from '../category-label.ts'
import { publicationCategories } from '../schema.ts'
import { type PublicationState, publicationStates } from '../values.ts'
import type { EditorFields } from './editor-fields.ts'
import { dateAndTimeOf, instantOf, isFuture } from './editor-values.ts'
import './editor-screen.css'

type RailProps = {
  fields: EditorFields
  /** The time since which the saved Arabic text has been older than the English one. */
  outdatedSince: string | null
  isMarking: boolean
  onArabicCurrent: () => void
}

/** Date, languages and category of the publication. */
export const EditorRail = ({ fields, ...mark }: RailProps) => {
  const { t } = useTranslation()
  const { form, idOf, errorOf } = fields
  return (
    <section className="editor-rail-panel" aria-label={t('editor.publishing')}>
      <StateChoice fields={fields} />
      <PublishDate fields={fields} />
      <Languages fields={fields} {...mark} />
      <OtherLanguage fields={fields} />
      <SelectField
        id={idOf('category')}
        label={t('publications.office.category')}
        error={errorOf('category')}
        options={publicationCategories.map((value) => ({ value, label: t(categoryLabel[value]) }))}
        {...form.register('category')}
      />
      <Controller
        control={form.control}
        name="coverImage"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PictureField
            id={idOf('coverImage')}
            label={t('editor.cover')}
            hint={t('editor.cover.hint')}
            error={errorOf('coverImage')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
            shape="wide"
            isOptional
          />
        )}
      />
    </section>
  )
}

/** Adjusts the date to the state: publishing now clears a future date, scheduling sets one. */
const StateChoice = ({ fields: { form, idOf, errorOf } }: { fields: EditorFields }) => {
  const { t } = useTranslation()
  const state = form.watch('state')
  const choose = (next: PublicationState) => {
    form.setValue('state', next, { shouldDirty: true })
    form.clearErrors(['state', 'date'])
    const { date, time } = form.getValues()
    const change = (instant: Date) => {
      const chosen = dateAndTimeOf(instant)
      form.setValue('date', chosen.date, { shouldDirty: true })
      form.setValue('time', chosen.time, { shouldDirty: true })
    }
    if (next === 'published' && isFuture(date, time)) change(new Date())
    if (next === 'scheduled' && !isFuture(date, time)) change(tomorrowMorning())
  }
  return (
    <FieldGroup id={idOf('state')} label={t('editor.status')} error={errorOf('state')}>
      <div className="state-choices">
        {publicationStates.map((value) => (
          <label key={value} className="state-choice">
            <input
              type="radio"
              className="checkbox radio"
              name={idOf('state')}
              value={value}
              checked={state === value}
              onChange={() => choose(value)}
            />
            <span>
              <b>{t(`publications.office.${value}`)}</b>
              <small>{t(`editor.${value}.text`)}</small>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Nine in the morning in Riyadh. */
const tomorrowMorning = (): Date => {
  const { date } = dateAndTimeOf(new Date(Date.now() + 24 * 3_600_000))
  return instantOf({ date, time: '09:00' })
}

/** A future date turns «published» into «scheduled». No date publishes a draft or a scheduled publication. */
const PublishDate = ({ fields: { form, idOf, errorOf } }: { fields: EditorFields }) => {
  const { t, language } = useTranslation()
  const [date, time] = form.watch(['date', 'time'])
  const instant = instantOf({ date, time })
  const onChange = () => {
    form.clearErrors(['date', 'time'])
    const chosen = form.getValues()
    if (chosen.state === 'published' && isFuture(chosen.date, chosen.time))
      form.setValue('state', 'scheduled', { shouldDirty: true })
  }
  const hint = Number.isNaN(instant.getTime())
    ? undefined
    : t('editor.riyadh', {
        weekday: formatWeekday(instant, language),
        hijri: formatHijriDay(instant, language),
      })
  return (
    <FieldGroup label={t('table.publishDate')} hint={hint}>
      <div className="publish-date">
        <TextField
          id={idOf('date')}
          type="date"
          label={t('editor.date')}
          error={errorOf('date')}
          {...form.register('date', { onChange })}
        />
        <TextField
          id={idOf('time')}
          type="time"
          label={t('editor.time')}
          error={errorOf('time')}
          {...form.register('time', { onChange })}
        />
      </div>
    </FieldGroup>
  )
}

/** While one language is published, the other can be scheduled for its own date. */
const OtherLanguage = ({ fields: { form, idOf, errorOf } }: { fields: EditorFields }) => {
  const { t, language } = useTranslation()
  const [languages, date, time] = form.watch(['publishedLanguages', 'laterDate', 'laterTime'])
  if (languages.length !== 1) return null
  const instant = instantOf({ date, time })
  const onChange = () => form.clearErrors(['laterDate', 'laterTime'])
  return (
    <FieldGroup
      label={t(languages[0] === 'en' ? 'editor.laterArabic' : 'editor.laterEnglish')}
      isOptional
      hint={
        Number.isNaN(instant.getTime())
          ? t('editor.later.hint')
          : t('editor.riyadh', {
              weekday: formatWeekday(instant, language),
              hijri: formatHijriDay(instant, language),
            })
      }
    >
      <div className="publish-date">
        <TextField
          id={idOf('laterDate')}
          type="date"
          label={t('editor.date')}
          error={errorOf('laterDate')}
          {...form.register('laterDate', { onChange })}
        />
        <TextField
          id={idOf('laterTime')}
          type="time"
          label={t('editor.time')}
          error={errorOf('laterTime')}
          {...form.register('laterTime', { onChange })}
        />
      </div>
    </FieldGroup>
  )
}

const Languages = ({ fields, outdatedSince, isMarking, onArabicCurrent }: RailProps) => {
  const { t } = useTranslation()
  const { form, idOf, errorOf } = fields
  return (
    <FieldGroup
      id={idOf('publishedLanguages')}
      label={t('editor.languages')}
      error={errorOf('publishedLanguages')}
    >
      {contentLanguages.map((code) => (
        <label key={code} className="checkbox-label">
          <input
            type="checkbox"
            className="checkbox"
            value={code}
            {...form.register('publishedLanguages', {
              onChange: () => form.clearErrors('publishedLanguages'),
            })}
          />
          <span>{t(code === 'en' ? 'editor.english' : 'editor.arabic')}</span>
        </label>
      ))}
      {outdatedSince && (
        <ArabicMark since={outdatedSince} isPending={isMarking} onCurrent={onArabicCurrent} />
      )}
    </FieldGroup>
  )
}

/**
 * Marks an Arabic text that is older than the English one. An editor can clear the mark if no change is
 * needed.
 */
const ArabicMark = ({
  since,
  isPending,
  onCurrent,
}: {
  since: string
  isPending: boolean
  onCurrent: () => void
}) => {
  const { t, language } = useTranslation()
  return (
    <div className="arabic-mark">
      <p>
        <Icon icon={TriangleAlert} size="medium" />
        <b>{t('editor.arabicOld')}</b>
      </p>
      <p>{t('editor.arabicOld.text', { date: formatLongDate(since, language) })}</p>
      <Button variant="quiet" size="table" isPending={isPending} onClick={onCurrent}>
        {t('editor.arabicCurrent')}
      </Button>
    </div>
  )
}
