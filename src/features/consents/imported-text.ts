/** Stands for the version of the text in consents that came with a file: they were given elsewhere, to another text. */
export const importedText = 'imported'
