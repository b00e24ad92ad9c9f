import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { SendingDialog } from './sending-dialog.tsx'
import { useRecordForm } from './use-record-form.tsx'
import { type Comparison, VersionComparison } from './version-comparison.tsx'

type Stored = { id: number; updatedAt: string }

type Frame<Version, Values extends FieldValues, Output> = ReturnType<
  typeof useRecordForm<Version, Values, Output>
>

type RecordEditorProps<
  Version extends Stored,
  Values extends FieldValues,
  Output,
  Shown extends Values,
  Name extends keyof Shown & string,
> = {
  /** Undefined for a new record. */
  record: Version | undefined
  schema: z.ZodMiniType<Output, Values>
  valuesOf: (version: Version) => Shown
  newValues: Shown
  calls: {
    create: (values: Output) => Promise<Version>
    update: (id: number, values: Output & { updatedAt: string }) => Promise<Version>
    find: (id: number) => Promise<Version>
  }
  texts: Record<'add' | 'edit' | 'addFailed' | 'updateFailed' | 'changed', TextKey>
  labels: Readonly<Record<Name, TextKey>>
  /** A field's value as displayed text, for the comparison of two versions. */
  textOf: (name: Name, values: Shown, versions: Version[]) => string
  size?: ComponentProps<typeof SendingDialog>['size']
  tableId: string
  /** Closes the dialog after the lists are refreshed; the save is pending until then. */
  onSaved: (saved: Version) => Promise<void>
  onClose: () => void
  children: (frame: Frame<Version, Values, Output>) => ReactNode
}

/**
 * A dialog that adds a record, or changes it. Closes after the server has accepted it. If someone else saved
 * first, both versions are compared.
 */
export const RecordEditor = <
  Version extends Stored,
  Values extends FieldValues,
  Output,
  Shown extends Values,
  Name extends keyof Shown & string,
>({
  record,
  schema,
  valuesOf,
  newValues,
  calls,
  texts,
  labels,
  textOf,
  size = 760,
  tableId,
  onSaved,
  onClose,
  children,
}: RecordEditorProps<Version, Values, Output, Shown, Name>) => {
  const { t } = useTranslation()
  const frame = useRecordForm<Version, Values, Output>({
    record,
    schema,
    valuesOf,
    newValues,
    save: (values, against) =>
      against ? calls.update(against.id, { ...values, updatedAt: against.updatedAt }) : calls.create(values),
    onSaved,
    find: () => calls.find(record?.id ?? 0),
    failed: t(record ? texts.updateFailed : texts.addFailed),
  })
  const { comparison } = frame
  return (
    <>
      <SendingDialog
        title={t(record ? texts.edit : texts.add)}
        size={size}
        frame={frame}
        fallbackId={tableId}
        save={t(record ? 'form.saveChanges' : 'form.add')}
        layout={null}
        onClose={onClose}
      >
        {children(frame)}
      </SendingDialog>
      {comparison && (
        <VersionComparison
          {...comparison}
          // The form has all fields, some of which the input of the schema may lack.
          mine={comparison.mine as unknown as Comparison<Version, Shown>['mine']}
          title={t(texts.changed)}
          savedAt={comparison.newest.updatedAt}
          labels={labels}
          valuesOf={valuesOf}
          textOf={(name, values) => textOf(name, values, [comparison.base, comparison.newest])}
          onSave={(values) => {
            const read = schema.safeParse(values)
            // The server refuses a combination of the two versions that the schema does not accept.
            comparison.onSave(read.success ? read.data : (values as unknown as Output))
          }}
        />
      )}
    </>
  )
}
