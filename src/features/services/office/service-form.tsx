import { type ReactNode, useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { areaLabel } from '../browser/area-label.ts'
import { readOrder, type Service, type ServiceInput, serviceAreas } from '../schema.ts'
import { ServiceIconChoice } from './service-form-icons.tsx'
import './service-form.css'

/** All fields of a service: the form always holds each of them. */
export type ServiceValues = Required<ServiceInput>

/** In the order they stand, which is the order of the error summary. */
export const serviceFields = [
  'nameEn',
  'nameAr',
  'descriptionEn',
  'descriptionAr',
  'icon',
  'area',
  'displayOrder',
  'status',
] as const satisfies (keyof ServiceValues)[]

/** `displayOrder` of a new service is the length of the list (specification, section 9). */
export const newServiceValues = (displayOrder: number): ServiceValues => ({
  nameEn: '',
  nameAr: '',
  descriptionEn: '',
  descriptionAr: '',
  icon: 'fa-briefcase',
  area: 'other',
  displayOrder,
  status: 'active',
})

export const valuesOf = (service: Service): ServiceValues =>
  Object.fromEntries(serviceFields.map((name) => [name, service[name]])) as ServiceValues

export const ServiceForm = ({
  form,
  attempt,
  problem,
}: {
  form: UseFormReturn<ServiceInput, unknown, ServiceInput>
  /** Grows with each refused submit. */
  attempt: number
  /** What concerns the form as a whole: the server's sentence, with what can be done about it. */
  problem: ReactNode
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const { register, control, watch, formState } = form
  const idOf = (name: keyof ServiceValues) => `${id}-${name}`
  const errorOf = (name: keyof ServiceValues) => {
    const message = formState.errors[name]?.message
    return message === undefined ? undefined : tMessage(message)
  }
  const errors = serviceFields.flatMap((name) => {
    const message = errorOf(name)
    return message ? [{ fieldId: idOf(name), message }] : []
  })
  const field = (name: 'nameEn' | 'nameAr' | 'descriptionEn' | 'descriptionAr') => ({
    ...register(name),
    id: idOf(name),
    error: errorOf(name),
  })
  return (
    <>
      {(problem || errors.length > 0) && attempt > 0 && (
        <ErrorSummary errors={errors} attempt={attempt} headingLevel="h3" className="service-form-errors">
          {problem}
        </ErrorSummary>
      )}
      <div className="form-grid">
        <TextField label={t('table.nameEn')} lang="en" {...field('nameEn')} />
        <TextField label={t('table.nameAr')} lang="ar" isOptional {...field('nameAr')} />
        <TextArea label={t('services.descriptionEn')} lang="en" rows={3} {...field('descriptionEn')} />
        <TextArea
          label={t('services.descriptionAr')}
          lang="ar"
          rows={3}
          isOptional
          {...field('descriptionAr')}
        />
        <div className="form-full">
          <ServiceIconChoice
            id={idOf('icon')}
            chosen={watch('icon')}
            error={errorOf('icon')}
            field={register('icon')}
          />
        </div>
        <SelectField
          label={t('services.area')}
          hint={t('services.area.hint')}
          id={idOf('area')}
          error={errorOf('area')}
          options={serviceAreas.map((area) => ({ value: area, label: t(areaLabel[area]) }))}
          {...register('area')}
        />
        <TextField
          label={t('table.displayOrder')}
          hint={t('services.order.hint')}
          id={idOf('displayOrder')}
          error={errorOf('displayOrder')}
          inputMode="numeric"
          inputClassName="service-form-order"
          {...register('displayOrder', { setValueAs: readOrder })}
        />
        <div className="field form-full">
          <span className="field-label">{t('table.status')}</span>
          <Controller
            control={control}
            name="status"
            render={({ field: { value, onChange } }) => (
              <Switch
                id={idOf('status')}
                label={t('services.isActive')}
                isOn={value === 'active'}
                onChange={(isOn) => onChange(isOn ? 'active' : 'inactive')}
              />
            )}
          />
        </div>
      </div>
    </>
  )
}
