import type { ReactNode } from 'react'
import { formatLanguageName, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import type { GuestPerson } from '../schema.ts'
import { GuestStanding } from './guest-standing.tsx'

/** All names, numbers and addresses of a person without an account, and the identification. */
export const GuestFacts = ({ guest }: { guest: GuestPerson }) => {
  const { t, language } = useTranslation()
  const list = (values: readonly string[], show: (value: string) => ReactNode) =>
    values.length === 0 ? t('guests.none') : values.map((value) => <div key={value}>{show(value)}</div>)
  return (
    <dl className="details">
      {guest.names.length > 1 && (
        <Fact label={t('guests.names')}>
          {list(guest.names, (name) => (
            <bdi>{name}</bdi>
          ))}
        </Fact>
      )}
      <Fact label={t('guests.phones')}>
        {list(guest.phones, (phone) => (
          <PhoneLink phone={phone} />
        ))}
      </Fact>
      <Fact label={t('guests.emails')}>
        {list(guest.emails, (email) => (
          <EmailLink email={email} />
        ))}
      </Fact>
      <Fact label={t('account.language')}>{formatLanguageName(guest.language, language)}</Fact>
      <Fact label={t('people.standing')}>
        <GuestStanding guest={guest} />
      </Fact>
      <Fact label={t('guests.since')}>
        <time dateTime={guest.createdAt}>{formatTableDate(guest.createdAt, language)}</time>
      </Fact>
    </dl>
  )
}
