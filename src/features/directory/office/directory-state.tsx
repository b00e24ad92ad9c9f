import { useQuery } from '@tanstack/react-query'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { directoryStateQuery } from '../browser/api.ts'
import type { DirectoryState as State } from '../schema.ts'

/** The firm's directory on the page about the system: whether it responds, and who may log in without it. */
export default function DirectoryState() {
  const { t } = useTranslation()
  const { data } = useQuery(directoryStateQuery())
  const state = data?.directory
  if (!state) return null
  return (
    <section className="panel system-part" aria-labelledby="directory">
      <h2 id="directory">{t('system.directory')}</h2>
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
    </section>
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
