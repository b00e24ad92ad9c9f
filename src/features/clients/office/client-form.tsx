import { Controller } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PictureField } from '#features/images/office/picture-field.tsx'
import { anyDay } from '#fields/day.ts'
import { readOrder } from '#fields/display-order.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { type ClientForm as ClientFormValues, type clientForm, clientTypes } from '../schema.ts'
import { clientLabels } from './client-values.ts'
import './client-form.css'

export const ClientForm = ({ form, ...frame }: FormFrame<z.input<typeof clientForm>, ClientFormValues>) => {
  const { t } = useTranslation()
  const { field, texts, summary } = useLabelledFields({ form, labels: clientLabels, ...frame })
  return (
    <div className="form-grid">
      {summary}
      <Twins
        en={<TextField {...field('name')} hint={t('content.englishRequired')} />}
        ar={<TextField {...field('nameAr')} isOptional />}
      />
      <Controller
        control={form.control}
        name="logo"
        render={({ field: { name, ...control } }) => (
          <PictureField {...control} {...texts(name)} shape="logo" className="form-full" />
        )}
      />
      <TextField
        {...field('website')}
        type="url"
        inputMode="url"
        hint={t('officeClients.website.hint')}
        isOptional
      />
      <SelectField
        {...field('clientType')}
        options={clientTypes.map((value) => ({ value, label: t(`officeClients.type.${value}`) }))}
      />
      <Twins
        en={<TextArea {...field('description')} rows={3} isOptional />}
        ar={<TextArea {...field('descriptionAr')} rows={3} isOptional />}
      />
      <TextField
        {...texts('displayOrder')}
        {...form.register('displayOrder', { setValueAs: readOrder })}
        hint={t('officeClients.order.hint')}
        inputMode="numeric"
        inputClassName="client-form-order"
      />
      <div className="field">
        <span className="field-label">{t('action.toggleVisibility')}</span>
        <SwitchField
          form={form}
          name="isVisible"
          id={texts('isVisible').id}
          label={t('officeClients.isVisible')}
        />
      </div>
      <TextField {...field('consentBy')} hint={t('consent.by.hint')} />
      <DateField {...field('consentOn')} days={anyDay} />
      <TextArea
        {...field('consentNote')}
        rows={2}
        className="form-full"
        hint={t('consent.note.hint')}
        isOptional
      />
    </div>
  )
}
