import { foldNumber } from '#fields/fold.ts'

export type Given = { name: string; phone: string; email: string }

const minLength = 3

/** The input to search for. Short input matches too much. */
export const queryOf = ({ name, phone, email }: Given): Given => ({
  name: name.trim().length < minLength ? '' : name.trim(),
  phone: foldNumber(phone).replace(/\D/g, '').length < minLength ? '' : phone,
  email: email.includes('@') ? email : '',
})
