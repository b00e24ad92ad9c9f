export const officeStageTemplates = {
  'stageTemplates.intro':
    'The stages of each type of matter, as clients see them. A request copies them when its path starts, so later changes affect only new paths.',
  'stageTemplates.loading': 'Loading paths…',
  'stageTemplates.failed': 'The paths could not be loaded',
  'stageTemplates.empty': 'No paths yet',
  'stageTemplates.empty.text': 'Add the stages of a type of matter to start requests with them.',
  'stageTemplates.add': 'Add path',
  'stageTemplates.edit': 'Edit path',
  'stageTemplates.editNamed': 'Edit {name}',
  'stageTemplates.deleteNamed': 'Delete {name}',
  'stageTemplates.area': 'Practice area',
  'stageTemplates.stages': 'Stages',
  'stageTemplates.stages.count': { zero: 'No stages', one: '{n} stage', other: '{n} stages' },
  'stageTemplates.reviewed': 'Reviewed by the partner',
  'stageTemplates.notReviewed': 'Not yet reviewed by the partner',
  'stageTemplates.isReviewed': 'The responsible partner has reviewed these texts',
  'stageTemplates.stage.nth': 'Stage {n}',
  'stageTemplates.stage.add': 'Add stage',
  'stageTemplates.stage.up': 'Move up: stage {n}',
  'stageTemplates.stage.down': 'Move down: stage {n}',
  'stageTemplates.stage.remove': 'Remove stage {n}',
  'stageTemplates.stage.moved': 'Stage {from} is now stage {n}',
  'stageTemplates.stage.nameEn': 'Name of the stage (English)',
  'stageTemplates.stage.nameAr': 'Name of the stage (Arabic)',
  'stageTemplates.stage.whatWeDoEn': 'What we do (English)',
  'stageTemplates.stage.whatWeDoAr': 'What we do (Arabic)',
  'stageTemplates.stage.whatYouDoEn': 'What you do (English)',
  'stageTemplates.stage.whatYouDoAr': 'What you do (Arabic)',
  'stageTemplates.stage.usualTimeEn': 'Usual time (English)',
  'stageTemplates.stage.usualTimeAr': 'Usual time (Arabic)',
  'stageTemplates.added': 'Path added',
  'stageTemplates.updated': 'Path updated',
  'stageTemplates.deleted': 'Path deleted',
  'stageTemplates.addFailed': 'The path was not added',
  'stageTemplates.updateFailed': 'The path was not saved',
  'stageTemplates.deleteFailed': 'The path was not deleted',
  'stageTemplates.delete.text': 'Requests that follow it keep their stages. This cannot be undone.',
  'stageTemplates.changed': 'This path has changed',
}

export const office = {
  'stageTemplates.title': 'Paths',
}

export const officeHelp = {
  'help.stage-templates':
    'The stages of a matter that clients see, by practice area. The partner reviews the texts before use.',
}

export const officeFind = {
  'find.words.stage-templates': 'stages, templates, matters',
}
