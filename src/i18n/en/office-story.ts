export const officeStory = {
  'story.count': { zero: 'No texts.', one: '{n} text.', other: '{n} texts.' },
  'story.shown': {
    zero: 'None is shown on the website.',
    one: '{n} is shown on the website.',
    other: '{n} are shown on the website.',
  },
  'story.filter': 'Filter by section',
  'story.filterWords': 'Section: {kind}.',
  'story.search': 'Search these texts',
  'story.search.placeholder': 'Title or text',
  'story.loading': 'Loading texts…',
  'story.empty': 'No texts yet',
  'story.empty.text': 'Sections without a text are left out of the website.',
  'story.part': 'Title or beginning',
  'story.noArabic': 'No Arabic text',
  'story.add': 'Add text',
  'story.editNamed': 'Edit {name}',
  'story.deleteNamed': 'Delete {name}',
  'story.visibilityOf': 'Show {name} on the website',
  'story.isSample': 'Sample text',
  'story.kind': 'Section',
  'story.kind.welcome': 'Opening of the home page',
  'story.kind.introduction': 'Introduction',
  'story.kind.history': 'History',
  'story.kind.milestone': 'Milestones',
  'story.kind.mission': 'Mission',
  'story.kind.vision': 'Vision',
  'story.kind.value': 'Values',
  'story.kind.testimonial': 'Testimonials',
  'story.hint.welcome':
    'The first words of the home page. If empty, it shows the firm’s name and description.',
  'story.hint.introduction': 'The section about the firm on the home page, and the opening of its own page.',
  'story.hint.history': 'On the page about the firm. An empty line begins a paragraph.',
  'story.hint.milestone': 'Beside the history, in the order given below. The last one is highlighted.',
  'story.hint.mission': 'On the page about the firm. An empty line begins a paragraph.',
  'story.hint.vision': 'On the page about the firm. An empty line begins a paragraph.',
  'story.hint.value': 'On the home page, and at greater length on the page about the firm.',
  'story.hint.testimonial':
    'On the home page and the clients page. Publish only real client quotes, with consent.',
  'story.title.en': 'Title (English)',
  'story.title.ar': 'Title (Arabic)',
  'story.text.en': 'Text (English)',
  'story.text.ar': 'Text (Arabic)',
  'story.headline.en': 'Headline (English)',
  'story.headline.ar': 'Headline (Arabic)',
  'story.above.en': 'Line above the headline (English)',
  'story.above.ar': 'Line above the headline (Arabic)',
  'story.below.en': 'Sentence below the headline (English)',
  'story.below.ar': 'Sentence below the headline (Arabic)',
  'story.statement.en': 'Guiding sentence (English)',
  'story.statement.ar': 'Guiding sentence (Arabic)',
  'story.onHome.en': 'On the home page (English)',
  'story.onHome.ar': 'On the home page (Arabic)',
  'story.onAbout.en': 'On the page about the firm (English)',
  'story.onAbout.ar': 'On the page about the firm (Arabic)',
  'story.year.en': 'Year (English)',
  'story.year.ar': 'Year (Arabic)',
  'story.person.en': 'Person (English)',
  'story.person.ar': 'Person (Arabic)',
  'story.position.en': 'Position (English)',
  'story.position.ar': 'Position (Arabic)',
  'story.comment.en': 'Testimonial (English)',
  'story.comment.ar': 'Testimonial (Arabic)',
  'story.order.hint': 'The lowest number comes first',
  'story.isVisible': 'Visible on the website',
  'story.saved.shown': '“{name}” is shown on the website.',
  'story.saved.hidden': '“{name}” is not shown on the website.',
  'story.deleted': '“{name}” is no longer among the texts about the firm.',
  'story.changed': 'This text changed while you were editing',
  'story.addError': 'Failed to add text',
  'story.updateError': 'Failed to update text',
  'story.deleteError': 'Failed to delete text',
  'confirm.story': 'Are you sure you want to delete this text?',
  'toast.story.added': 'Text added successfully',
  'toast.story.updated': 'Text updated successfully',
  'toast.story.deleted': 'Text deleted successfully',
}

export const office = {
  'story.pageTitle': 'About the firm',
}

export const officeActivity = {
  'audit.entity.storyPart': 'Text about the firm',
  'activity.storyPart.create': '{who} added “{name}” to the texts about the firm',
  'activity.storyPart.update': '{who} changed “{name}” among the texts about the firm',
  'activity.storyPart.delete': '{who} removed “{name}” from the texts about the firm',
  'activity.record.storyPart': 'text about the firm {reference}',
}

export const officeFind = {
  'find.words.story': 'history, mission, vision, values, testimonials',
}

export const officeHelp = {
  'help.story':
    'Texts about the firm on the website: opening words, history, milestones, mission, vision, values and testimonials, in both languages. A section without a text is left out.',
}

export const officeSetup = {
  'sample.kind.storyParts': 'Texts about the firm',
}

export const forms = {
  'val.story.single': 'The website has one text of this kind. Please edit the one that is there.',
}
