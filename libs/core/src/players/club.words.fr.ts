import type { Translation } from '../words.js';
import type * as en from './club.words.en.js';

/** Names in the form that the NHL uses in French. */
const CLUBS: Readonly<Record<string, string>> = {
  ANA: 'Ducks d’Anaheim',
  BOS: 'Bruins de Boston',
  BUF: 'Sabres de Buffalo',
  CAR: 'Hurricanes de la Caroline',
  CBJ: 'Blue Jackets de Columbus',
  CGY: 'Flames de Calgary',
  CHI: 'Blackhawks de Chicago',
  COL: 'Avalanche du Colorado',
  DAL: 'Stars de Dallas',
  DET: 'Red Wings de Detroit',
  EDM: 'Oilers d’Edmonton',
  FLA: 'Panthers de la Floride',
  LAK: 'Kings de Los Angeles',
  MIN: 'Wild du Minnesota',
  MTL: 'Canadiens de Montréal',
  NJD: 'Devils du New Jersey',
  NSH: 'Predators de Nashville',
  NYI: 'Islanders de New York',
  NYR: 'Rangers de New York',
  OTT: 'Sénateurs d’Ottawa',
  PHI: 'Flyers de Philadelphie',
  PIT: 'Penguins de Pittsburgh',
  SEA: 'Kraken de Seattle',
  SJS: 'Sharks de San Jose',
  STL: 'Blues de St. Louis',
  TBL: 'Lightning de Tampa Bay',
  TOR: 'Maple Leafs de Toronto',
  UTA: 'Mammoth de l’Utah',
  VAN: 'Canucks de Vancouver',
  VGK: 'Golden Knights de Vegas',
  WPG: 'Jets de Winnipeg',
  WSH: 'Capitals de Washington',
};

export const clubName: Translation<typeof en.clubName> = (code) => CLUBS[code] ?? code;
