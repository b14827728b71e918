import type { Refusal } from '@crease/core/result.js';

export class SocketRefusal extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'SocketRefusal';
  }
}
