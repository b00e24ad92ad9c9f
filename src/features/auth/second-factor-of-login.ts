import type { Role, SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'

/** What login needs of the second factor; `app.ts` hands it over, since that room knows this one. */
export type SecondFactorOfLogin = {
  isOn: (db: Database, userId: number) => Promise<boolean>
  /** `used`: right, and taken before. */
  take: (
    db: Database,
    person: Pick<SignedInUser, 'id' | 'email' | 'preferredLanguage'>,
    code: string,
  ) => Promise<'app' | 'recoveryCode' | 'wrong' | 'used'>
  /** Takes it away, where there is one. */
  drop: (db: Database, userId: number) => Promise<unknown>
  /** Writes to the owner that somebody has tried so many wrong codes. */
  tellRefused: (
    db: Database,
    person: Pick<SignedInUser, 'id' | 'email' | 'preferredLanguage'>,
    count: number,
  ) => Promise<void>
}

export type SecondFactorOptions = {
  secondFactor: SecondFactorOfLogin
  /** Whether the firm asks it of everybody with this role. */
  isRequiredOf: (role: Role) => Promise<boolean>
}
