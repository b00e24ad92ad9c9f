import { Controller } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { type Receiver, type ReceiverInput, type ReceiverWithSecret, receiverInput } from '../schema.ts'
import { eventKinds } from '../values.ts'
import { createReceiver, findReceiver, updateReceiver } from './api.ts'
import { receiverTableId } from './receiver-table.tsx'

type ReceiverValues = Required<z.input<typeof receiverInput>>

/** The labels, in the order of the form. */
const labels = {
  address: 'webhooks.address',
  kinds: 'webhooks.kinds',
  note: 'webhooks.note',
} as const satisfies Record<keyof ReceiverValues, TextKey>

const newReceiver: ReceiverValues = { address: '', kinds: [], note: '' }

const valuesOf = ({ address, kinds, note }: Receiver): ReceiverValues => ({ address, kinds, note })

const ReceiverFields = ({ form, ...frame }: FormFrame<z.input<typeof receiverInput>, ReceiverInput>) => {
  const { t } = useTranslation()
  const { field, texts, summary } = useLabelledFields({ form, labels, ...frame })
  return (
    <div className="stack">
      {summary}
      <TextField
        {...field('address')}
        hint={t('webhooks.address.hint')}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
      />
      <Controller
        control={form.control}
        name="kinds"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            {...texts('kinds')}
            options={eventKinds.map((kind) => ({ value: kind, label: t(`webhooks.kind.${kind}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextField {...field('note')} hint={t('webhooks.note.hint')} isOptional maxLength={200} />
    </div>
  )
}

/** Adds a receiver, or changes `receiver`. */
const ReceiverDialog = ({
  receiver,
  onSaved,
  onClose,
}: {
  receiver: Receiver | undefined
  onSaved: (saved: Receiver | ReceiverWithSecret) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <RecordEditor
      record={receiver}
      schema={receiverInput}
      valuesOf={valuesOf}
      newValues={newReceiver}
      calls={{ create: createReceiver, update: updateReceiver, find: findReceiver }}
      texts={{
        add: 'webhooks.add',
        edit: 'webhooks.edit',
        addFailed: 'webhooks.addFailed',
        updateFailed: 'webhooks.updateFailed',
        changed: 'webhooks.changed',
      }}
      labels={labels}
      textOf={(name, values) => textOf(t, name, values)}
      tableId={receiverTableId}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(frame) => <ReceiverFields {...frame} />}
    </RecordEditor>
  )
}

const textOf = (t: Translation['t'], name: keyof ReceiverValues, values: ReceiverValues): string =>
  name === 'kinds' ? values.kinds.map((kind) => t(`webhooks.kind.${kind}`)).join(' · ') : values[name]

export default ReceiverDialog
