import { seal, unseal } from '#files/sealing.ts'

/** Words of a mail whose links open nothing, and what they need to open something. */
type Sealed<Words> = Words & { sealedTokens: string | null }
type Words = { text: string; html: string; headers: Record<string, string> }

/** The key that sealed them is not the one we have. */
export class LinkKeyError extends Error {
  override name = 'LinkKeyError'
}

const sign = (at: number): string => `{token:${at}}`
const signs = /\{token:(\d+)\}/g

/** Keeps what the links of our mail open out of the database while the mail waits there. */
export class LinkTokens {
  readonly #key: Buffer

  /** 32 bytes that lie outside the database. */
  constructor(key: Buffer) {
    this.#key = key
  }

  /** Bound to the mail: copied into another row they do not open. */
  takeOut<Each extends Words>(words: Each, tokens: readonly string[], mailId: number): Sealed<Each> {
    const without = (text: string) =>
      tokens.reduce((left, token, at) => left.replaceAll(token, () => sign(at)), text)
    return {
      ...inAll(words, without),
      sealedTokens: seal(this.#key, JSON.stringify(tokens), contextOf(mailId)),
    }
  }

  /** Throws `LinkKeyError`. A mail without sealed tokens stays as it is, whatever somebody wrote into it. */
  putBack<Each extends Partial<Words>>(mail: Sealed<Each> & { id: number }): Each {
    if (mail.sealedTokens === null) return mail
    const tokens = this.#open(mail.sealedTokens, mail.id)
    return inAll(mail, (text) => text.replace(signs, (whole, at: string) => tokens[Number(at)] ?? whole))
  }

  #open(sealed: string, mailId: number): string[] {
    try {
      return JSON.parse(unseal(this.#key, sealed, contextOf(mailId)))
    } catch (cause) {
      throw new LinkKeyError('the key of DATA_DIR/keys/mail-links.key is not the one that sealed this mail', {
        cause,
      })
    }
  }
}

const contextOf = (mailId: number): string => `outbox ${mailId}`

const inAll = <Each extends Partial<Words>>(words: Each, change: (text: string) => string): Each => ({
  ...words,
  ...(words.text !== undefined && { text: change(words.text) }),
  ...(words.html !== undefined && { html: change(words.html) }),
  ...(words.headers !== undefined && {
    headers: Object.fromEntries(Object.entries(words.headers).map(([name, value]) => [name, change(value)])),
  }),
})

/** For eyes that may not use a link: the end of its address, whether its token is sealed or stands there. */
export const withoutTokens = (words: string): string =>
  words.replace(/([?&](?:amp;)?token=)(?:[\w-]+|\{token:\d+\})/g, '$1…')
