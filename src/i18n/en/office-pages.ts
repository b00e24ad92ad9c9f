export const officePages = {
  'pages.intro':
    'Each save creates a new version with its own number and date. Earlier versions are kept because consents refer to them.',
  'pages.check':
    'Before you publish: check hosting, processors, retention periods and the data protection officer.',
  'pages.loading': 'Loading the legal pages…',
  'pages.loadFailed': 'The legal pages could not be loaded',
  'pages.page': 'Page',
  'pages.version': 'Version',
  'pages.versionNumber': 'Version {version}',
  'pages.shipped': 'The text supplied with the website',
  'pages.changedAt': 'In force since',
  'pages.changedBy': 'By',
  'pages.edit': 'Edit',
  'pages.editNamed': 'Edit {name}',
  'pages.back': 'All legal pages',
  'pages.view': 'View on the website',
  'pages.english': 'English',
  'pages.arabic': 'Arabic',
  'pages.titleEn': 'Title (English)',
  'pages.titleAr': 'Title (Arabic)',
  'pages.contentEn': 'Text (English)',
  'pages.contentAr': 'Text (Arabic)',
  'pages.hint':
    'Markdown: ## begins a heading, - a list, **bold**, [text](address) a link. {firm}, {email}, {phone}, {address} and {licence} are filled in from the settings, and {period_requests} from the retention periods.',
  'pages.mode': 'Show',
  'pages.mode.write': 'Write',
  'pages.mode.preview': 'Preview',
  'pages.previewing': 'Preparing the preview…',
  'pages.previewFailed': 'The preview could not be prepared',
  'pages.save': 'Save as new version',
  'pages.saved': 'Legal page updated',
  'pages.savedText': '“{name}” is on the website as version {version}.',
  'pages.saveError': 'Failed to update the legal page',
  'pages.changed': 'This page changed while you were editing',
  'pages.unsaved': 'Unsaved changes',
  'pages.versions': 'Versions',
  'pages.versions.loading': 'Loading the versions…',
  'pages.versions.failed': 'The versions could not be loaded',
  'pages.versions.newer': 'Newer',
  'pages.versions.older': 'Older',
  'pages.language': 'Language',
  'pages.inForce': 'In force',
  'pages.read': 'Read',
  'pages.readNamed': 'Read version {version}',
  'pages.restore': 'Restore',
  'pages.restoreNamed': 'Restore version {version}',
  'pages.restore.title': 'Restore version {version}?',
  'pages.restore.body':
    'Its text becomes a new version and goes live immediately. The current version stays in this list.',
  'pages.restore.unsaved': 'Anything you have typed and not saved will be lost.',
  'pages.restored': 'Version restored',
  'pages.restoreError': 'Failed to restore the version',
}

export const office = {
  'pages.title': 'Legal pages',
  'pages.name.privacy-policy': 'Privacy Policy',
  'pages.name.terms-of-service': 'Terms of Service',
  'pages.name.disclaimer': 'Disclaimer',
}

export const officeActivity = {
  'activity.legalPage.update': '{who} changed the legal page “{name}”',
  'activity.legalPage.restore': '{who} restored an earlier version of the legal page “{name}”',
  'activity.record.legalPage': 'a legal page',
  'audit.entity.legalPage': 'Legal page',
}

export const officeFind = {
  'find.words.pages': 'privacy policy, terms of service, disclaimer',
}

export const officeHelp = {
  'help.pages':
    'The privacy policy, the terms of service and the disclaimer in both languages. Earlier versions are kept.',
}
