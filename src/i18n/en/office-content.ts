export const officeContent = {
  'content.englishRequired': 'English is required: it is shown where a translation is missing.',
}
