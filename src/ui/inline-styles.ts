export const injectedStyles: readonly string[] = []
