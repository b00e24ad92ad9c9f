import type { ProviderOptions } from '../provider-options.ts'
import { Journeys } from './journey.ts'
import { Provider } from './provider.ts'

/** The firm's directory, and the logins that are under way. */
export type Directory = { provider: Provider; journeys: Journeys }

type House = { publicUrl: () => string; isHttps: boolean; sealingKey: Buffer }

export const openDirectory = (
  options: ProviderOptions,
  { publicUrl, isHttps, sealingKey }: House,
): Directory => ({
  provider: new Provider(options, () => `${publicUrl()}/auth/directory/callback`),
  journeys: new Journeys(sealingKey, isHttps),
})
