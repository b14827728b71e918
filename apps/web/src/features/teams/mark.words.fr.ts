import type { Translation } from '@crease/core/words.js';
import type * as en from './mark.words.en.js';

export const mark = 'Emblème';
export const color = 'Couleur';

export const MARK: Translation<typeof en.MARK> = {
  star: 'Étoile',
  bolt: 'Éclair',
  crown: 'Couronne',
  mountain: 'Montagnes',
  wave: 'Vagues',
  flame: 'Flamme',
  anchor: 'Ancre',
  shield: 'Bouclier',
  diamond: 'Losange',
  hexagon: 'Hexagone',
  ring: 'Anneau',
  target: 'Cible',
  cross: 'Croix',
  saltire: 'Sautoir',
  chevron: 'Chevron',
  chevrons: 'Deux chevrons',
  moon: 'Lune',
  sun: 'Soleil',
  drop: 'Goutte',
  leaf: 'Feuille',
  pine: 'Pin',
  arrow: 'Flèche',
  bars: 'Barres',
  stripes: 'Rayures',
  hourglass: 'Sablier',
  heart: 'Cœur',
  compass: 'Boussole',
  triangle: 'Triangle',
  checks: 'Damier',
  clover: 'Trèfle',
  snow: 'Flocon',
  pennant: 'Fanion',
};

export const COLOR: Translation<typeof en.COLOR> = [
  'Rouge',
  'Bleu',
  'Orange',
  'Jade',
  'Violet',
  'Olive',
  'Rose',
  'Sarcelle',
  'Brun',
  'Indigo',
  'Vert',
  'Pourpre',
  'Ambre',
  'Émeraude',
  'Gris',
  'Bleu ciel',
];
