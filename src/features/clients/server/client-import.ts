import { type ImportOptions, importOptions } from '#features/imports/schema.ts'
import type { ImportKind } from '#features/imports/server/check-lines.ts'
import { type ImportColumn, yesOrNo } from '#features/imports/server/columns.ts'
import { foldSigns } from '#fields/fold.ts'
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
      'organization',
      'organization name',
      'organization 1 - name',
      'account name',
      'customer',
      'customer name',
      'full name',
      'display name',
      'الاسم',
      'اسم العميل',
      'اسم الشركة',
      'العميل',
      'الشركة',
      'المنشأة',
      'اسم المنشأة',
      'الجهة',
      'الاسم الكامل',
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
    words: [
      'website',
      'website url',
      'website 1 - value',
      'web',
      'web page',
      'url',
      'site',
      'company domain name',
      'الموقع',
      'موقع الإنترنت',
      'صفحة ويب',
    ],
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
  { name: 'displayOrder', label: 'table.displayOrder', heads: ['table.order'], kind: 'number' },
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
  { name: 'consentBy', label: 'consent.by' },
  { name: 'consentOn', label: 'consent.on' },
  { name: 'consentNote', label: 'consent.note' },
]

/** Companies are identified by their English name, regardless of spaces, case and invisible characters. */
const keyOf = (name: string): string =>
  foldSigns(name.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim()

export const clientImport: ImportKind<ClientLine, ImportOptions> = {
  entity: 'client',
  columns,
  options: importOptions,
  row: clientLine,
  keyOf: ({ nameEn }) => keyOf(nameEn),
  listKnown: async (db) => new Set((await listClientNames(db)).map(keyOf)),
  insert: insertClients,
}
