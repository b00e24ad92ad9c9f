import { dayAsTyped } from '#fields/day.ts'
import { formatTypedPhone } from '#i18n/phone-format.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { OfficeTeamMember, TeamMemberInput } from '../schema.ts'

/** All fields of a member; the form always contains all of them. */
export type MemberValues = Required<TeamMemberInput>

/** Field labels, in the order of the page and of the error summary. */
export const memberLabels = {
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  position: 'officeTeam.positionEn',
  positionAr: 'officeTeam.positionAr',
  memberType: 'officeTeam.type',
  userId: 'officeTeam.user',
  imageUrl: 'officeTeam.picture',
  specialization: 'officeTeam.specializationEn',
  specializationAr: 'officeTeam.specializationAr',
  bio: 'officeTeam.bioEn',
  bioAr: 'officeTeam.bioAr',
  education: 'officeTeam.educationEn',
  educationAr: 'officeTeam.educationAr',
  languages: 'officeTeam.languages',
  areas: 'officeTeam.areas',
  licenseNumber: 'officeTeam.license',
  licenseDate: 'officeTeam.licenseDate',
  licenseEnd: 'officeTeam.licenseEnd',
  formerEmployers: 'officeTeam.employers',
  email: 'form.email',
  phone: 'form.phone',
  linkedin: 'officeTeam.linkedin',
  twitter: 'officeTeam.twitter',
  displayOrder: 'table.displayOrder',
  isVisible: 'action.toggleVisibility',
} as const satisfies Record<keyof MemberValues, TextKey>

const memberFields = Object.keys(memberLabels) as (keyof MemberValues)[]

/** `displayOrder` of a new member is the length of the list (specification, section 9). */
export const newMemberValues = (displayOrder: number): MemberValues => ({
  imageUrl: '',
  nameEn: '',
  nameAr: '',
  position: '',
  positionAr: '',
  memberType: 'associate',
  userId: null,
  specialization: '',
  specializationAr: '',
  bio: '',
  bioAr: '',
  education: '',
  educationAr: '',
  languages: [],
  areas: [],
  licenseNumber: '',
  licenseDate: '',
  licenseEnd: '',
  formerEmployers: [],
  email: '',
  phone: '',
  linkedin: '',
  twitter: '',
  displayOrder,
  isVisible: true,
})

export const valuesOf = (member: OfficeTeamMember): MemberValues =>
  ({
    ...Object.fromEntries(memberFields.map((name) => [name, member[name]])),
    licenseDate: dayAsTyped(member.licenseDate),
    licenseEnd: dayAsTyped(member.licenseEnd),
    formerEmployers: member.formerEmployers.map((employer) => ({
      ...employer,
      until: dayAsTyped(employer.until),
    })),
    phone: member.phone && formatTypedPhone(member.phone),
  }) as MemberValues
