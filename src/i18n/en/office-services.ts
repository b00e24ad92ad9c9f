export const officeServices = {
  'services.count': { zero: 'No services.', one: '{n} service.', other: '{n} services.' },
  'services.shown': {
    zero: 'None is shown on the website.',
    one: '{n} is shown on the website.',
    other: '{n} are shown on the website.',
  },
  'services.search': 'Search services',
  'services.search.placeholder': 'Name or description',
  'services.loading': 'Loading services…',
  'services.empty': 'No services yet',
  'services.empty.text': 'Services you add here appear on the website once they are active.',
  'services.noArabicName': 'No Arabic name',
  'services.add': 'Add service',
  'services.editNamed': 'Edit {name}',
  'services.deleteNamed': 'Delete {name}',
  'services.activateNamed': 'Activate {name}',
  'services.deactivateNamed': 'Deactivate {name}',
  'services.saved.shown': '“{name}” is shown on the website.',
  'services.saved.hidden': '“{name}” is not shown on the website.',
  'services.deleted': '“{name}” is no longer on the website.',
  'toast.service.added': 'Service added successfully',
  'toast.service.updated': 'Service updated successfully',
  'toast.service.deleted': 'Service deleted successfully',
  'dashboard.services.updateError': 'Failed to update service',
  'dashboard.services.deleteError': 'Failed to delete service',
  'action.activate': 'Activate',
  'table.icon': 'Icon',
  'table.description': 'Description',
}

export const answers = {
  'csv.services.file': 'services',
}

export const officeActivity = {
  'audit.entity.service': 'Service',
  'activity.service.create': '{who} added the service “{name}”',
  'activity.service.update': '{who} updated the service “{name}”',
  'activity.service.delete': '{who} deleted the service “{name}”',
  'activity.service.deleteUnnamed': '{who} deleted a service',
  'activity.record.service': 'service {reference}',
}

export const officeFind = {
  'find.service': 'Service',
  'find.service.add': 'New service',
  'find.words.services': 'practice areas, guides',
}

export const officeHelp = {
  'help.services':
    'The practice areas on the website, in the order you set. An inactive service stays here and is not shown to visitors.',
}

export const officeSetup = {
  'sample.kind.services': 'Services',
}

export const forms = {
  'val.nameEn.required': 'English name is required',
  'val.descriptionEn.min': 'English description must be at least 10 characters',
  'val.icon.required': 'Icon is required',
}
