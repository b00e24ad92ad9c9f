export const officeOverview = {
  'overview.drafts': { one: '{n} draft', other: '{n} drafts' },
  'overview.scheduled': { one: '{n} scheduled', other: '{n} scheduled' },
  'overview.allPublished': 'All published',
  'overview.noPublications': 'No publications yet',
  'overview.contact.oldest': 'Contact form, oldest {when}',
  'overview.contact.none': 'Contact form, none unread',
  'overview.overdue': { one: '{n} overdue (past 24 hours)', other: '{n} overdue (past 24 hours)' },
  'overview.inTime': 'All within 24 hours',
  'overview.noneWaiting': 'Nothing is waiting',
  'overview.clients.visible': {
    zero: 'None shown on the website',
    one: '{n} shown on the website',
    other: '{n} shown on the website',
  },
  'overview.allPending': 'All pending',
  'overview.pending.caption': 'Latest pending consultations',
  'overview.pending.empty': 'No request is waiting',
  'overview.pending.emptyText': 'New requests from the website appear here.',
  'overview.publications.empty': 'Nothing published yet',
  'overview.myWork': 'My work',
  'overview.open': { one: '{n} open', other: '{n} open' },
  'overview.assigned': { one: '{n} request assigned to you', other: '{n} requests assigned to you' },
  'overview.assigned.text': 'Pending or approved',
  'overview.mineOverdue': {
    one: '{n} of your requests is past the 24-hour promise',
    other: '{n} of your requests are past the 24-hour promise',
  },
  'overview.mineOverdue.text': 'Oldest first in the list',
  'overview.unread': { one: '{n} unread internal message', other: '{n} unread internal messages' },
  'overview.noWork': 'Nothing is waiting for you',
  'overview.noActivity': 'No activity yet',
  'overview.failed': 'The overview could not be loaded',
  'dash.count.publications': 'Total publications',
  'dash.count.unread': 'Unread messages',
  'dash.count.pending': 'Pending consultations',
  'dash.count.clients': 'Total clients',
  'dash.recentConsultations': 'Recent consultations',
  'dash.recentPublications': 'Recent publications',
  'overview.allPublications': 'All publications',
  'dash.activity': 'Recent activity',
  'overview.erasures': { one: '{n} open destruction request', other: '{n} open destruction requests' },
  'overview.newDocuments': { one: '{n} new document from a client', other: '{n} new documents from clients' },
  'overview.erasures.text': 'The law gives 30 days to answer.',
}

export const office = {
  'dash.overview': 'Overview',
}

export const officeHelp = {
  'help.overview':
    'The day at a glance: what is waiting, the latest requests and publications, your own work and what colleagues did last. Each count leads to its list.',
}
