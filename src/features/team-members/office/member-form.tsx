import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PictureField } from '#features/images/office/picture-field.tsx'
import { serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { anyDay, readDay } from '#fields/day.ts'
import { readOrder } from '#fields/display-order.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatLanguageName, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { memberTypes, type TeamMemberInput, type teamMemberInput } from '../schema.ts'
import { hasEnded } from '../values.ts'
import { EmployerFields, MemberUserField } from './member-user-fields.tsx'
import { memberLabels } from './member-values.ts'
import './member-form.css'

type MemberFormState = UseFormReturn<z.input<typeof teamMemberInput>, unknown, TeamMemberInput>
type Fields = ReturnType<typeof useLabelledFields<z.input<typeof teamMemberInput>, TeamMemberInput>>
type SectionProps = { form: MemberFormState; fields: Fields }

export const MemberForm = ({
  form,
  linkedUser,
  ...frame
}: FormFrame<z.input<typeof teamMemberInput>, TeamMemberInput> & {
  /** The currently linked user, even if they can no longer be chosen. */
  linkedUser: { id: number; name: string } | undefined
}) => {
  const { t } = useTranslation()
  const fields = useLabelledFields({ form, labels: memberLabels, ...frame })
  return (
    <div className="member-form">
      <div className="form-grid">
        {fields.summary}
        <PersonFields form={form} fields={fields} linkedUser={linkedUser} />
      </div>
      <Section title={t('officeTeam.section.profile')}>
        <ProfileFields form={form} fields={fields} />
      </Section>
      <Section title={t('officeTeam.section.license')}>
        <LicenseFields form={form} fields={fields} />
      </Section>
      <Section title={t('officeTeam.employers')}>
        <EmployerFields form={form} id={fields.texts('formerEmployers').id} />
      </Section>
      <Section title={t('officeTeam.section.contact')}>
        <TextField {...fields.field('email')} type="email" autoComplete="off" isOptional />
        <TextField {...fields.field('phone')} type="tel" autoComplete="off" isOptional />
        <TextField {...fields.field('linkedin')} type="url" placeholder="https://" isOptional />
        <TextField {...fields.field('twitter')} type="url" placeholder="https://" isOptional />
      </Section>
      <Section title={t('officeTeam.section.website')}>
        <WebsiteFields form={form} fields={fields} />
      </Section>
    </div>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <div className="form-grid">{children}</div>
  </section>
)

const PersonFields = ({
  form,
  fields,
  linkedUser,
}: SectionProps & { linkedUser: { id: number; name: string } | undefined }) => {
  const { t } = useTranslation()
  return (
    <>
      <Twins
        en={<TextField {...fields.field('nameEn')} lang="en" hint={t('officeTeam.names.hint')} isOptional />}
        ar={<TextField {...fields.field('nameAr')} lang="ar" isOptional />}
      />
      <Twins
        en={<TextField {...fields.field('position')} lang="en" hint={t('content.englishRequired')} />}
        ar={<TextField {...fields.field('positionAr')} lang="ar" isOptional />}
      />
      <SelectField
        {...fields.field('memberType')}
        options={memberTypes.map((value) => ({ value, label: t(`officeTeam.type.${value}`) }))}
      />
      <Controller
        control={form.control}
        name="userId"
        render={({ field: { value, onChange } }) => (
          <MemberUserField
            {...fields.texts('userId')}
            value={value ?? null}
            onChange={onChange}
            linkedUser={linkedUser}
          />
        )}
      />
      <Controller
        control={form.control}
        name="imageUrl"
        render={({ field: { name, value = '', ...field } }) => (
          <PictureField
            {...field}
            {...fields.texts(name)}
            value={value}
            shape="square"
            className="form-full"
            isOptional
          />
        )}
      />
    </>
  )
}

/** Languages that are common in Saudi firms; a member's other languages remain as options. */
const offeredLanguages = ['ar', 'en', 'fr', 'de', 'es', 'tr', 'ur', 'hi', 'zh']

const ProfileFields = ({ form, fields }: SectionProps) => {
  const { t, language } = useTranslation()
  return (
    <>
      <Twins
        en={<TextField {...fields.field('specialization')} lang="en" isOptional />}
        ar={<TextField {...fields.field('specializationAr')} lang="ar" isOptional />}
      />
      <Twins
        en={<TextArea {...fields.field('bio')} lang="en" rows={5} />}
        ar={<TextArea {...fields.field('bioAr')} lang="ar" rows={5} isOptional />}
      />
      <Twins
        en={
          <TextArea
            {...fields.field('education')}
            lang="en"
            rows={3}
            hint={t('officeTeam.education.hint')}
            isOptional
          />
        }
        ar={<TextArea {...fields.field('educationAr')} lang="ar" rows={3} isOptional />}
      />
      <Controller
        control={form.control}
        name="areas"
        render={({ field: { value = [], onChange } }) => (
          <CheckboxGroup
            {...fields.texts('areas')}
            className="form-full"
            hint={t('officeTeam.areas.hint')}
            isOptional
            options={serviceAreas.map((area) => ({ value: area, label: t(areaLabel[area]) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="languages"
        render={({ field: { value = [], onChange } }) => (
          <CheckboxGroup
            {...fields.texts('languages')}
            className="form-full"
            hint={t('officeTeam.languages.hint')}
            isOptional
            options={[...new Set([...offeredLanguages, ...value])].map((code) => ({
              value: code,
              label: formatLanguageName(code, language),
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </>
  )
}

const LicenseFields = ({ form, fields }: SectionProps) => {
  const { t, language } = useTranslation()
  const tMail = useMailText()
  const end = readDay(form.watch('licenseEnd') ?? '') ?? null
  return (
    <>
      <TextField {...fields.field('licenseNumber')} dir="ltr" className="form-full" isOptional />
      <DateField
        {...fields.field('licenseDate')}
        days={anyDay}
        hint={t('officeTeam.licenseDate.hint')}
        isOptional
      />
      <DateField
        {...fields.field('licenseEnd')}
        days={anyDay}
        hint={
          end && hasEnded(end, todayInRiyadh(new Date()))
            ? t('officeTeam.licenseEnded', { date: formatLongDate(end, language) })
            : tMail('officeTeam.licenseEnd.hint')
        }
        isOptional
      />
    </>
  )
}

const WebsiteFields = ({ form, fields }: SectionProps) => {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        {...fields.texts('displayOrder')}
        {...form.register('displayOrder', { setValueAs: readOrder })}
        hint={t('officeTeam.order.hint')}
        inputMode="numeric"
        inputClassName="member-form-order"
      />
      <div className="field">
        <span className="field-label">{t('action.toggleVisibility')}</span>
        <SwitchField
          form={form}
          name="isVisible"
          id={fields.texts('isVisible').id}
          label={t('officeTeam.isVisible')}
        />
      </div>
    </>
  )
}
