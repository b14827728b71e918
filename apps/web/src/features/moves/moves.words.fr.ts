import type { Translation } from '@crease/core/words.js';
import { pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './moves.words.en.js';

export const picksUsed: Translation<typeof en.picksUsed> = ({ used, total }) =>
  `${used} sur ${total} ${pluralOf(used, 'utilisé', 'utilisés')}`;
export const picksLeft: Translation<typeof en.picksLeft> = ({ left, total }) => `il en reste ${left} sur ${total}`;
export const noPicks = 'aucun';

export const before = 'Avant';
export const after = 'Après';
export const limit = 'Limite';

export const teamBeforeAndAfter = 'L’équipe avant et après';
export const counts = 'Nombre';
export const active = 'Actifs';
export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';
export const injuredReserve = 'Liste des blessés';
export const rookieBank = 'Banque d’espoirs';
export const theRule = 'La règle';
export const atMost: Translation<typeof en.atMost> = ({ count }) => `au plus ${count}`;
export const atLeast: Translation<typeof en.atLeast> = ({ count }) => `au moins ${count}`;
export const noLimit = 'aucune';
