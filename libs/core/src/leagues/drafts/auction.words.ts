import * as en from './auction.words.en.js';
import * as fr from './auction.words.fr.js';
import { byReader } from '../../words.js';

export const auctionWords = byReader({ en: en.auctionWords, fr: fr.auctionWords });
