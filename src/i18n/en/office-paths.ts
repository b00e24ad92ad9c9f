export const officePaths = {
  'paths.intro':
    'The stages of each kind of matter, as clients read them. A request copies them when its path begins, so that a later change affects new paths only.',
  'paths.loading': 'Loading paths…',
  'paths.failed': 'The paths could not be loaded',
  'paths.empty': 'No paths yet',
  'paths.empty.text': 'Add the stages of a kind of matter, so that requests can begin with them.',
  'paths.add': 'Add path',
  'paths.edit': 'Edit path',
  'paths.editNamed': 'Edit {name}',
  'paths.deleteNamed': 'Delete {name}',
  'paths.area': 'Practice area',
  'paths.stages': 'Stages',
  'paths.stages.count': { zero: 'No stages', one: '{n} stage', other: '{n} stages' },
  'paths.reviewed': 'Reviewed by the partner',
  'paths.notReviewed': 'Not yet reviewed by the partner',
  'paths.isReviewed': 'The responsible partner has reviewed these texts',
  'paths.stage.nth': 'Stage {n}',
  'paths.stage.add': 'Add stage',
  'paths.stage.up': 'Move up: stage {n}',
  'paths.stage.down': 'Move down: stage {n}',
  'paths.stage.remove': 'Remove stage {n}',
  'paths.stage.moved': 'Stage {from} is now stage {n}',
  'paths.stage.nameEn': 'Name of the stage (English)',
  'paths.stage.nameAr': 'Name of the stage (Arabic)',
  'paths.stage.whatWeDoEn': 'What we do (English)',
  'paths.stage.whatWeDoAr': 'What we do (Arabic)',
  'paths.stage.whatYouDoEn': 'What you do (English)',
  'paths.stage.whatYouDoAr': 'What you do (Arabic)',
  'paths.stage.usualTimeEn': 'Usual time (English)',
  'paths.stage.usualTimeAr': 'Usual time (Arabic)',
  'paths.added': 'Path added',
  'paths.updated': 'Path updated',
  'paths.deleted': 'Path deleted',
  'paths.addFailed': 'The path was not added',
  'paths.updateFailed': 'The path was not saved',
  'paths.deleteFailed': 'The path was not deleted',
  'paths.delete.text': 'Requests that follow it keep their stages. This cannot be undone.',
  'paths.changed': 'This path has changed',
}

export const office = {
  'paths.title': 'Paths',
}

export const officeHelp = {
  'help.paths':
    'The stages that clients read about their matter, by practice area. The partner reviews the texts before they are used.',
}

export const officeFind = {
  'find.words.paths': 'stages, templates, matters',
}
