import type { Refusal } from '@crease/core/result.js';

/** The server refused a message sent over the socket. */
export class SocketRefusal extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'SocketRefusal';
  }
}
