export const officeSettings = {
  'settings.intro': 'Texts and details for every page, search results and shared links.',
  'settings.tabs': 'Settings sections',
  'settings.loading': 'Loading settings…',
  'settings.loadFailed': 'The settings could not be loaded',
  'settings.identity': 'Identity',
  'settings.siteTitleEn': 'Site title (English)',
  'settings.siteTitleAr': 'Site title (Arabic)',
  'settings.siteTitle.hint':
    'The name of the firm. English is required: it is shown where a translation is missing.',
  'settings.siteDescriptionEn': 'Site description (English)',
  'settings.siteDescriptionAr': 'Site description (Arabic)',
  'settings.contact': 'Contact',
  'settings.contactEmail': 'Contact email',
  'settings.contactEmail2': 'Second email',
  'settings.contactPhone': 'Contact phone',
  'settings.contactPhone2': 'Second phone',
  'settings.location': 'Place on the map',
  'settings.location.hint':
    'Latitude and longitude, such as \u206624.71360, 46.67530\u2069. If empty, the website shows a link instead of a map.',
  'settings.whatsapp': 'WhatsApp number',
  'settings.whatsapp.hint': 'Without a number the website shows no WhatsApp link.',
  'settings.contactAddressEn': 'Contact address (English)',
  'settings.contactAddressAr': 'Contact address (Arabic)',
  'settings.cityEn': 'City (English)',
  'settings.cityAr': 'City (Arabic)',
  'settings.city.hint': 'The place of the contract in fee agreements; Riyadh if empty.',
  'settings.logo': 'Logo of the letterhead',
  'settings.logo.hint': 'Fee agreements begin with it. Without a logo they begin with the name of the firm.',
  'settings.registration': 'Registration',
  'settings.licenseNumber': 'License number',
  'settings.commercialRegister': 'Commercial registration number',
  'settings.payment': 'Payment',
  'settings.vatNumber': 'VAT number',
  'settings.bankName': 'Bank',
  'settings.iban': 'IBAN',
  'settings.iban.hint':
    'Clients see it once an agreement is in force. Every manager gets an email about a change, and clients see the previous number struck out for 14 days.',
  'noMail.settings.iban.hint':
    'Clients see it once an agreement is in force, and the previous number struck out for 14 days after a change.',
  'settings.installmentReminders': 'Installment reminders',
  'settings.installmentReminders.hint':
    'Clients get a reminder three days before an installment is due, and on the day.',
  'settings.installmentReminders.on': 'On: clients are reminded',
  'settings.installmentReminders.off': 'Off: clients are not reminded',
  'settings.requests': 'Requests',
  'settings.heardThrough': 'How people heard of the firm',
  'settings.heardThrough.hint':
    'One answer per line, in English, in Arabic or in both with | between them. If empty, a default list is used.',
  'settings.diligence': 'Due diligence',
  'settings.diligenceAreas': 'Areas that require due diligence',
  'settings.diligenceAreas.hint':
    'For requests in these areas, the risk of the client is recorded before an agreement is sent.',
  'settings.ownerShare': 'Share of a beneficial owner in percent',
  'settings.ownerShare.hint': 'Owners with this share or more are recorded for a company. If empty, 25.',
  'settings.identityYears': 'Years for records of identity',
  'settings.identityYears.hint': 'They are retained for these years after the last request. If empty, 10.',
  'settings.identityCopies': 'Keep copies of identity documents',
  'settings.identityCopies.hint': 'Otherwise, a copy is destroyed 30 days after the document was seen.',
  'settings.identityCopies.on': 'Copies are kept',
  'settings.identityCopies.off': 'Copies are destroyed after 30 days',
  'settings.wholeNumber': 'Please enter a whole number from {min} to {max}',
  'settings.availability': 'Availability',
  'settings.maintenance': 'Maintenance mode',
  'settings.maintenance.hint':
    'Temporarily closes the site to visitors. Managers and employees keep access, and the page shows your phone and email.',
  'settings.maintenance.on': 'On: the site is closed to visitors',
  'settings.maintenance.off': 'Off: the site is open to visitors',
  'settings.maintenance.title': 'Close the site to visitors?',
  'settings.maintenance.body':
    'Visitors and clients will see the maintenance page with your phone and email, until you switch maintenance mode off. Managers and employees keep access.',
  'settings.maintenance.confirm': 'Save and close the site',
  'settings.arabic.hint': 'If empty, the Arabic pages show the English text.',
  'settings.social': 'Social media profiles',
  'settings.social.hint': 'A network without a URL has no icon on the website.',
  'settings.facebook': 'Facebook URL',
  'settings.twitter': 'X URL (formerly Twitter)',
  'settings.linkedin': 'LinkedIn URL',
  'settings.instagram': 'Instagram URL',
  'settings.youtube': 'YouTube URL',
  'settings.social.preview': 'Shown on the website',
  'settings.social.none': 'No icons',
  'settings.search': 'Search engines',
  'settings.metaTitleEn': 'Meta title (English)',
  'settings.metaTitleAr': 'Meta title (Arabic)',
  'settings.metaDescriptionEn': 'Meta description (English)',
  'settings.metaDescriptionAr': 'Meta description (Arabic)',
  'settings.titleLength': '{n} of about 60 characters shown in search',
  'settings.descriptionLength': '{n} of about 155 characters shown in search',
  'settings.sharing': 'Sharing',
  'settings.ogImage.hint':
    'An image of 1200 × 630 pixels. Without one, shared links show a drawing with your name.',
  'settings.statistics': 'Statistics',
  'settings.gaId.hint': 'Such as G-ABC1234567. Visits are counted only after the visitor agrees.',
  'settings.preview': 'Preview',
  'settings.preview.search': 'Search result preview',
  'settings.preview.share': 'Shared link preview',
  'settings.preview.note': 'An approximation: titles over 60 characters may be cut.',
  'settings.preview.noteGeneral':
    'An approximation: titles over 60 characters may be cut. Change title and description under SEO.',
  'settings.unsaved': {
    zero: 'No unsaved changes',
    one: '{n} unsaved change',
    other: '{n} unsaved changes',
  },
  'settings.changed': 'These settings changed while you were editing',
  'settings.clientConsent': 'Consent before a client is shown',
  'settings.clientConsent.hint':
    'Recommended. A client is then shown on the website only with the consent on file: who consented, and when. Otherwise a missing consent is only marked in the list.',
  'settings.clientConsent.on': 'Shown only with a consent on file',
  'settings.clientConsent.off': 'A missing consent is marked',
  'settings.security': 'Security',
  'settings.twoFactor': 'Require two-factor authentication in the office',
  'settings.twoFactor.hint':
    'Managers and employees without it can open only their own account until it is set up. Clients decide for themselves.',
  'settings.twoFactor.on': 'Required of managers and employees',
  'settings.twoFactor.off': 'Everyone decides for themselves',
  'settings.strictPasswords': 'Stricter passwords for the office',
  'settings.strictPasswords.hint':
    'Recommended. New passwords of managers and employees then need at least 12 characters, must not be among the 10,000 most common, and must not contain their own name or the firm’s. Existing passwords stay valid until they are changed. Clients still need only 6 characters.',
  'settings.strictPasswords.on': 'Stricter for managers and employees',
  'settings.strictPasswords.off': 'At least 6 characters for everyone',
  'toast.settings.failed': 'Failed to update settings',
  'toast.settings.success': 'Settings updated successfully',
  'settings.tab.general': 'General',
  'settings.tab.social': 'Social media',
  'settings.tab.seo': 'SEO',
  'settings.ogImage': 'Share image URL (OG image)',
  'settings.gaId': 'Google Analytics ID',
}

export const office = {
  'settings.title': 'Settings',
}

export const officeActivity = {
  'audit.entity.setting': 'Settings',
  'activity.setting.update': '{who} changed the settings',
  'activity.record.setting': 'the settings',
}

export const officeFind = {
  'find.settings.social': 'Settings: social media',
  'find.settings.seo': 'Settings: SEO',
  'find.words.settings': 'site title, firm name, phone, address, email, license, maintenance mode',
}

export const officeHelp = {
  'help.settings':
    'Name, contact details, social profiles and search engine texts, in both languages. Maintenance mode closes the website to visitors for a while. A button leads to hours and holidays.',
}

export const officeSetup = {
  'sample.kind.settings': 'Settings',
}

export const forms = {
  'val.siteTitle.required': 'Site title is required',
  'val.siteDescription.required': 'Site description is required',
  'val.contactEmail.valid': 'Valid email is required',
  'val.contactPhone.required': 'Contact phone is required',
  'val.contactAddress.required': 'Contact address is required',
  'val.metaTitle.required': 'Meta title is required',
  'val.metaDescription.required': 'Meta description is required',
  'val.setting.twice': 'This setting was sent twice. Please send each setting once.',
  'val.iban': 'Please enter a Saudi account number: SA and 22 more characters',
  'val.vatNumber': 'Please enter the 15 digits of the VAT number, which begins and ends with 3',
  'val.location': 'Please enter latitude and longitude, separated by a comma',
}

export const mail = {
  'mail.iban.subject': 'The firm’s payment account was changed',
  'mail.iban.text':
    '{who} changed the account (IBAN) that clients pay to, on {when}. Clients see the previous number struck out for 14 days.',
  'mail.iban.check':
    'If you did not expect this, please check the number in the settings at once, restore the correct one, and call {who}.',
}
