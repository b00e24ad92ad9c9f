/** How the firm knows who a client is. */
export const officeStanding = {
  'correspondent.verified': 'Address confirmed',
  'correspondent.verifiedSince': 'Address confirmed on {date}',
  'correspondent.unverified': 'Address not confirmed',
}
