const KEY = 'crease.league';

/** The league this browser last looked at. */
export function lastLeague(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberLeague(leagueId: string) {
  try {
    localStorage.setItem(KEY, leagueId);
  } catch {
    // Storage is forbidden: the next visit begins on the first page.
  }
}
