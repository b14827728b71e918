import type { Refusal } from '@crease/core/result.js';

/** The server said no to a message on the socket, and why. */
export class SocketRefusal extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'SocketRefusal';
  }
}
