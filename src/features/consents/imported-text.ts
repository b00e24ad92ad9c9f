/** The version of the text for imported consents, which were given elsewhere to a different text. */
export const importedText = 'imported'
