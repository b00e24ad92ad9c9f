import { useTranslation } from '#i18n/translate.tsx'
import { localized, otherContentLanguage } from '#languages/language.ts'
import type { Column } from '#ui/data-table.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import { VisibilitySwitch } from '#ui/visibility-switch.tsx'
import type { OfficeTeamMember } from '../schema.ts'
import { MemberPicture, nameOf } from './member-name.tsx'

export type MemberActions = {
  onEdit: (member: OfficeTeamMember) => void
  onDelete: (member: OfficeTeamMember) => void
  onToggle: (member: OfficeTeamMember) => void
  /** The member whose visibility is being changed: the switch shows already what it will be. */
  togglingId: number | undefined
}

export const useMemberColumns = (actions: MemberActions): Column<OfficeTeamMember>[] => {
  const { t, language } = useTranslation()
  const isArabic = language === 'ar'
  return [
    {
      id: 'displayOrder',
      header: t('table.order'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ displayOrder }) => <span className="muted number">{displayOrder}</span>,
    },
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
    {
      id: 'isVisible',
      header: t('action.toggleVisibility'),
      narrow: 'full',
      cell: (member) => (
        <VisibilitySwitch
          record={member}
          label={t('officeTeam.visibilityOf', { name: nameOf(member, language).text })}
          togglingId={actions.togglingId}
          onToggle={() => actions.onToggle(member)}
        />
      ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (member) => (
        <RowActions
          editLabel={t('officeTeam.editNamed', { name: nameOf(member, language).text })}
          deleteLabel={t('officeTeam.deleteNamed', { name: nameOf(member, language).text })}
          onEdit={() => actions.onEdit(member)}
          onDelete={() => actions.onDelete(member)}
        />
      ),
    },
  ]
}

/** The picture, the name of the page's language, and the other one under it. */
const Person = ({ member }: { member: OfficeTeamMember }) => {
  const { language } = useTranslation()
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
