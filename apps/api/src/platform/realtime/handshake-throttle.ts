/**
 * Lets a few handshakes through at each turn of the event loop. After a network failed for a moment, all its clients
 * come back at once; shaking hands with all of them in one turn would hold up every pick made meanwhile.
 */
export class HandshakeThrottle {
  private waiting: (() => void)[] = [];
  private entered = 0;
  private turning = false;

  constructor(private readonly perTurn: number) {}

  /** Calls `enter` at once; when enough have entered in this turn, in a later one, first come, first served. */
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
