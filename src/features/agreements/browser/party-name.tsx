import { isolatedValue } from '../lines/isolate.ts'

/** A name of a person or a company, or a capacity, in the order of its own letters, such as `شركة المراعي (Almarai Co.)`. */
export const PartyName = ({ children }: { children: string }) => <bdi>{isolatedValue(children)}</bdi>

/** The representative of a party and their capacity; at least one of both is not empty. */
export const Representative = ({
  representative,
  capacity,
}: {
  representative: string
  capacity: string
}) => (
  <span>
    {representative !== '' && <PartyName>{representative}</PartyName>}
    {representative !== '' && capacity !== '' && ' · '}
    {capacity !== '' && <PartyName>{capacity}</PartyName>}
  </span>
)
