import { useTranslation } from '#i18n/translate.tsx'
import { TextField } from '#ui/text-field.tsx'
import { settingTabs } from '../schema.ts'
import { FieldSection } from './field-section.tsx'
import type { SettingsFields } from './form-values.ts'

export const SocialFields = ({ field }: Pick<SettingsFields, 'field'>) => {
  const { t } = useTranslation()
  return (
    <FieldSection title={t('settings.social')} note={t('settings.social.hint')}>
      {settingTabs.social.map((key) => (
        <TextField
          key={key}
          {...field(key)}
          type="url"
          placeholder="https://"
          isOptional
          className="form-full"
        />
      ))}
    </FieldSection>
  )
}
