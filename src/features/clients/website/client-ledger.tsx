import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ClientLogo } from '../browser/client-logo.tsx'
import { webAddress, withoutProtocol } from '../browser/web-address.ts'
import type { ListedClient } from '../schema.ts'
import './client-ledger.css'

/** The clients as a ruled list: logo, name, type, description and website. */
export const ClientLedger = ({ clients }: { clients: readonly ListedClient[] }) => (
  <ul className="client-ledger">
    {clients.map((client) => (
      <ClientRow key={client.id} client={client} />
    ))}
  </ul>
)

const ClientRow = ({ client }: { client: ListedClient }) => {
  const { t, language } = useTranslation()
  const description = localized(client, 'description', language)
  return (
    <li>
      <span className="client-ledger-logo">
        <ClientLogo logoUrl={client.logoUrl} />
      </span>
      <div>
        <p className="client-ledger-type">{t(`clients.filter.${client.clientType}`)}</p>
        <h2>
          <InItsLanguage {...localized(client, 'name', language)} />
        </h2>
        {description.text && (
          <p className="client-ledger-text">
            <InItsLanguage {...description} />
          </p>
        )}
        <Website website={client.websiteUrl} />
      </div>
    </li>
  )
}

const Website = ({ website }: { website: string }) => {
  const address = webAddress(website)
  if (!address) return null
  return (
    <a className="client-ledger-website" href={address} rel="noopener">
      <bdi dir="ltr">{withoutProtocol(website)}</bdi>
      <Icon icon={ArrowUpRight} size="medium" flips />
    </a>
  )
}

const placeholders = ['one', 'two', 'three', 'four', 'five', 'six']

export const ClientLedgerSkeleton = () => (
  <Loading data-arriving>
    <ul className="client-ledger" aria-hidden="true">
      {placeholders.map((key) => (
        <li key={key}>
          <span className="client-ledger-logo" />
          <div>
            <Skeleton shape="40" />
            <Skeleton shape="60" />
            <Skeleton shape="100" />
          </div>
        </li>
      ))}
    </ul>
  </Loading>
)
