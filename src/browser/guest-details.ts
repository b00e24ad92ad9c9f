type GuestDetails = { firstName: string; lastName: string; email: string; phone: string }

const key = 'guest-details'

/**
 * A guest who has sent a request registers with the same details. They are deleted with the tab, since
 * devices may be shared.
 */
export const storeGuestDetails = ({ firstName, lastName, email, phone }: GuestDetails): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ firstName, lastName, email, phone }))
  } catch {
    // The registration form is empty without storage.
  }
}

export const readGuestDetails = (): Partial<GuestDetails> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

export const forgetGuestDetails = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // No details were stored.
  }
}
