import type { TeamMarkName } from '@crease/core/team-mark.js';

export const mark = 'Mark';
export const color = 'Color';

export const MARK: Readonly<Record<TeamMarkName, string>> = {
  star: 'Star',
  bolt: 'Bolt',
  crown: 'Crown',
  mountain: 'Mountains',
  wave: 'Waves',
  flame: 'Flame',
  anchor: 'Anchor',
  shield: 'Shield',
  diamond: 'Diamond',
  hexagon: 'Hexagon',
  ring: 'Ring',
  target: 'Target',
  cross: 'Cross',
  saltire: 'Saltire',
  chevron: 'Chevron',
  chevrons: 'Two chevrons',
  moon: 'Moon',
  sun: 'Sun',
  drop: 'Drop',
  leaf: 'Leaf',
  pine: 'Pine',
  arrow: 'Arrow',
  bars: 'Bars',
  stripes: 'Stripes',
  hourglass: 'Hourglass',
  heart: 'Heart',
  compass: 'Compass',
  triangle: 'Triangle',
  checks: 'Checks',
  clover: 'Clover',
  snow: 'Snowflake',
  pennant: 'Pennant',
};

/** Names of the colours, in the order of their numbers. */
export const COLOR: readonly string[] = [
  'Red',
  'Blue',
  'Orange',
  'Jade',
  'Violet',
  'Olive',
  'Pink',
  'Teal',
  'Brown',
  'Indigo',
  'Green',
  'Purple',
  'Amber',
  'Emerald',
  'Gray',
  'Sky blue',
];
