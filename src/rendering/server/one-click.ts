/**
 * The address in the `List-Unsubscribe` header of a mail. A POST to it from anywhere ends the subscription
 * (RFC 8058): only its token decides, not a cookie, origin or body.
 */
export const isOneClickAddress = (url: string): boolean =>
  /^\/newsletter\/unsubscribe\/?\?(?:.*&)?token=[^&]/.test(url)
