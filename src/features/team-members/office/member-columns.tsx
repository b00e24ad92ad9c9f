import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized, otherContentLanguage } from '#languages/language.ts'
import type { Column } from '#ui/data-table.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import { useWebsiteColumns, type WebsiteRecordActions } from '#ui/website-columns.tsx'
import type { OfficeTeamMember } from '../schema.ts'
import { hasEnded } from '../values.ts'
import { MemberPicture, nameOf } from './member-name.tsx'

export type MemberActions = WebsiteRecordActions<OfficeTeamMember>

export const useMemberColumns = (actions: MemberActions): Column<OfficeTeamMember>[] => {
  const { t, language } = useTranslation()
  const isArabic = language === 'ar'
  const columns = useWebsiteColumns({
    actions,
    nameOf: (member) => nameOf(member, language).text,
    labels: {
      visibility: 'officeTeam.visibilityOf',
      edit: 'officeTeam.editNamed',
      delete: 'officeTeam.deleteNamed',
    },
  })
  return [
    columns.order,
    {
      id: isArabic ? 'nameAr' : 'nameEn',
      header: t('form.fullName'),
      isRowHeader: true,
      isSortable: true,
      cell: (member) => <Person member={member} />,
    },
    {
      id: isArabic ? 'positionAr' : 'position',
      header: t('table.position'),
      isSortable: true,
      narrow: 'full',
      cell: ({ position, positionAr }) => (
        <InItsLanguage {...localized({ textEn: position, textAr: positionAr }, 'text', language)} />
      ),
    },
    {
      id: isArabic ? 'specializationAr' : 'specialization',
      header: t('table.specialization'),
      isSortable: true,
      narrow: 'full',
      cell: ({ specialization, specializationAr }) => (
        <span className="muted">
          <InItsLanguage
            {...localized({ textEn: specialization, textAr: specializationAr }, 'text', language)}
          />
        </span>
      ),
    },
    {
      id: 'contact',
      header: t('officeTeam.section.contact'),
      narrow: 'full',
      cell: (member) => <Contact member={member} />,
    },
    columns.visibility,
    columns.actions,
  ]
}

/** The picture, the name in the language of the page, and below it the name in the other language. */
const Person = ({ member }: { member: OfficeTeamMember }) => {
  const { t, language } = useTranslation()
  const name = nameOf(member, language)
  const other = nameOf(member, otherContentLanguage(language))
  return (
    <span className="member-person">
      <MemberPicture id={member.id} name={name.text} imageUrl={member.imageUrl} />
      <span>
        <span className="cell-main" lang={name.language}>
          <bdi>{name.text}</bdi>
        </span>
        {other.text !== name.text && (
          <span className="cell-sub" lang={other.language}>
            <bdi>{other.text}</bdi>
          </span>
        )}
        {member.licenseEnd && hasEnded(member.licenseEnd, todayInRiyadh(new Date())) && (
          <span className="cell-sub">
            <span className="danger-text strong">
              {t('officeTeam.licenseEnded', { date: formatTableDate(member.licenseEnd, language) })}
            </span>
          </span>
        )}
      </span>
    </span>
  )
}

const Contact = ({ member: { email, phone } }: { member: OfficeTeamMember }) => {
  const { t } = useTranslation()
  if (!email && !phone) return <span className="subtle">{t('status.notAvailable')}</span>
  return (
    <span className="member-contact">
      {email && <EmailLink email={email} />}
      {phone && <PhoneLink phone={phone} className="text-link no-wrap" />}
    </span>
  )
}
