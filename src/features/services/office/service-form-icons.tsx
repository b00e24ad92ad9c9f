import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'
import { type ServiceIcon as IconName, serviceIcons } from '../schema.ts'

/** The sixteen icons of the specification as a radio group; the name of the chosen one is shown below. */
export const ServiceIconChoice = ({
  id,
  chosen,
  error,
  field,
}: {
  id: string
  chosen: IconName
  error: string | undefined
  field: UseFormRegisterReturn
}) => {
  const { t } = useTranslation()
  return (
    <FieldGroup
      id={id}
      label={t('table.icon')}
      error={error}
      hint={t('services.iconChosen', { name: t(`icon.${chosen}`) })}
    >
      <div className="icon-choices">
        {serviceIcons.map((name) => (
          <label key={name} className="icon-choice" title={t(`icon.${name}`)}>
            <input type="radio" className="icon-choice-radio" value={name} {...field} />
            <ServiceIcon name={name} />
            <span className="visually-hidden">{t(`icon.${name}`)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
