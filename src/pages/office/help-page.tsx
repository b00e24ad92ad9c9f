import { Link } from 'wouter'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { officeGroups } from '../office-groups.ts'
import { officeScreens } from '../office-screens.ts'
import './help-page.css'
import { OfficeHead } from './office-head.tsx'

const everywhere = [
  { title: 'help.lists.title', text: 'help.lists' },
  { title: 'help.editing.title', text: 'help.editing' },
  { title: 'help.keyboard.title', text: 'help.keyboard' },
  { title: 'help.appearance.title', text: 'help.appearance' },
] as const satisfies readonly { title: TextKey; text: TextKey }[]

/** Each has a text `help.<file>`. */
const screens = officeScreens.filter((screen) => 'title' in screen && screen.file !== 'help')

/** The purpose of each screen, limited to the screens that the person may open. */
export default function HelpPage() {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const groups = officeGroups
    .map((label) => ({
      label,
      entries: screens.filter(({ group, access }) => group === label && user && may(user.role, access)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      <OfficeHead title={t('help.title')}>
        <p>{t('help.intro')}</p>
      </OfficeHead>
      <div className="help">
        {groups.map(({ label, entries }) => (
          <section key={label} className="panel" aria-labelledby={`help-${label}`}>
            <header className="panel-head">
              <h2 id={`help-${label}`}>{t(label)}</h2>
            </header>
            <dl className="help-list">
              {entries.map((entry) => (
                <div key={entry.path}>
                  <dt>
                    <Icon icon={entry.icon} />
                    <Link href={entry.path} className="text-link">
                      {t(entry.title)}
                    </Link>
                  </dt>
                  <dd>{t(`help.${entry.file}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section className="panel" aria-labelledby="help-everywhere">
          <header className="panel-head">
            <h2 id="help-everywhere">{t('help.everywhere')}</h2>
          </header>
          <dl className="help-list">
            {everywhere.map(({ title, text }) => (
              <div key={title}>
                <dt>{t(title)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
