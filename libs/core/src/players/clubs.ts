/** A club of the 2025-26 season. `color` is for thin edges and monograms. */
export interface NhlClub {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly conference: 'Eastern' | 'Western';
  readonly division: 'Atlantic' | 'Metropolitan' | 'Central' | 'Pacific';
  readonly color: string;
}

const club = (code: string, city: string, nickname: string, division: NhlClub['division'], color: string): NhlClub => ({
  code,
  name: `${city} ${nickname}`,
  city,
  conference: division === 'Atlantic' || division === 'Metropolitan' ? 'Eastern' : 'Western',
  division,
  color,
});

export const NHL_CLUBS: readonly NhlClub[] = [
  club('ANA', 'Anaheim', 'Ducks', 'Pacific', '#F47A38'),
  club('BOS', 'Boston', 'Bruins', 'Atlantic', '#FFB81C'),
  club('BUF', 'Buffalo', 'Sabres', 'Atlantic', '#003087'),
  club('CAR', 'Carolina', 'Hurricanes', 'Metropolitan', '#CE1126'),
  club('CBJ', 'Columbus', 'Blue Jackets', 'Metropolitan', '#002654'),
  club('CGY', 'Calgary', 'Flames', 'Pacific', '#C8102E'),
  club('CHI', 'Chicago', 'Blackhawks', 'Central', '#CF0A2C'),
  club('COL', 'Colorado', 'Avalanche', 'Central', '#6F263D'),
  club('DAL', 'Dallas', 'Stars', 'Central', '#006847'),
  club('DET', 'Detroit', 'Red Wings', 'Atlantic', '#CE1126'),
  club('EDM', 'Edmonton', 'Oilers', 'Pacific', '#FF4C00'),
  club('FLA', 'Florida', 'Panthers', 'Atlantic', '#C8102E'),
  club('LAK', 'Los Angeles', 'Kings', 'Pacific', '#A2AAAD'),
  club('MIN', 'Minnesota', 'Wild', 'Central', '#154734'),
  club('MTL', 'Montréal', 'Canadiens', 'Atlantic', '#AF1E2D'),
  club('NJD', 'New Jersey', 'Devils', 'Metropolitan', '#CE1126'),
  club('NSH', 'Nashville', 'Predators', 'Central', '#FFB81C'),
  club('NYI', 'New York', 'Islanders', 'Metropolitan', '#00539B'),
  club('NYR', 'New York', 'Rangers', 'Metropolitan', '#0038A8'),
  club('OTT', 'Ottawa', 'Senators', 'Atlantic', '#C52032'),
  club('PHI', 'Philadelphia', 'Flyers', 'Metropolitan', '#F74902'),
  club('PIT', 'Pittsburgh', 'Penguins', 'Metropolitan', '#FCB514'),
  club('SEA', 'Seattle', 'Kraken', 'Pacific', '#68A2B9'),
  club('SJS', 'San Jose', 'Sharks', 'Pacific', '#006D75'),
  club('STL', 'St. Louis', 'Blues', 'Central', '#002F87'),
  club('TBL', 'Tampa Bay', 'Lightning', 'Atlantic', '#002868'),
  club('TOR', 'Toronto', 'Maple Leafs', 'Atlantic', '#00205B'),
  club('UTA', 'Utah', 'Mammoth', 'Central', '#71AFE5'),
  club('VAN', 'Vancouver', 'Canucks', 'Pacific', '#00843D'),
  club('VGK', 'Vegas', 'Golden Knights', 'Pacific', '#B4975A'),
  club('WPG', 'Winnipeg', 'Jets', 'Central', '#041E42'),
  club('WSH', 'Washington', 'Capitals', 'Metropolitan', '#C8102E'),
];

export const CLUB_CODES: readonly string[] = NHL_CLUBS.map((one) => one.code);

const byCode = new Map(NHL_CLUBS.map((one) => [one.code, one]));

/**
 * Club codes from old seasons and other sources, mapped to today's code. FORMER lists former locations, which keep
 * their own code in statistics. SPELLINGS lists other spellings of current codes.
 */
const FORMER: Readonly<Record<string, string>> = { ARI: 'UTA', PHX: 'UTA', ATL: 'WPG' };
const SPELLINGS: Readonly<Record<string, string>> = {
  'T.B': 'TBL',
  TB: 'TBL',
  TAM: 'TBL',
  'L.A': 'LAK',
  LA: 'LAK',
  'N.J': 'NJD',
  NJ: 'NJD',
  'S.J': 'SJS',
  SJ: 'SJS',
  VGS: 'VGK',
  VEG: 'VGK',
  UTH: 'UTA',
  UHC: 'UTA',
  WAS: 'WSH',
  MON: 'MTL',
  NAS: 'NSH',
  CLB: 'CBJ',
  CAL: 'CGY',
  WIN: 'WPG',
};

/** Returns today's club code for a code of any season or source. Undefined for an unknown club. */
export function currentClubCode(code: string): string | undefined {
  const upper = code.trim().toUpperCase();
  if (byCode.has(upper)) return upper;
  return FORMER[upper] ?? SPELLINGS[upper];
}

/**
 * Normalizes the club of a statistics line. Several clubs are joined by a slash in playing order ('CGY/PHI'). Former
 * locations keep their own code ('ARI'). Undefined when any part is not an NHL club.
 */
export function seasonClubCode(text: string): string | undefined {
  const parts = text.split('/').map((part) => {
    const upper = part.trim().toUpperCase();
    if (byCode.has(upper) || FORMER[upper] !== undefined) return upper;
    return SPELLINGS[upper];
  });
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined;
}

const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const byName = new Map<string, string>([
  ...NHL_CLUBS.map((one): [string, string] => [nameKey(one.name), one.code]),
  ['arizonacoyotes', 'ARI'],
  ['phoenixcoyotes', 'PHX'],
  ['atlantathrashers', 'ATL'],
  ['utahhockeyclub', 'UTA'],
]);

/** Returns the code for a club's full name in any season ('Arizona Coyotes' is ARI). Undefined for other clubs. */
export function clubCodeOfName(name: string): string | undefined {
  return byName.get(nameKey(name));
}
