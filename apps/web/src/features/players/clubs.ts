import { clubName } from '@crease/core/players/club.words.js';
import { NHL_CLUBS, type NhlClub } from '@crease/core/players/clubs.js';

const BY_CODE: ReadonlyMap<string, NhlClub> = new Map(NHL_CLUBS.map((club) => [club.code, club]));

export function clubLook(code: string | null): { code: string | null; name?: string; color?: string } {
  const club = code === null ? undefined : BY_CODE.get(code);
  return club === undefined ? { code } : { code, name: clubName(club.code), color: club.color };
}
