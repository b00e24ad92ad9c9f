// Separate from the schemas: screens need these values without the validation code.

export const conversationChannels = ['phone', 'whatsapp', 'visit'] as const

/** From the client, or from the firm. */
export const conversationDirections = ['in', 'out'] as const

/** WhatsApp marks messages that their sender edited or deleted. */
export const conversationMarks = ['edited', 'deleted'] as const

/** The maximum size of an exported chat, with its files: 5 MB. */
export const maxChatBytes = 5 * 1024 * 1024

/** The pattern of the file picker. */
export const acceptedChats = '.txt,.zip,text/plain,application/zip'
