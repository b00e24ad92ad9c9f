import type * as z from 'zod/mini'
import type { TextKey } from '#i18n/translate.tsx'
import type { templateInput } from '../input.ts'
import type { Template } from '../schema.ts'

/** The version is added when it is saved. */
export type TemplateValues = Omit<z.input<typeof templateInput>, 'updatedAt'>

/** The labels, in the order of the form. */
export const templateLabels = {
  area: 'agreements.templates.area',
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  textEn: 'agreements.templates.textEn',
  textAr: 'agreements.templates.textAr',
  isReviewed: 'agreements.templates.isReviewed',
} as const satisfies Record<keyof TemplateValues, TextKey>

export const newTemplate: TemplateValues = {
  area: 'litigation',
  nameEn: '',
  nameAr: '',
  textEn: '',
  textAr: '',
  isReviewed: false,
}

export const valuesOf = ({ id: _id, updatedAt: _version, ...values }: Template): TemplateValues => values
