import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Language, localized, otherContentLanguage } from '#languages/language.ts'
import type { Column } from '#ui/data-table.tsx'
import { FallbackImage } from '#ui/fallback-image.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import {
  useWebsiteColumns,
  type WebsiteRecordActions,
  WebsiteTable,
  type WebsiteTableProps,
} from '#ui/website-table.tsx'
import type { OfficeTeamMember } from '../schema.ts'
import { hasEnded, memberTypes } from '../values.ts'
import './member-table.css'

/** Receives the focus when a row and its buttons are removed. */
export const memberTableId = 'team-members'

export const memberFilters = ['all', ...memberTypes] as const
export type MemberFilter = (typeof memberFilters)[number]

/** The whole team, including hidden members, in the order of the website. */
export const MemberTable = (props: WebsiteTableProps<OfficeTeamMember, MemberFilter> & MemberActions) => {
  const { t } = useTranslation()
  return (
    <WebsiteTable
      {...props}
      id={memberTableId}
      columns={useMemberColumns(props)}
      states={memberFilters}
      addLabel={t('officeTeam.add')}
      texts={{
        caption: t('nav.team'),
        search: { label: t('officeTeam.search'), placeholder: t('officeTeam.search.placeholder') },
        filter: t('officeTeam.filter'),
        stateOf: (type) => t(`officeTeam.types.${type}`),
        narrowed: (type) => t('officeTeam.filterWords', { type }),
        loading: t('officeTeam.loading'),
        empty: t('officeTeam.empty'),
        emptyText: t('officeTeam.empty.text'),
      }}
    />
  )
}

type MemberActions = WebsiteRecordActions<OfficeTeamMember>

const useMemberColumns = (actions: MemberActions): Column<OfficeTeamMember>[] => {
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

/** The public name: the member's own, else that of the linked user, else the position (P3). */
export const nameOf = (
  member: Pick<OfficeTeamMember, 'nameEn' | 'nameAr' | 'userName' | 'position' | 'positionAr'>,
  language: Language,
): { text: string; language: Language } => {
  if (member.nameEn || member.nameAr) return localized(member, 'name', language)
  const { userName } = member
  if (userName) return { text: userName, language: /\p{Script=Arabic}/u.test(userName) ? 'ar' : 'en' }
  return localized({ textEn: member.position, textAr: member.positionAr }, 'text', language)
}

/** Decorative: the name is beside it. */
export const MemberPicture = ({ id, name, imageUrl }: { id: number; name: string; imageUrl: string }) => {
  const monogram = <Monogram id={id} name={name} className="member-monogram" />
  if (!imageUrl) return monogram
  return (
    <FallbackImage
      src={imageUrl}
      alt=""
      className="member-picture"
      width={40}
      height={40}
      fallback={monogram}
    />
  )
}
