import { useQuery } from '@tanstack/react-query'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { directoryStateQuery } from '../browser/api.ts'
import type { DirectoryState as State } from '../schema.ts'

/** Facts about the firm's directory: whether it responds, and who may log in without it. */
export const DirectoryState = () => {
  const { t } = useTranslation()
  const { data } = useQuery(directoryStateQuery())
  const state = data?.directory
  if (!state) return null
  return (
    <dl className="details">
      <Fact label={t('system.directory.name')}>
        <bdi>{state.name}</bdi>
      </Fact>
      <Fact label={t('system.directory.issuer')}>
        <bdi dir="ltr">{state.issuer}</bdi>
      </Fact>
      <Fact label={t('system.directory.state')}>
        <Reached {...state} />
      </Fact>
      <Fact label={t('system.directory.logins')}>
        <Logins {...state} />
      </Fact>
    </dl>
  )
}

type Directory = NonNullable<State['directory']>

const Reached = ({ unreachableSince }: Pick<Directory, 'unreachableSince'>) => {
  const { t, language } = useTranslation()
  if (unreachableSince === null) return t('system.directory.reachable')
  const when = `${formatTableDate(unreachableSince, language)} ${formatTime(unreachableSince, language)}`
  return t('system.directory.unreachable', { when })
}

const Logins = ({ isOnly, localAdmin }: Pick<Directory, 'isOnly' | 'localAdmin'>) => {
  const { t } = useTranslation()
  if (!isOnly) return t('system.directory.also')
  return localAdmin === null
    ? t('system.directory.onlyNobody', { command: 'npm run admin -- local NAME' })
    : t('system.directory.only', { name: localAdmin })
}
