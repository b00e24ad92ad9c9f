import type { Ref } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Party, PartyInput } from '../schema.ts'
import { type NumberKind, numberKinds, type PartyRole, partyRoles } from '../values.ts'

/** The form values of a party. */
export type EditedParty = {
  key: string
  id: number | undefined
  role: PartyRole
  nameArabic: string
  nameLatin: string
  numberKind: NumberKind | typeof withoutNumber
  number: string
}

const withoutNumber = 'without'

export const emptyParty = (role: PartyRole): EditedParty => ({
  key: crypto.randomUUID(),
  id: undefined,
  role,
  nameArabic: '',
  nameLatin: '',
  numberKind: withoutNumber,
  number: '',
})

export const partyOf = ({ number, ...party }: Party): EditedParty => ({
  ...party,
  key: String(party.id),
  numberKind: number?.kind ?? withoutNumber,
  number: number?.value ?? '',
})

export const inputOf = ({
  id,
  role,
  nameArabic,
  nameLatin,
  numberKind,
  number,
}: EditedParty): PartyInput => ({
  id,
  role,
  nameArabic,
  nameLatin,
  number: numberKind === withoutNumber ? null : { kind: numberKind, value: number },
})

/** The fields of one party. Their names contain its index in the list. */
export const PartyFields = ({
  party,
  number,
  errorOf,
  ref,
  onChange,
  onRemove,
}: {
  party: EditedParty
  number: number
  errorOf: (field: string) => string | undefined
  ref: Ref<HTMLFieldSetElement> | undefined
  onChange: (changes: Partial<EditedParty>) => void
  onRemove: () => void
}) => {
  const { t } = useTranslation()
  return (
    <fieldset className="party-fields" ref={ref}>
      <legend>{t('parties.nth', { n: number })}</legend>
      <SelectField
        label={t('parties.role')}
        className="party-whole"
        options={partyRoles.map((value) => ({ value, label: t(`parties.role.${value}`) }))}
        value={party.role}
        onChange={({ target }) => onChange({ role: target.value as PartyRole })}
      />
      <TextField
        label={t('parties.nameArabic')}
        isOptional
        lang="ar"
        value={party.nameArabic}
        error={errorOf('nameArabic')}
        onChange={({ target }) => onChange({ nameArabic: target.value })}
      />
      <TextField
        label={t('parties.nameLatin')}
        isOptional
        lang="en"
        value={party.nameLatin}
        error={errorOf('nameLatin')}
        onChange={({ target }) => onChange({ nameLatin: target.value })}
      />
      <SelectField
        label={t('parties.number')}
        options={[
          { value: withoutNumber, label: t('parties.number.none') },
          ...numberKinds.map((value) => ({ value, label: t(`parties.number.${value}`) })),
        ]}
        value={party.numberKind}
        onChange={({ target }) => onChange({ numberKind: target.value as EditedParty['numberKind'] })}
      />
      {party.numberKind !== withoutNumber && (
        <TextField
          label={t(`parties.number.${party.numberKind}`)}
          inputMode="numeric"
          lang="en"
          value={party.number}
          error={errorOf('number.value')}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      )}
      <Button
        className="party-whole party-remove"
        variant="outline"
        size="table"
        aria-label={t('parties.removeNth', { n: number })}
        onClick={onRemove}
      >
        {t('parties.remove')}
      </Button>
    </fieldset>
  )
}
