import { expect, it } from 'vitest'
import {
  alternativesOf,
  emailHeads,
  emailWords,
  type ImportColumn,
  phoneHeads,
  phoneWords,
  recognise,
} from './columns.ts'

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
    [1, 2, 0, 4, 6],
  ],
  [
    'Google, new',
    'First Name,Middle Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
    [0, 2, null, 4, 6],
  ],
  [
    'Outlook',
    'First Name,Last Name,E-mail Address,E-mail Type,Home Phone,Business Phone,Mobile Phone,Home Fax',
    [0, 1, null, 2, 6],
  ],
  [
    'Outlook in Arabic',
    'الاسم الأول,الاسم الأخير,عنوان البريد الإلكتروني,نوع البريد الإلكتروني,هاتف العمل,الهاتف المحمول',
    [0, 1, null, 2, 5],
  ],
  ['Apple', 'First name,Last name,Phone (mobile),Email (work)', [0, 1, null, 3, 2]],
  ['Mailchimp', 'Email Address,First Name,Last Name,Phone Number,OPTIN_TIME', [1, 2, null, 0, 3]],
  ['Odoo, whole', 'Name,Display Name,Email,Phone', [null, null, 0, 2, 3]],
  ['Zoho Books', 'First Name,Last Name,EmailID,MobilePhone', [0, 1, null, 2, 3]],
  ['iCloud', 'Name,EMAIL;TYPE=INTERNET,TEL;TYPE=CELL', [null, null, 0, 1, 2]],
  ['Odoo', 'Name,Email,Phone,Mobile', [null, null, 0, 1, 2]],
  ['HubSpot', 'Record ID,First Name,Last Name,Email,Phone Number,Email Domain', [1, 2, null, 3, 4]],
  ['one column for the name', 'الاسم,البريد الإلكتروني,رقم الجوال', [null, null, 0, 1, 2]],
])('recognizes the headers of %s', (_tool, heads, columnsOfFields) => {
  const { first, last, full, email, phone } = recognise(columns, heads.split(','))
  expect([first, last, full, email, phone]).toEqual(columnsOfFields)
})

it('finds further columns of the same field', () => {
  const heads = ['Name', 'E-mail Address', 'E-mail 2 Address', 'Home Phone', 'Business Phone', 'Mobile Phone']
  const assigned = recognise(columns, heads)
  expect(assigned.phone).toBe(5)
  expect(alternativesOf(columns, heads, assigned)).toMatchObject({ email: [2], phone: [3, 4] })
})
