export const officeTeam = {
  'officeTeam.count': { zero: 'No members yet.', one: '{n} member.', other: '{n} members.' },
  'officeTeam.shown': {
    zero: 'None is shown on the website.',
    one: '{n} is shown on the website.',
    other: '{n} are shown on the website.',
  },
  'officeTeam.filter': 'Filter by type',
  'officeTeam.filterWords': 'Type: {type}.',
  'officeTeam.search': 'Search the team',
  'officeTeam.search.placeholder': 'Name, position or specialization',
  'officeTeam.loading': 'Loading the team…',
  'officeTeam.empty': 'No team members yet',
  'officeTeam.empty.text': 'People you add here appear on the website unless hidden.',
  'officeTeam.add': 'Add team member',
  'officeTeam.edit': 'Edit team member',
  'officeTeam.editNamed': 'Edit {name}',
  'officeTeam.deleteNamed': 'Delete {name}',
  'officeTeam.visibilityOf': 'Show {name} on the website',
  'officeTeam.type': 'Type',
  'officeTeam.type.all': 'All',
  'officeTeam.type.partner': 'Partner',
  'officeTeam.type.associate': 'Associate',
  'officeTeam.type.consultant': 'Consultant',
  'officeTeam.types.partner': 'Partners',
  'officeTeam.types.associate': 'Associates',
  'officeTeam.types.consultant': 'Consultants',
  'officeTeam.section.profile': 'Profile',
  'officeTeam.section.contact': 'Contact',
  'officeTeam.section.website': 'On the website',
  'officeTeam.picture': 'Image',
  'officeTeam.names.hint': 'If empty, the linked account’s name is shown',
  'officeTeam.positionEn': 'Position (English)',
  'officeTeam.positionAr': 'Position (Arabic)',
  'officeTeam.specializationEn': 'Specialization (English)',
  'officeTeam.specializationAr': 'Specialization (Arabic)',
  'officeTeam.bioEn': 'Bio (English)',
  'officeTeam.bioAr': 'Bio (Arabic)',
  'officeTeam.educationEn': 'Education (English)',
  'officeTeam.educationAr': 'Education (Arabic)',
  'officeTeam.education.hint': 'One degree or certificate on each line',
  'officeTeam.user': 'Linked account',
  'officeTeam.user.none': 'No account',
  'officeTeam.user.hint': 'Publications by this account appear on the member’s page',
  'officeTeam.section.license': 'License to practice law',
  'officeTeam.employers': 'Former employers',
  'officeTeam.employers.hint':
    'For the conflict check, which counts them for five years. Visitors do not see them.',
  'officeTeam.employer': 'Employer',
  'officeTeam.employer.until': 'Until',
  'officeTeam.employer.add': 'Add an employer',
  'officeTeam.employer.remove': 'Remove',
  'officeTeam.employer.removeNth': 'Remove employer {n}',
  'officeTeam.employer.nth': 'Employer {n}',
  'officeTeam.license': 'License number',
  'officeTeam.licenseDate': 'Date of the license',
  'officeTeam.licenseDate.hint': 'Emails from the lawyer end with the name, number and date',
  'officeTeam.licenseEnd': 'End of the license',
  'noMail.officeTeam.licenseEnd.hint': 'Expired licenses are marked in the team list',
  'officeTeam.licenseEnd.hint': 'Managers get an email 60 and 14 days before it',
  'officeTeam.licenseEnded': 'License expired on {date}',
  'officeTeam.languages': 'Languages',
  'officeTeam.languages.hint': 'Shown in the order in which you choose them',
  'officeTeam.areas': 'Practice areas',
  'officeTeam.areas.hint': 'The member is shown on the pages of these services',
  'officeTeam.linkedin': 'LinkedIn URL',
  'officeTeam.twitter': 'X URL',
  'officeTeam.order.hint': 'The lowest number comes first',
  'officeTeam.isVisible': 'Visible on the website',
  'officeTeam.saved.shown': '“{name}” is shown on the website.',
  'officeTeam.saved.hidden': '“{name}” is not shown on the website.',
  'officeTeam.deleted': '“{name}” is no longer on the team page.',
  'officeTeam.changed': 'This team member changed while you were editing',
  'toast.team.added': 'Team member added successfully',
  'toast.team.updated': 'Team member updated successfully',
  'toast.team.deleted': 'Team member deleted successfully',
  'dashboard.team.addError': 'Failed to add team member',
  'dashboard.team.updateError': 'Failed to update team member',
  'dashboard.team.deleteError': 'Failed to delete team member',
  'table.position': 'Position',
  'table.specialization': 'Specialization',
}

export const answers = {
  'csv.team.file': 'team',
}

export const officeActivity = {
  'audit.entity.teamMember': 'Team member',
  'activity.teamMember.create': '{who} added “{name}” to the team',
  'activity.teamMember.update': '{who} updated “{name}” in the team',
  'activity.teamMember.delete': '{who} removed “{name}” from the team',
  'activity.record.teamMember': 'team member {reference}',
}

export const officeFind = {
  'find.member': 'Team member',
  'find.member.add': 'New team member',
  'find.words.team': 'lawyers, partners, staff',
}

export const officeHelp = {
  'help.team':
    'The people on the website, with their position, languages and contact. A hidden member stays here and is not shown to visitors.',
}

export const officeSetup = {
  'sample.kind.teamMembers': 'Team members',
}

export const forms = {
  'val.position.required': 'Position is required',
  'val.licenseEnd': 'The expiry date must be after the license date',
  'val.bio.min': 'Bio must be at least 10 characters',
  'val.email.team': 'Please enter a valid email',
}

export const mail = {
  'mail.signature': 'License to practice law No. {number}, dated {date}',
  'mail.license.subject': 'The license of {name} expires on {date}',
  'mail.license.text':
    'The license to practice law of {name} expires on {date}. Please enter the new expiry date in the team. After that day, email is sent without the license.',
}
