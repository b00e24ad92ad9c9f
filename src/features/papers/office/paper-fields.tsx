import type { ComponentProps } from 'react'
import { readOrder } from '#fields/display-order.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import type { PaperField } from './list-values.ts'
import '#ui/ordered-part.css'

type FieldProps = ComponentProps<typeof TextField> &
  ComponentProps<typeof TextArea> &
  ComponentProps<typeof CheckboxField>

/** The fields of one paper. */
export const PaperFields = ({
  fieldOf,
  numberOf,
}: {
  fieldOf: (name: PaperField) => FieldProps
  numberOf: (name: PaperField, setValueAs: (typed: string | number) => number) => FieldProps
}) => (
  <>
    <Twins en={<TextField {...fieldOf('titleEn')} />} ar={<TextField {...fieldOf('titleAr')} />} />
    <Twins
      en={<TextArea {...fieldOf('whyEn')} rows={2} isOptional />}
      ar={<TextArea {...fieldOf('whyAr')} rows={2} isOptional />}
    />
    <TextField {...numberOf('days', readOrder)} inputMode="numeric" dir="ltr" />
    <CheckboxField {...fieldOf('isRequired')} className="ordered-part-check" />
  </>
)
