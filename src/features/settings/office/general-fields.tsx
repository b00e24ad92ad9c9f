import { useTranslation } from '#i18n/translate.tsx'
import { FieldNotes } from '#ui/form-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { FieldSection } from './field-section.tsx'
import type { SettingsFields, SettingsForm } from './form-values.ts'

/** Name, contact, registration, maintenance mode and security. */
export const GeneralFields = ({
  form,
  field,
  texts,
}: Pick<SettingsFields, 'field' | 'texts'> & { form: SettingsForm }) => {
  const { t } = useTranslation()
  const arabicHint = t('settings.arabic.hint')
  return (
    <>
      <FieldSection title={t('settings.identity')}>
        <TextField {...field('site_title')} />
        <TextField {...field('site_title_ar')} hint={arabicHint} isOptional />
        <TextArea {...field('site_description')} rows={4} />
        <TextArea {...field('site_description_ar')} rows={4} hint={arabicHint} isOptional />
      </FieldSection>
      <FieldSection title={t('settings.contact')}>
        <TextField {...field('contact_email')} type="email" />
        <TextField {...field('contact_email_2')} type="email" isOptional />
        <TextField {...field('contact_phone')} type="tel" />
        <TextField {...field('contact_phone_2')} type="tel" isOptional />
        <TextArea {...field('contact_address')} rows={2} />
        <TextArea {...field('contact_address_ar')} rows={2} hint={arabicHint} isOptional />
        <TextField {...field('office_location')} dir="ltr" hint={t('settings.location.hint')} isOptional />
        <TextField {...field('whatsapp_number')} type="tel" hint={t('settings.whatsapp.hint')} isOptional />
      </FieldSection>
      <FieldSection title={t('settings.registration')}>
        <TextField {...field('license_number')} dir="ltr" isOptional />
        <TextField {...field('commercial_register')} inputMode="numeric" isOptional />
      </FieldSection>
      <FieldSection title={t('settings.availability')}>
        <div className="form-full settings-maintenance">
          <SettingSwitch
            form={form}
            name="maintenance_mode"
            id={texts('maintenance_mode').id}
            label={t('settings.maintenance')}
          />
          <p className="muted">{t('settings.maintenance.hint')}</p>
        </div>
      </FieldSection>
      <FieldSection title={t('settings.security')}>
        <div className="form-full settings-maintenance">
          <SettingSwitch
            form={form}
            name="require_two_factor"
            id={texts('require_two_factor').id}
            label={t('settings.twoFactor')}
          />
          <FieldNotes
            id={texts('require_two_factor').id}
            hint={t('settings.twoFactor.hint')}
            error={texts('require_two_factor').error}
          />
        </div>
        <div className="form-full settings-maintenance">
          <SettingSwitch
            form={form}
            name="strict_passwords"
            id={texts('strict_passwords').id}
            label={t('settings.strictPasswords')}
          />
          <FieldNotes id={texts('strict_passwords').id} hint={t('settings.strictPasswords.hint')} />
        </div>
      </FieldSection>
    </>
  )
}

export const SettingSwitch = ({
  label,
  ...field
}: {
  form: SettingsForm
  name: 'maintenance_mode' | 'require_two_factor' | 'strict_passwords'
  id: string
  label: string
}) => <SwitchField {...field} label={<span className="strong">{label}</span>} on="true" off="false" />
