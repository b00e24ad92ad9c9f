/** The firm's directory, an OpenID Connect provider, and the rules of its logins. */
export type ProviderOptions = {
  /** Absolute, as the provider's own document has it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The name on the button. */
  name: string
  scopes: string
  /** Members may log in as staff, and an unknown one gets an account. */
  staffGroup: string | undefined
  /** Members are admins. */
  adminGroup: string | undefined
  groupsClaim: string
  /** Values of `acr` that count as two factors. */
  strongAcr: readonly string[]
  /** Refuses passwords and passkeys of the office, except those of the local admin. */
  isOnly: boolean
}
