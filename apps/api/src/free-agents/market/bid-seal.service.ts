import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Seal } from '../../platform/config/sealed.js';
import type { Idempotency } from '../../platform/database/database.js';

/** The bid that an amount belongs to. It is bound into the seal, so that no other row can hold a copy. */
export interface SealedBid {
  readonly leagueId: string;
  readonly teamId: string;
  readonly bidId: string;
}

/** Digits of the largest amount. All amounts get this width, because encryption does not hide a text's length. */
const WIDTH = 9;

/** Encrypts the amounts of bids with the installation's secret, so that not even the database shows them. */
@Injectable()
export class BidSeal {
  private readonly seal: Seal;
  private readonly requests: Buffer;

  constructor(@Inject(CONFIG) { SESSION_SECRET }: Config) {
    this.seal = new Seal(SESSION_SECRET, 'bids');
    this.requests = Buffer.from(hkdfSync('sha256', SESSION_SECRET, '', 'crease requests of bids', 32));
  }

  close(amount: number, { leagueId, teamId, bidId }: SealedBid): string {
    return this.seal.close({ amount: String(amount).padStart(WIDTH, '0'), leagueId, teamId, bidId }, null);
  }

  /** The amount; null when the text belongs to another bid or was sealed with another secret. */
  open(sealed: string, bid: SealedBid): number | null {
    const opened = this.seal.open<SealedBid & { amount: string }>(sealed);
    if (opened?.leagueId !== bid.leagueId || opened.teamId !== bid.teamId || opened.bidId !== bid.bidId) return null;
    return Number(opened.amount);
  }

  /** False when the text was sealed with another secret or changed. */
  isReadable(sealed: string): boolean {
    return this.seal.open(sealed) !== null;
  }

  /** The key of a request, with a hash that cannot be compared with the hashes of guessed amounts. */
  protectKey(idempotency: Idempotency | null): Idempotency | null {
    if (idempotency === null) return null;
    return { ...idempotency, hash: createHmac('sha256', this.requests).update(idempotency.hash).digest('hex') };
  }
}
