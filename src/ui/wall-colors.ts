/** Light is mixed into ember instead of blended with green, which would look olive. */
export const fillOf = (shade: number): string =>
  shade === 0 ? 'var(--night)' : `color-mix(in oklab,var(--noor) ${shade}%,var(--ember))`
