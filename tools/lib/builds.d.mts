/** Builds those of the named parts whose sources changed since their last build; returns the built ones. */
export function buildStale(
  names: readonly ('api' | 'description' | 'web')[],
  options?: { force?: boolean; say?: (text: string) => void },
): Promise<string[]>;
