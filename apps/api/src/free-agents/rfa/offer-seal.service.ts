import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Seal } from '../../platform/config/sealed.js';
import type { Idempotency } from '../../platform/database/database.js';

/** The offer that terms belong to. It is bound into the seal, so that no other row can hold a copy. */
export interface SealedOffer {
  readonly leagueId: string;
  readonly teamId: string;
  readonly offerId: string;
}

export interface OfferTerms {
  readonly salary: number;
  readonly years: number;
}

/** Digits of the largest figures. All terms get this width, because encryption does not hide a text's length. */
const WIDTH = 12;

/** Encrypts the terms of offers, so that not even the database shows them. */
@Injectable()
export class OfferSeal {
  private readonly seal: Seal;
  private readonly requests: Buffer;

  constructor(@Inject(CONFIG) { SESSION_SECRET }: Config) {
    this.seal = new Seal(SESSION_SECRET, 'offers');
    this.requests = Buffer.from(hkdfSync('sha256', SESSION_SECRET, '', 'crease requests of offers', 32));
  }

  close({ salary, years }: OfferTerms, { leagueId, teamId, offerId }: SealedOffer): string {
    const wide = (figure: number) => String(figure).padStart(WIDTH, '0');
    return this.seal.close({ salary: wide(salary), years: wide(years), leagueId, teamId, offerId }, null);
  }

  /** The terms; null when the text belongs to another offer. Throws when it was sealed with another secret. */
  open(sealed: string, offer: SealedOffer): OfferTerms | null {
    const opened = this.seal.open<SealedOffer & { salary: string; years: string }>(sealed);
    if (opened === null)
      throw new Error('open offers were sealed with another SESSION_SECRET: start with that one to decide them');
    if (opened.leagueId !== offer.leagueId || opened.teamId !== offer.teamId || opened.offerId !== offer.offerId)
      return null;
    return { salary: Number(opened.salary), years: Number(opened.years) };
  }

  /** The key of a request, with a hash that cannot be compared with the hashes of guessed terms. */
  protectKey(idempotency: Idempotency | null): Idempotency | null {
    if (idempotency === null) return null;
    return { ...idempotency, hash: createHmac('sha256', this.requests).update(idempotency.hash).digest('hex') };
  }
}
