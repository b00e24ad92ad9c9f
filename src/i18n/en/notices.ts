/** Error pages, privacy notices and legal pages of the site. */
export const notices = {
  'preparing.page.title': 'This website is being prepared',
  'preparing.page.body': 'It will open soon.',
  'maintenance.page.title': 'The site is under maintenance',
  'maintenance.page.body': 'We will be back soon. For urgent matters, call or email us.',
  'maintenance.banner':
    'Maintenance mode is on: visitors and clients see the maintenance page, and only the office sees the site.',
  'trouble.title': 'Something went wrong',
  'trouble.reference': 'If you report this, please mention the reference:',
  'trouble.unavailable.title': 'The site is not available right now',
  'trouble.refused.title': 'This could not be done',
  'legal.inForce': 'In force since {date}',
  'legal.version': 'Version {version}',
  'legal.contents': 'On this page',
  'legal.contact': 'Questions about this page? Write to us or call us.',
  'legal.licenseNumber': '(license No. {number})',
  'legal.loadFailed': 'This text could not be loaded',
  'legal.loadFailed.text': 'Please try again, or write to us and we will send it to you.',
  'privacy.banner.title': 'May we count visits?',
  'privacy.banner.text':
    'With your consent we use Google Analytics to learn which public pages are read. Nothing is sent before you choose, and never from the client portal.',
  'privacy.banner.more': 'Read the privacy policy',
  'privacy.accept': 'Accept',
  'privacy.decline': 'Necessary only',
  'privacy.current.accepted': 'You have accepted analytics. You can change your choice here.',
  'privacy.current.declined': 'You have chosen necessary storage only. You can change your choice here.',
}
