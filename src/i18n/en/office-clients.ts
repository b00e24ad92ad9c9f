export const officeClients = {
  'officeClients.heading': 'Clients',
  'officeClients.count': { zero: 'No clients.', one: '{n} client.', other: '{n} clients.' },
  'officeClients.shown': {
    zero: 'None is shown on the website.',
    one: '{n} is shown on the website.',
    other: '{n} are shown on the website.',
  },
  'officeClients.unproven': {
    one: '{n} of them has no consent on file.',
    other: '{n} of them have no consent on file.',
  },
  'officeClients.filter': 'Filter by type',
  'officeClients.filterWords': 'Type: {type}.',
  'officeClients.search': 'Search clients',
  'officeClients.search.placeholder': 'Name or description',
  'officeClients.loading': 'Loading clients…',
  'officeClients.empty': 'No clients yet',
  'officeClients.empty.text': 'Clients you add here appear on the website, unless hidden.',
  'officeClients.noArabicName': 'No Arabic name',
  'officeClients.add': 'Add client',
  'officeClients.edit': 'Edit client',
  'officeClients.editNamed': 'Edit {name}',
  'officeClients.deleteNamed': 'Delete {name}',
  'officeClients.visibilityOf': 'Show {name} on the website',
  'officeClients.type': 'Type',
  'officeClients.type.corporate': 'Corporate',
  'officeClients.type.individual': 'Individual',
  'officeClients.type.government': 'Government',
  'officeClients.type.international': 'International',
  'officeClients.logo': 'Logo URL',
  'officeClients.website.hint': 'For example, www.example.com',
  'officeClients.descriptionEn': 'Description (English)',
  'officeClients.descriptionAr': 'Description (Arabic)',
  'officeClients.order.hint': 'The lowest number comes first',
  'officeClients.isVisible': 'Visible on the website',
  'officeClients.saved.shown': '“{name}” is shown on the website.',
  'officeClients.saved.hidden': '“{name}” is not shown on the website.',
  'officeClients.deleted': '“{name}” has been removed from the client list.',
  'officeClients.changed': 'This client changed while you were editing',
  'officeClients.addError': 'Failed to add client',
  'officeClients.updateError': 'Failed to update client',
  'officeClients.deleteError': 'Failed to delete client',
  'confirm.client': 'Are you sure you want to delete this client?',
  'toast.client.added': 'Client added successfully',
  'toast.client.updated': 'Client updated successfully',
  'toast.client.deleted': 'Client deleted successfully',
  'table.logo': 'Logo',
  'table.website': 'Website',
}

export const office = {
  'officeClients.title': 'Clients on the website',
}

export const officeActivity = {
  'audit.entity.client': 'Client',
  'activity.client.create': '{who} added the client “{name}”',
  'activity.client.update': '{who} updated the client “{name}”',
  'activity.client.delete': '{who} deleted the client “{name}”',
  'activity.record.client': 'client {reference}',
  'activity.client.import': '{who} imported clients from a file',
}

export const officeFind = {
  'find.client': 'Client on the website',
  'find.client.add': 'New client on the website',
  'find.words.clients': 'companies, logos, references',
}

export const officeHelp = {
  'help.clients':
    'The companies that the website shows as clients, with logo and link. They are not the people who log in to the portal.',
}

export const officeImport = {
  'import.clients': 'Import clients',
  'import.clients.hint':
    'Columns: name (English), and optionally name (Arabic), type, website, logo, descriptions, display order, who consented and when, and whether the client is visible. Clients without a logo stay hidden until you add one.',
}

export const officeSetup = {
  'sample.kind.clients': 'Clients on the website',
}

export const forms = {
  'val.clientName.required': 'Client name is required',
  'val.logo.required': 'Logo URL is required',
}
