/**
 * Lets a few handshakes through per turn of the event loop. After a short network failure all clients reconnect at
 * once; handling them in one turn would delay every pick made meanwhile.
 */
export class HandshakeThrottle {
  private waiting: (() => void)[] = [];
  private entered = 0;
  private turning = false;

  constructor(private readonly perTurn: number) {}

  /** Calls `enter` immediately, or in a later turn when this turn is full; first come, first served. */
  admit(enter: () => void): void {
    if (this.entered < this.perTurn && this.waiting.length === 0) {
      this.entered += 1;
      this.turn();
      enter();
      return;
    }
    this.waiting.push(enter);
    this.turn();
  }

  private turn(): void {
    if (this.turning) return;
    this.turning = true;
    setImmediate(() => {
      this.turning = false;
      const next = this.waiting.splice(0, this.perTurn);
      this.entered = next.length;
      if (next.length > 0) this.turn();
      for (const enter of next) enter();
    });
  }
}
