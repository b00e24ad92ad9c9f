/** The dialog that imports publications from an export of WordPress. */
export const officeWordpress = {
  'wordpress.title': 'Import publications from WordPress',
  'wordpress.hint':
    'In WordPress: Tools, Export, All content. Translations that were paired with Polylang or WPML become one publication in both languages. What was imported before stays as it is.',
  'wordpress.formats': 'Or drop it here. An XML file of up to 32 MB.',
  'wordpress.tooLarge': 'The file is larger than 32 MB. In WordPress, export the posts by year.',
  'wordpress.both': {
    zero: 'None of them is in both languages.',
    one: '{n} of them is in both languages.',
    other: '{n} of them are in both languages.',
  },
  'wordpress.drafts': {
    zero: 'None was a draft.',
    one: '{n} was a draft or private.',
    other: '{n} were drafts or private.',
  },
  'wordpress.authors':
    'No account of the office has the email address of these authors, so their publications will name no author: {names}.',
  'wordpress.sample': 'The first posts',
  'wordpress.error.part': 'Part',
  'wordpress.error.post': 'Post',
  'wordpress.lost': 'Left out',
  'wordpress.lost.name': 'What',
  'wordpress.lost.kind': 'Kind',
  'wordpress.lost.count': 'How often',
  'wordpress.lost.element': 'Embedded content or form',
  'wordpress.lost.shortcode': 'Shortcode of a plugin',
  'wordpress.lost.type': 'Other kind of content',
  'wordpress.categories': 'Categories',
  'wordpress.categories.text': 'Choose the category here for each category there.',
  'wordpress.pictures': 'Images',
  'wordpress.pictures.text':
    'The server fetches images only from the websites that you choose. Images from others are left out. If an image cannot be fetched, the text keeps a note and the publication stays a draft.',
  'wordpress.pictures.host': {
    one: 'Fetch {n} image from {host}',
    other: 'Fetch {n} images from {host}',
  },
  'wordpress.pages': { one: 'Import {n} page, too', other: 'Import {n} pages, too' },
  'wordpress.publish': 'Publish what was published there',
  'wordpress.publish.hint': 'On its date there. Without this everything becomes a draft.',
  'wordpress.leaveOut': 'Leave out the posts with errors',
  'wordpress.leaveOut.hint': 'Without this nothing is imported until the file has no errors.',
  'wordpress.run': {
    zero: 'Nothing to import',
    one: 'Import {n} publication',
    other: 'Import {n} publications',
  },
  'wordpress.progress': 'Imported: {n}. Left: {left}.',
  'wordpress.stop': 'Stop',
  'wordpress.stopping': 'Stopping…',
  'wordpress.failed': 'The import was interrupted',
  'wordpress.close': 'Close',
  'wordpress.done': {
    zero: 'No publication was imported.',
    one: '{n} publication was imported.',
    other: '{n} publications were imported.',
  },
  'wordpress.left': {
    one: '{n} is left. Choose the same file again to go on.',
    other: '{n} are left. Choose the same file again to go on.',
  },
  'wordpress.missing': {
    one: '{n} image was not imported. The report names it.',
    other: '{n} images were not imported. The report names them.',
  },
  'wordpress.report': 'Download report',
  'wordpress.report.file': 'import-report',
  'wordpress.report.hint':
    'The report lists the old and the new address of each publication, for redirects, and what was left out.',
}
