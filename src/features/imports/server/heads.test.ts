import { expect, it } from 'vitest'
import { alternativesOf, type ImportColumn, recognise } from './columns.ts'
import { emailHeads, emailWords, phoneHeads, phoneWords } from './common-heads.ts'

const columns: readonly ImportColumn[] = [
  {
    name: 'first',
    label: 'form.firstName',
    words: ['first name', 'given name', 'الاسم الأول', 'الاسم', 'name'],
  },
  {
    name: 'last',
    label: 'form.lastName',
    words: ['last name', 'family name', 'الاسم الأخير', 'اسم العائلة'],
  },
  {
    name: 'full',
    label: 'import.fullName',
    words: ['name', 'الاسم', 'الاسم الكامل'],
    parts: ['first', 'last'],
  },
  { name: 'email', label: 'form.email', words: emailWords, patterns: emailHeads },
  { name: 'phone', label: 'form.phone', words: phoneWords, patterns: phoneHeads },
]

it.each([
  [
    'Google, old',
    'Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value',
    { first: 1, last: 2, full: 0, email: 4, phone: 6 },
  ],
  [
    'Google, new',
    'First Name,Middle Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
    { first: 0, last: 2, full: null, email: 4, phone: 6 },
  ],
  [
    'Outlook',
    'First Name,Last Name,E-mail Address,E-mail Type,Home Phone,Business Phone,Mobile Phone,Home Fax',
    { first: 0, last: 1, full: null, email: 2, phone: 6 },
  ],
  [
    'Outlook in Arabic',
    'الاسم الأول,الاسم الأخير,عنوان البريد الإلكتروني,نوع البريد الإلكتروني,هاتف العمل,الهاتف المحمول',
    { first: 0, last: 1, full: null, email: 2, phone: 5 },
  ],
  [
    'Apple',
    'First name,Last name,Phone (mobile),Email (work)',
    { first: 0, last: 1, full: null, email: 3, phone: 2 },
  ],
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Phone Number,OPTIN_TIME',
    { first: 1, last: 2, full: null, email: 0, phone: 3 },
  ],
  ['Odoo, whole', 'Name,Display Name,Email,Phone', { first: null, last: null, full: 0, email: 2, phone: 3 }],
  [
    'Zoho Books',
    'First Name,Last Name,EmailID,MobilePhone',
    { first: 0, last: 1, full: null, email: 2, phone: 3 },
  ],
  [
    'iCloud',
    'Name,EMAIL;TYPE=INTERNET,TEL;TYPE=CELL',
    { first: null, last: null, full: 0, email: 1, phone: 2 },
  ],
  ['Odoo', 'Name,Email,Phone,Mobile', { first: null, last: null, full: 0, email: 1, phone: 2 }],
  [
    'HubSpot',
    'Record ID,First Name,Last Name,Email,Phone Number,Email Domain',
    { first: 1, last: 2, full: null, email: 3, phone: 4 },
  ],
  [
    'one column for the name',
    'الاسم,البريد الإلكتروني,رقم الجوال',
    { first: null, last: null, full: 0, email: 1, phone: 2 },
  ],
])('recognizes the headers of %s', (_tool, heads, found) => {
  expect(recognise(columns, heads.split(','))).toEqual(found)
})

it('finds further columns of the same field', () => {
  const heads = ['Name', 'E-mail Address', 'E-mail 2 Address', 'Home Phone', 'Business Phone', 'Mobile Phone']
  const assigned = recognise(columns, heads)
  expect(assigned.phone).toBe(5)
  expect(alternativesOf(columns, heads, assigned)).toMatchObject({ email: [2], phone: [3, 4] })
})
