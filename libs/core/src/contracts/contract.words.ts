import * as en from './contract.words.en.js';
import * as fr from './contract.words.fr.js';
import type { Dollars } from '../money.js';
import type { Season } from '../season.js';
import type { ContractKind } from './contract.values.js';
import { entriesByReader } from '../words.js';

export interface Terms {
  readonly salary: Dollars;
  readonly first: Season;
  readonly last: Season;
  readonly kind: ContractKind;
}

export const CONTRACT_LINES = entriesByReader({ en: en.CONTRACT_LINES, fr: fr.CONTRACT_LINES });
