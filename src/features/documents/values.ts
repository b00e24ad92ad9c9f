// Apart from the schemas, since a list names these and checks nothing.

/** What the file picker offers; the server checks the content. */
export const acceptedFiles = '.pdf,.docx,.xlsx,.jpg,.jpeg,.png,.heic,.webp,.txt'

/** 25 MB (P4.12). */
export const mostBytes = 25 * 1024 * 1024
