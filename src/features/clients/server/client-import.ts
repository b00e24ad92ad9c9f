import { type ImportOptions, importOptions } from '#features/imports/schema.ts'
import type { ImportKind } from '#features/imports/server/check-lines.ts'
import { type ImportColumn, yesOrNo } from '#features/imports/server/columns.ts'
import { type ClientLine, clientLine, clientTypes } from '../schema.ts'
import { insertClients, listClientNames } from './repository.ts'

const columns: readonly ImportColumn[] = [
  {
    name: 'nameEn',
    label: 'table.nameEn',
    words: [
      'name',
      'client',
      'company',
      'company name',
      'client name',
      'الاسم',
      'اسم العميل',
      'اسم الشركة',
      'العميل',
    ],
    isRequired: true,
  },
  {
    name: 'nameAr',
    label: 'table.nameAr',
    words: ['arabic name', 'الاسم العربي', 'الاسم بالعربي', 'الاسم باللغة العربية'],
  },
  {
    name: 'clientType',
    label: 'officeClients.type',
    words: ['client type', 'category', 'نوع العميل', 'النوع', 'التصنيف'],
    choices: clientTypes.map((value) => ({ value, labels: [`officeClients.type.${value}`] })),
  },
  {
    name: 'websiteUrl',
    label: 'table.website',
    words: ['website', 'web', 'url', 'site', 'الموقع', 'موقع الإنترنت'],
  },
  {
    name: 'isVisible',
    label: 'officeClients.isVisible',
    words: ['visible', 'visibility', 'ظاهر', 'الظهور'],
    choices: yesOrNo.map(({ value, labels }) => ({
      value,
      labels: [value === 'true' ? 'status.visible' : 'status.hidden', ...labels],
    })),
  },
  { name: 'displayOrder', label: 'table.displayOrder', heads: ['table.order'] },
  { name: 'logoUrl', label: 'table.logo', words: ['logo', 'logo url', 'رابط الشعار'] },
  {
    name: 'descriptionEn',
    label: 'officeClients.descriptionEn',
    words: ['description', 'about', 'الوصف', 'نبذة'],
  },
  {
    name: 'descriptionAr',
    label: 'officeClients.descriptionAr',
    words: ['arabic description', 'الوصف العربي'],
  },
]

/** A company is known by its English name, however it is spaced and capitalized. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

export const clientImport: ImportKind<ClientLine, ImportOptions> = {
  entity: 'client',
  columns,
  options: importOptions,
  row: clientLine,
  keyOf: ({ nameEn }) => keyOf(nameEn),
  listKnown: async (db) => new Set((await listClientNames(db)).map(keyOf)),
  insert: insertClients,
}
