import type { Role } from '#access/roles.ts'
import { formatTypedPhone } from '#i18n/format.ts'
import type { User } from '../schema.ts'

/** The values of the edit form, all of them texts. */
type UserValues = { firstName: string; lastName: string; email: string; phone: string; role: Role }

export const userFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'role',
] as const satisfies (keyof UserValues)[]

export const valuesOf = ({ firstName, lastName, email, phone, role }: User): UserValues => ({
  firstName,
  lastName,
  email,
  phone: phone ? formatTypedPhone(phone) : '',
  role,
})
