import type { UseFormRegisterReturn } from 'react-hook-form'
import { readOrder } from '#fields/display-order.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { serviceAreas } from '../areas.ts'
import { areaLabel } from '../browser/area-label.ts'
import {
  type AdminService,
  type ServiceIcon as IconName,
  type ServiceInput,
  serviceIcons,
} from '../schema.ts'
import { type GuideEditor, GuideField } from './guide-field.tsx'
import './service-form.css'

/** All fields of a service; the form always contains all of them. */
export type ServiceValues = Required<ServiceInput>

/** Field labels, in the order of the page. */
export const serviceLabels = {
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  descriptionEn: 'services.descriptionEn',
  descriptionAr: 'services.descriptionAr',
  situationEn: 'services.situationEn',
  situationAr: 'services.situationAr',
  guideEn: 'services.guideEn',
  guideAr: 'services.guideAr',
  icon: 'table.icon',
  area: 'services.area',
  displayOrder: 'table.displayOrder',
  status: 'table.status',
} as const satisfies Record<keyof ServiceValues, TextKey>

/** `displayOrder` of a new service is the length of the list (specification, section 9). */
export const newServiceValues = (displayOrder: number): ServiceValues => ({
  nameEn: '',
  nameAr: '',
  descriptionEn: '',
  descriptionAr: '',
  situationEn: '',
  situationAr: '',
  guideEn: '',
  guideAr: '',
  icon: 'fa-briefcase',
  area: 'other',
  displayOrder,
  status: 'active',
})

export const valuesOf = (service: AdminService): ServiceValues =>
  Object.fromEntries(
    (Object.keys(serviceLabels) as (keyof ServiceValues)[]).map((name) => [name, service[name]]),
  ) as ServiceValues

export const ServiceForm = ({
  form,
  editor,
  ...frame
}: FormFrame<ServiceInput, ServiceInput> & { editor: GuideEditor }) => {
  const { t } = useTranslation()
  const { field, texts, summary } = useLabelledFields({ form, labels: serviceLabels, ...frame })
  const icon = texts('icon')
  const guide = (name: 'guideEn' | 'guideAr') => {
    const { id, error } = texts(name)
    return { editor, form, id, error, label: t(serviceLabels[name]) }
  }
  return (
    <div className="form-grid">
      {summary}
      <Twins
        en={<TextField {...field('nameEn')} hint={t('content.englishRequired')} />}
        ar={<TextField {...field('nameAr')} isOptional />}
      />
      <Twins
        en={<TextArea {...field('descriptionEn')} rows={3} />}
        ar={<TextArea {...field('descriptionAr')} rows={3} isOptional />}
      />
      <Twins
        en={<TextField {...field('situationEn')} hint={t('services.situation.hint')} isOptional />}
        ar={<TextField {...field('situationAr')} isOptional />}
      />
      <Twins
        en={<GuideField language="en" {...guide('guideEn')} hint={t('services.guide.hint')} />}
        ar={<GuideField language="ar" {...guide('guideAr')} />}
      />
      <div className="form-full">
        <ServiceIconChoice
          id={icon.id}
          chosen={form.watch('icon')}
          error={icon.error}
          field={form.register('icon')}
        />
      </div>
      <SelectField
        {...field('area')}
        hint={t('services.area.hint')}
        options={serviceAreas.map((area) => ({ value: area, label: t(areaLabel[area]) }))}
      />
      <TextField
        {...texts('displayOrder')}
        {...form.register('displayOrder', { setValueAs: readOrder })}
        hint={t('services.order.hint')}
        inputMode="numeric"
        inputClassName="service-form-order"
      />
      <div className="field form-full">
        <span className="field-label">{t('table.status')}</span>
        <SwitchField
          form={form}
          name="status"
          id={texts('status').id}
          label={t('services.isActive')}
          on="active"
          off="inactive"
        />
      </div>
    </div>
  )
}

/** The sixteen icons of the specification as a radio group; the name of the chosen one is shown below. */
const ServiceIconChoice = ({
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
