// Separate from the schemas: screens need these values without the validation code.

/** The types that the file picker offers; the server checks the content. */
export const acceptedFiles = '.pdf,.docx,.xlsx,.jpg,.jpeg,.png,.heic,.webp,.txt'

/** 25 MB (P4.12). */
export const maxBytes = 25 * 1024 * 1024
