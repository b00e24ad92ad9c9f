const unsafe = /[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu

/**
 * The `Content-Disposition` of a download. A name in any script is encoded by RFC 8187; older programs get
 * its ASCII letters. No name can break out of the header or its folder.
 */
export const attachmentNamed = (name: string): string => {
  const safe = name.toWellFormed().replace(unsafe, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '')
  const extension = /\.[a-z0-9]{1,8}$/i.exec(safe)?.[0] ?? ''
  const stem = safe.slice(0, safe.length - extension.length)
  const ascii = stem
    .replace(/[^\x20-\x7e]+/g, '')
    .replace(/[%\s]+/g, ' ')
    .trim()
  return `attachment; filename="${ascii || 'download'}${extension}"; filename*=UTF-8''${encoded(safe || 'download')}`
}

/** `encodeURIComponent` leaves some characters that an extended value must not contain. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
