import { expect, it } from 'vitest'
import { splitName } from './import.ts'

it.each([
  ['Sara Al-Harbi', 'Sara', 'Al-Harbi'],
  ['سارة محمد الحربي', 'سارة', 'محمد الحربي'],
  ['عبد الله الحربي', 'عبد الله', 'الحربي'],
  ['عبد الله', 'عبد', 'الله'],
  ['Abdul Rahman Al Saud', 'Abdul Rahman', 'Al Saud'],
  ['Abd Al Rahman Saleh', 'Abd Al Rahman', 'Saleh'],
  ['Dr. Sara Al-Harbi', 'Dr. Sara', 'Al-Harbi'],
  ['Al-Harbi, Sara', 'Sara', 'Al-Harbi'],
])('splits %j', (fullName, firstName, lastName) => {
  expect(splitName({ fullName })).toEqual({ firstName, lastName })
})

it('preserves the parts that the line has, and invents none', () => {
  expect(splitName({ fullName: 'Sara X', firstName: 'Noura', lastName: 'Y' })).toEqual({
    firstName: 'Noura',
    lastName: 'Y',
  })
  expect(splitName({ fullName: 'Sara' })).toEqual({ firstName: 'Sara' })
})
