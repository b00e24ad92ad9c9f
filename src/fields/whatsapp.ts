/** A chat with a number that has its country code; `text` is ready to be sent in it. */
export const whatsAppAddress = (number: string, text?: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text === undefined ? '' : `?${new URLSearchParams({ text })}`}`
