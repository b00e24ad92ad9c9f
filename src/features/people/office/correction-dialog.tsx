import { useState } from 'react'
import * as z from 'zod/mini'
import { fullNameOf } from '#features/users/names.ts'
import { emailAddress } from '#fields/email.ts'
import { emptyOr } from '#fields/empty-or.ts'
import { phoneProblem } from '#fields/phone.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { GuestCorrection, GuestRequest } from '../schema.ts'

const form = (needsEmail: boolean) =>
  z
    .object({
      phone: z.string().check(
        z.refine((typed) => typed.trim() === '' || phoneProblem(typed) === undefined, {
          error: ({ input }) => phoneProblem(String(input)),
        }),
      ),
      email: needsEmail ? emailAddress() : emptyOr(emailAddress(), 'val.generic.email'),
    })
    .check(
      z.refine(({ phone, email }) => phone.trim() !== '' || email !== '', {
        error: 'val.record.contact',
        path: ['phone'],
      }),
    )

const labels = { phone: 'form.phone', email: 'form.email' } as const

/** Corrects the phone number and the address of a client or, without an account, of a caller. */
const CorrectionDialog = ({
  contact,
  isAccount,
  sharing = [],
  save,
  onSaved,
  onClose,
}: {
  contact: { phone: string; email: string; updatedAt: string }
  isAccount: boolean
  /** The other requests with the number or the address of a caller without an account. */
  sharing?: readonly GuestRequest[] | undefined
  save: (correction: GuestCorrection) => Promise<unknown>
  /** Resolves once the screen shows the change. */
  onSaved: () => Promise<unknown>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { updatedAt } = contact
  const [alsoIds, setAlsoIds] = useState(
    sharing.flatMap(({ id, isSamePerson }) => (isSamePerson ? [String(id)] : [])),
  )
  const { field, ...sending } = useSending({
    schema: form(isAccount),
    defaultValues: { phone: contact.phone, email: contact.email },
    labels,
    send: ({ phone, email }) =>
      save({
        phone,
        ...(email !== '' && email !== contact.email && { email }),
        ...(sharing.length > 0 && { alsoIds: alsoIds.map(Number) }),
        updatedAt,
      }),
    onSent: onSaved,
    failed: t('correction.failed'),
  })
  return (
    <SendingDialog title={t('correction.title')} frame={sending} onClose={onClose}>
      <TextField {...field('phone')} type="tel" dir="ltr" isOptional autoComplete="off" />
      <TextField
        {...field('email')}
        type="email"
        dir="ltr"
        isOptional={!isAccount}
        autoComplete="off"
        hint={t(isAccount ? 'correction.hint.account' : 'correction.hint.guest')}
      />
      {sharing.length > 0 && (
        <CheckboxGroup
          label={t('correction.sharing')}
          hint={t('correction.sharing.hint')}
          isOptional
          options={sharing.map((each) => ({
            value: String(each.id),
            label: t('correction.sharing.request', {
              name: `\u2068${fullNameOf(each)}\u2069`,
              reference: `#${each.id}`,
            }),
          }))}
          value={alsoIds}
          onChange={setAlsoIds}
        />
      )}
    </SendingDialog>
  )
}

export default CorrectionDialog
