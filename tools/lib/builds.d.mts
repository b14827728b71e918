/** Builds those of the named parts whose sources changed since their last build; tells which it built. */
export function buildStale(
  names: readonly ('api' | 'description' | 'web')[],
  options?: { force?: boolean; say?: (text: string) => void },
): Promise<string[]>;
