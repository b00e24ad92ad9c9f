import { seal, unseal } from '#files/keys.ts'

/** A mail whose links have placeholders instead of tokens, and the encrypted tokens. */
type Sealed<Parts> = Parts & { sealedTokens: string | null }
type MailParts = { text: string; html: string; headers: Record<string, string> }

/** The tokens were encrypted with a different key. */
export class LinkKeyError extends Error {
  override name = 'LinkKeyError'
}

const sign = (at: number): string => `{token:${at}}`
const signs = /\{token:(\d+)\}/g

/** Encrypts the tokens of links while a mail waits in the database. */
export class LinkTokens {
  readonly #key: Buffer

  /** `key` has 32 bytes and is stored outside the database. */
  constructor(key: Buffer) {
    this.#key = key
  }

  /** Encrypts the tokens for this mail: copied into another row they cannot be decrypted. */
  seal<Each extends MailParts>(parts: Each, tokens: readonly string[], mailId: number): Sealed<Each> {
    const without = (text: string) =>
      tokens.reduce((left, token, at) => left.replaceAll(token, () => sign(at)), text)
    return {
      ...inAll(parts, without),
      sealedTokens: seal(this.#key, JSON.stringify(tokens), contextOf(mailId)),
    }
  }

  /** Throws `LinkKeyError`. A mail without encrypted tokens is not changed, whatever its text contains. */
  unseal<Each extends Partial<MailParts>>(mail: Sealed<Each> & { id: number }): Each {
    if (mail.sealedTokens === null) return mail
    const tokens = this.#open(mail.sealedTokens, mail.id)
    return inAll(mail, (text) => text.replace(signs, (whole, at: string) => tokens[Number(at)] ?? whole))
  }

  /** Encrypts one token for the record `context`: copied to another it cannot be decrypted. */
  sealToken(token: string, context: string): string {
    return seal(this.#key, token, context)
  }

  /** Throws `LinkKeyError`. */
  unsealToken(sealed: string, context: string): string {
    try {
      return unseal(this.#key, sealed, context)
    } catch (cause) {
      throw new LinkKeyError('the key of DATA_DIR/keys/mail-links.key is not the one that sealed this', {
        cause,
      })
    }
  }

  #open(sealed: string, mailId: number): string[] {
    return JSON.parse(this.unsealToken(sealed, contextOf(mailId)))
  }
}

const contextOf = (mailId: number): string => `outbox ${mailId}`

const inAll = <Each extends Partial<MailParts>>(parts: Each, change: (text: string) => string): Each => ({
  ...parts,
  ...(parts.text !== undefined && { text: change(parts.text) }),
  ...(parts.html !== undefined && { html: change(parts.html) }),
  ...(parts.headers !== undefined && {
    headers: Object.fromEntries(Object.entries(parts.headers).map(([name, value]) => [name, change(value)])),
  }),
})

/** Removes the tokens of links, as plain text or placeholders, for readers who must not use them. */
export const withoutTokens = (text: string): string =>
  text.replace(/([?&](?:amp;)?token=)(?:[\w-]+|\{token:\d+\})/g, '$1…')
