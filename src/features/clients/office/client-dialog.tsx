import { Controller } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PictureField } from '#features/images/office/picture-field.tsx'
import { anyDay, dayAsTyped } from '#fields/day.ts'
import { readOrder } from '#fields/display-order.ts'
import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { createClient, findAdminClient, updateClient } from '../browser/api.ts'
import {
  type ClientForm,
  type ClientForm as ClientFormValues,
  clientForm,
  clientTypes,
  type OfficeClient,
} from '../schema.ts'
import { clientTableId } from './client-table.tsx'
import './client-form.css'

/** All fields of a client by the office's field names; the form always contains all of them. */
type ClientValues = Required<ClientForm>

/** Field labels, in the order of the page and of the error summary. */
export const clientLabels = {
  name: 'table.nameEn',
  nameAr: 'table.nameAr',
  logo: 'officeClients.logo',
  website: 'table.website',
  clientType: 'officeClients.type',
  description: 'officeClients.descriptionEn',
  descriptionAr: 'officeClients.descriptionAr',
  displayOrder: 'table.displayOrder',
  isVisible: 'action.toggleVisibility',
  consentBy: 'consent.by',
  consentOn: 'consent.on',
  consentNote: 'consent.note',
} as const satisfies Record<keyof ClientValues, TextKey>

const clientFields = Object.keys(clientLabels) as (keyof ClientValues)[]

/** New clients are visible (specification, section 4) and last in the list. */
const newClientValues = (displayOrder: number): ClientValues => ({
  name: '',
  nameAr: '',
  logo: '',
  website: '',
  clientType: 'corporate',
  description: '',
  descriptionAr: '',
  displayOrder,
  isVisible: true,
  consentBy: '',
  consentOn: '',
  consentNote: '',
})

const clientValuesOf = (client: OfficeClient): ClientValues =>
  ({
    ...Object.fromEntries(clientFields.map((name) => [name, client[name]])),
    consentOn: dayAsTyped(client.consentOn),
  }) as ClientValues

const ClientFields = ({ form, ...frame }: FormFrame<z.input<typeof clientForm>, ClientFormValues>) => {
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

/** Adds a client company, or changes `client`. */
const ClientDialog = ({
  client,
  nextOrder,
  onSaved,
  onClose,
}: {
  client?: OfficeClient
  nextOrder: number
  onSaved: (saved: OfficeClient) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <RecordEditor
      record={client}
      schema={clientForm}
      valuesOf={clientValuesOf}
      newValues={newClientValues(nextOrder)}
      calls={{ create: createClient, update: updateClient, find: findAdminClient }}
      texts={{
        add: 'officeClients.add',
        edit: 'officeClients.edit',
        addFailed: 'officeClients.addError',
        updateFailed: 'officeClients.updateError',
        changed: 'officeClients.changed',
      }}
      labels={clientLabels}
      textOf={(name, values) => textOf(t, name, values)}
      tableId={clientTableId}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(frame) => <ClientFields {...frame} />}
    </RecordEditor>
  )
}

const textOf = (t: Translation['t'], name: keyof ClientValues, values: ClientValues): string => {
  if (name === 'clientType') return t(`officeClients.type.${values.clientType}`)
  if (name === 'isVisible') return t(values.isVisible ? 'status.visible' : 'status.hidden')
  return String(values[name])
}

export default ClientDialog
