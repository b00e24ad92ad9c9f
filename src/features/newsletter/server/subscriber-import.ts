import type { ImportKind } from '#features/imports/server/check-lines.ts'
import { type ImportColumn, languageChoices } from '#features/imports/server/columns.ts'
import { emailHeads, emailWords } from '#features/imports/server/common-heads.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { publicationCategories } from '#features/publications/values.ts'
import type { FieldError } from '#http/errors.ts'
import {
  type SubscriberImportOptions,
  type SubscriberLine,
  subscriberImportOptions,
  subscriberLine,
} from '../admin-schema.ts'
import { declineSubscribers } from './decline-subscribers.ts'
import {
  endSubscribers,
  insertSubscribers,
  listActiveAddresses,
  listSubscribedAddresses,
} from './import-repository.ts'
import { isReadForNo, readAnswer, wordsOfNo } from './said-no.ts'

const wordsOfYes = [
  'subscribed',
  'active',
  'enabled',
  'opted in',
  'opt in',
  'double opt-in',
  'yes',
  'y',
  'true',
  '1',
  'نعم',
  'مشترك',
  'مشتركة',
  'نشط',
  'نشطة',
  'فعال',
  'مفعل',
  'موافق',
  'marketing contact',
  'verified',
]

const columns: readonly ImportColumn[] = [
  {
    name: 'email',
    label: 'form.email',
    words: [...emailWords, 'subscriber'],
    patterns: emailHeads,
    kind: 'email',
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
    words: ['subscription', 'state', 'حالة الاشتراك'],
    patterns: [/^((e?mail|subscri(ption|ber)|marketing|newsletter|contact|member)+)(status|state)$/],
    isStrict: true,
    choices: [
      { value: 'confirmed', labels: ['newsletter.status.confirmed', ...wordsOfYes] },
      {
        value: 'unsubscribed',
        labels: ['newsletter.status.unsubscribed', ...wordsOfNo.left],
        isMeant: (cell) => readAnswer(cell) === 'left',
      },
      {
        value: 'waiting',
        labels: ['newsletter.status.waiting', ...wordsOfNo.waiting],
        isMeant: (cell) => readAnswer(cell) === 'waiting',
      },
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
      'created at',
      'subscribed at',
      'subscribed on',
      'تاريخ التأكيد',
      'تاريخ الاشتراك',
      'تاريخ التسجيل',
      'registration date',
      'signup date',
      'date added',
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
  listActive: listActiveAddresses,
  decline: declineSubscribers,
  readsHead: isReadForNo,
  end: endSubscribers,
  asks: (rows, { consentBasis, consentedOn }) => {
    const subscribed = rows.filter(({ status = 'confirmed' }) => status === 'confirmed')
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
