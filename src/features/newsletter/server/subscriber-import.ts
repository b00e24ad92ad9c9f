import type { ImportKind } from '#features/imports/server/check-lines.ts'
import { type ImportColumn, languageChoices } from '#features/imports/server/columns.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { publicationCategories } from '#features/publications/values.ts'
import type { FieldError } from '#http/errors.ts'
import {
  type SubscriberImportOptions,
  type SubscriberLine,
  subscriberImportOptions,
  subscriberLine,
} from '../admin-schema.ts'
import { insertSubscribers, listSubscribedAddresses } from './import-repository.ts'

const columns: readonly ImportColumn[] = [
  {
    name: 'email',
    label: 'form.email',
    words: ['email address', 'e-mail', 'mail', 'البريد', 'الإيميل', 'عنوان البريد الإلكتروني'],
    isRequired: true,
  },
  {
    name: 'language',
    label: 'newsletter.language',
    words: ['language', 'lang', 'locale', 'لغة النشرة'],
    choices: languageChoices,
  },
  {
    name: 'areas',
    label: 'newsletter.follows',
    heads: ['csv.newsletter.follows'],
    words: ['areas', 'interests', 'المجالات', 'الاهتمامات'],
    choices: publicationCategories.map((value) => ({ value, labels: [categoryLabel[value]] })),
    everything: 'csv.newsletter.everything',
  },
  {
    name: 'status',
    label: 'table.status',
    words: ['subscription', 'حالة الاشتراك'],
    choices: [
      { value: 'confirmed', labels: ['newsletter.status.confirmed', 'subscribed', 'active', 'مشترك', 'نشط'] },
      { value: 'unsubscribed', labels: ['newsletter.status.unsubscribed', 'cleaned', 'غير مشترك', 'ملغى'] },
    ],
  },
  {
    name: 'consentedAt',
    label: 'import.consentedAt',
    heads: [
      'csv.newsletter.confirmedAt',
      'newsletter.confirmedAt',
      'csv.newsletter.subscribedAt',
      'newsletter.subscribedAt',
    ],
    words: [
      'consent date',
      'opt-in date',
      'confirm time',
      'optin time',
      'date',
      'تاريخ التأكيد',
      'تاريخ الاشتراك',
    ],
  },
]

export const subscriberImport: ImportKind<SubscriberLine, SubscriberImportOptions> = {
  entity: 'newsletterSubscriber',
  columns,
  options: subscriberImportOptions,
  row: subscriberLine,
  keyOf: ({ email }) => email,
  listKnown: listSubscribedAddresses,
  asks: (rows, { consentBasis, consentedOn }) => {
    const subscribed = rows.filter(({ status }) => status !== 'unsubscribed')
    const isDated = consentedOn !== undefined || subscribed.every(({ consentedAt }) => consentedAt)
    const errors: FieldError[] = []
    if (subscribed.length > 0 && !consentBasis)
      errors.push({ field: 'consentBasis', message: 'val.generic.required' })
    if (!isDated) errors.push({ field: 'consentedOn', message: 'val.pastDate' })
    return errors
  },
  insert: insertSubscribers,
  detailsOf: ({ consentBasis = '' }) => ({ basis: consentBasis }),
}
