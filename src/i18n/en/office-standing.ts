/** The verification of a client's identity. */
export const officeStanding = {
  'correspondent.verified': 'Address confirmed',
  'correspondent.verifiedSince': 'Address confirmed on {date}',
  'correspondent.unverified': 'Address not confirmed',
}
