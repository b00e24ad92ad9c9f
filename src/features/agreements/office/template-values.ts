import type * as z from 'zod/mini'
import type { TextKey } from '#i18n/translate.tsx'
import type { templateInput } from '../input.ts'
import type { Template } from '../schema.ts'

/** The version is added when it is saved. */
export type TemplateValues = Omit<z.input<typeof templateInput>, 'updatedAt'>

/** The labels, in the order of the form. */
export const templateLabels = {
  area: 'agreementList.templates.area',
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  textEn: 'agreementList.templates.textEn',
  textAr: 'agreementList.templates.textAr',
  isReviewed: 'agreementList.templates.isReviewed',
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
