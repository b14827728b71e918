import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Busy } from '../platform/refusal.error.js';

/** OWASP's parameters for argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash takes 8 ms of a core. Half the cores stay free, so that sign-ins do not slow the draft down. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** Further calls would not be answered in time. */
const MAX_WAITING = 300;

@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.whenFree(() => hash(password, PARAMETERS));
  }

  matches(passwordHash: string, password: string): Promise<boolean> {
    return this.whenFree(() => verify(passwordHash, password));
  }

  private async whenFree<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MAX_WAITING) throw new Busy();
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
