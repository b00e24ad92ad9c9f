import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ClientLogo } from '../browser/client-logo.tsx'
import type { ListedClient } from '../schema.ts'
import '../browser/logo-grid.css'

/** Logos with their names in a ruled grid: six across, two on phones. */
export const LogoGrid = ({ clients }: { clients: readonly ListedClient[] }) => {
  const { language } = useTranslation()
  return (
    <ul className="logos">
      {clients.map((client) => (
        <li key={client.id}>
          <ClientLogo logoUrl={client.logoUrl} />
          <span className="logo-name">
            <InItsLanguage {...localized(client, 'name', language)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const placeholders = ['one', 'two', 'three', 'four', 'five', 'six']

export const LogoGridSkeleton = () => (
  <Loading data-arriving>
    <ul className="logos" aria-hidden="true">
      {placeholders.map((key) => (
        <li key={key}>
          <Skeleton shape="60" />
        </li>
      ))}
    </ul>
  </Loading>
)
